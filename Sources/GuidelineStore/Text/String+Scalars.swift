extension String {
  /// Makes a string of scalar values; invalid ones are skipped.
  init(scalars: some Sequence<UInt32>) {
    self.init(UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }
}
