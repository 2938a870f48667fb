public struct StaticString: ExpressibleByStringLiteral, Sendable,
  _ExpressibleByBuiltinStringLiteral
{
  let _text: String
  public init() { _text = "" }
  public init(stringLiteral value: String) { _text = value }
  public var hasPointerRepresentation: Bool { true }
  public var utf8CodeUnitCount: Int { _text.utf8.count }
  public var isASCII: Bool { _text.utf8.allSatisfy { $0 < 128 } }
  public func withUTF8Buffer<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    Array(_text.utf8).withUnsafeBufferPointer(body)
  }
}
extension StaticString: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _text }
  public var debugDescription: String { _text.debugDescription }
}
extension StaticString: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: _text) }
}
