// Measuring in XCTest: blocks run as often as there, and what they take is not measured.
// Loads by member

public protocol XCTMetric {}
public final class XCTClockMetric: XCTMetric { public init() {} }
public final class XCTCPUMetric: XCTMetric {
  public init() {}
  public init(limitingToCurrentThread: Bool) {}
}
public final class XCTMemoryMetric: XCTMetric { public init() {} }
public final class XCTStorageMetric: XCTMetric { public init() {} }

public final class XCTMeasureOptions {
  public enum InvocationOptions: Int { case none, manuallyStart, manuallyStop }
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  public var iterationCount = 5
  public var invocationOptions = InvocationOptions.none
  public init() {}
}

public struct XCTPerformanceMetric: RawRepresentable, Hashable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let wallClockTime = XCTPerformanceMetric(
    "com.apple.XCTPerformanceMetric_WallClockTime")
}

extension XCTestCase {
  public class var defaultPerformanceMetrics: [XCTPerformanceMetric] { [.wallClockTime] }
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }
  public func measure(
    file: StaticString = #file, line: Int = #line, _ block: () -> Void
  ) {
    _repeat(10, block)
  }
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool,
    file: StaticString = #file, line: Int = #line, for block: () -> Void
  ) {
    _repeat(10, block)
  }
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    _repeat(options.iterationCount + 1, block)
  }
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
  ) {
    // The first run is not measured.
    _repeat(options.iterationCount + 1, block)
  }
  public func startMeasuring(file: StaticString = #file, line: Int = #line) {}
  public func stopMeasuring(file: StaticString = #file, line: Int = #line) {}
  func _repeat(_ count: Int, _ block: () -> Void) {
    for _ in 0..<count { block() }
  }
}
