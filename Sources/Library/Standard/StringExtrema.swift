// Lets extensions of `String` call the global `min` and `max`, which the methods of sequences would
// otherwise shadow, as in the standard library.
//
// Loads by member

extension String {
  func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
  func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
}
