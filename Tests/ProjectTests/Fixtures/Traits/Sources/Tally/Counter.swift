/// Counts what several tasks do.
public actor Counter {
  public private(set) var value = 0

  public init() {}

  public func increment(by step: Int = 1) { value += step }
}
