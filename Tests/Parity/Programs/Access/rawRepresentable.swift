public struct R: RawRepresentable { public var rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue } }
public enum E: String { case a }
public struct H: RawRepresentable, Hashable, Codable { public let rawValue: String
  public init?(rawValue: String) { self.rawValue = rawValue } 
  public static let x = H(rawValue: "x")! }
public extension R { static let one = R(rawValue: 1); struct Inner { public var r: R }; func inner() -> Inner { Inner(r: self) } }
public struct O: OptionSet { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let a = O(rawValue: 1) }
print(R.one.inner().r == .one, H.x, O.a.rawValue, E.a)
