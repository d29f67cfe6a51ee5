extension String {
  /// The characters with these numbers; what is none is left out.
  init(scalars: some Sequence<UInt32>) {
    self.init(UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }
}
