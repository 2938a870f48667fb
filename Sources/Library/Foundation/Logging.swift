// The system log. It is not part of a program's output, so messages are discarded.

struct OSLogType: Equatable, Sendable {
  let _name: String
  static let `default` = OSLogType(_name: "default")
  static let info = OSLogType(_name: "info")
  static let debug = OSLogType(_name: "debug")
  static let error = OSLogType(_name: "error")
  static let fault = OSLogType(_name: "fault")
}
struct OSLogPrivacy: Sendable {
  enum Mask { case hash, none }
  static let auto = OSLogPrivacy()
  static let `public` = OSLogPrivacy()
  static let `private` = OSLogPrivacy()
  static let sensitive = OSLogPrivacy()
  static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
struct OSLogMessage: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) {}
    mutating func appendInterpolation<T>(_ value: T, privacy: OSLogPrivacy = .auto) {}
    mutating func appendInterpolation<T>(
      _ value: T, format: Any, privacy: OSLogPrivacy = .auto
    ) {}
    mutating func appendInterpolation<T>(
      _ value: T, align: Any, privacy: OSLogPrivacy = .auto
    ) {}
  }
  init(stringLiteral value: String) {}
  init(stringInterpolation: StringInterpolation) {}
}
final class OSLog {
  static let `default` = OSLog()
  init() {}
  init(subsystem: String, category: String) {}
}
struct Logger: Sendable {
  init() {}
  init(_ log: OSLog) {}
  init(subsystem: String, category: String) {}
  func log(_ message: OSLogMessage) {}
  func log(level: OSLogType, _ message: OSLogMessage) {}
  func trace(_ message: OSLogMessage) {}
  func debug(_ message: OSLogMessage) {}
  func info(_ message: OSLogMessage) {}
  func notice(_ message: OSLogMessage) {}
  func warning(_ message: OSLogMessage) {}
  func error(_ message: OSLogMessage) {}
  func critical(_ message: OSLogMessage) {}
  func fault(_ message: OSLogMessage) {}
}
func os_log(
  _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: Any...
) {}
func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {}
func NSLog(_ format: String, _ arguments: Any...) {}
