// What lets extensions of `String` call `min` and `max` of two values, which the methods of sequences
// hide elsewhere; the standard library has them for that.
//
// Loads by member

extension String {
  func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
  func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
}
