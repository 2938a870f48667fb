/// Counts by name.
public struct Tally: Equatable, Sendable {
  public private(set) var counts: [String: Int] = [:]
  public let limit: Int

  public init(limit: Int = 3) {
    self.limit = limit
  }

  public subscript(name: String) -> Int { counts[name, default: 0] }

  public var total: Int { counts.values.reduce(0, +) }

  public mutating func add(_ name: String) throws(TallyError) {
    guard !name.isEmpty else { throw .noName }
    guard self[name] < limit else { throw .full(name, limit: limit) }
    counts[name, default: 0] += 1
  }

  /// A stream of the names as they are added.
  func names(_ names: [String]) -> AsyncStream<String> {
    AsyncStream { continuation in
      for name in names { continuation.yield(name) }
      continuation.finish()
    }
  }
}

public enum TallyError: Error, Equatable, CustomStringConvertible {
  case noName
  case full(String, limit: Int)

  public var description: String {
    switch self {
    case .noName: "a name is missing"
    case .full(let name, let limit): "\(name) has \(limit) already"
    }
  }
}
