internal import Dispatch
internal import Synchronization

extension Array where Element: Sendable {
  /// The results of a function of each element, in order, on all cores; the first elements begin first.
  func concurrentMap<Value: Sendable>(
    _ transform: @Sendable (Element) throws -> Value
  ) throws -> [Value] {
    let results = Mutex<[Int: Result<Value, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { try transform(self[index]) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { results in
      try indices.compactMap { try results[$0]?.get() }
    }
  }
}
