// Options and enumerators of Foundation's collection classes.

struct NSEnumerationOptions: OptionSet, Sendable {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static let concurrent = NSEnumerationOptions(rawValue: 1)
  static let reverse = NSEnumerationOptions(rawValue: 2)
}
struct NSSortOptions: OptionSet, Sendable {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static let concurrent = NSSortOptions(rawValue: 1)
  static let stable = NSSortOptions(rawValue: 16)
}
class NSEnumerator: NSObject, Sequence, IteratorProtocol {
  typealias Element = Any
  var _rest: [Any]
  init(_items: [Any]) { _rest = _items.reversed() }
  override init() { _rest = [] }
  func nextObject() -> Any? { _rest.popLast() }
  func next() -> Any? { nextObject() }
  func makeIterator() -> NSEnumerator { self }
  var allObjects: [Any] {
    let rest = Array(_rest.reversed())
    _rest = []
    return rest
  }
}
