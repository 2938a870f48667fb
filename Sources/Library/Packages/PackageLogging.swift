// The loggers of swift-log. Messages are no part of a program's output: they are discarded.
//
// Module: Logging

public struct _PackageLogger: Sendable {
  public typealias Metadata = [String: MetadataValue]
  public enum MetadataValue: Sendable, ExpressibleByStringInterpolation,
    ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, CustomStringConvertible
  {
    case string(String)
    case stringConvertible(any CustomStringConvertible & Sendable)
    case dictionary(Metadata)
    case array([MetadataValue])
    public init(stringLiteral value: String) { self = .string(value) }
    public init(dictionaryLiteral elements: (String, MetadataValue)...) {
      self = .dictionary(Dictionary(elements) { $1 })
    }
    public init(arrayLiteral elements: MetadataValue...) { self = .array(elements) }
    public var description: String {
      switch self {
      case .string(let text): text
      case .stringConvertible(let value): value.description
      case .dictionary(let values): values.description
      case .array(let values): values.description
      }
    }
  }
  public enum Level: String, Comparable, CaseIterable, Codable, Sendable {
    case trace, debug, info, notice, warning, error, critical
    public static func < (lhs: Level, rhs: Level) -> Bool {
      Level.allCases.firstIndex(of: lhs)! < Level.allCases.firstIndex(of: rhs)!
    }
  }
  public struct Message: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
    public let description: String
    public init(stringLiteral value: String) { description = value }
  }
  public let label: String
  public var logLevel = Level.info
  var _metadata: Metadata = [:]
  public init(label: String) { self.label = label }
  public subscript(metadataKey key: String) -> MetadataValue? {
    get { _metadata[key] }
    set { _metadata[key] = newValue }
  }
  public func log(
    level: Level, _ message: @autoclosure () -> Message,
    metadata: @autoclosure () -> Metadata? = nil, source: @autoclosure () -> String? = nil
  ) {}
  public func trace(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func debug(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func info(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func notice(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func warning(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func error(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func critical(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
}
public enum LoggingSystem {
  public static func bootstrap<H>(_ factory: @escaping (String) -> H) {}
}
