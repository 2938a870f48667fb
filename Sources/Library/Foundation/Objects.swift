// `NSObject` and its protocol.

protocol NSObjectProtocol: AnyObject {
  var hash: Int { get }
  var description: String { get }
  func isEqual(_ object: Any?) -> Bool
}
/// A class whose objects `as?` bridges to the value in their first property.
protocol _ValueObject {}
struct NSZone {}
protocol NSCopying { func copy(with zone: NSZone?) -> Any }
open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public init() {}
  open var hash: Int { ObjectIdentifier(self).hashValue }
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSObject else { return false }
    return self === other
  }
  // The toolchain's text also has the address.
  open var description: String { "<\(String(reflecting: type(of: self)))>" }
  open var debugDescription: String { description }
  public var hashValue: Int { hash }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
