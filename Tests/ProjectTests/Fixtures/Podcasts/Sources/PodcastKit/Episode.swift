import Foundation

public struct Episode: Identifiable, Hashable, Codable, Sendable {
  public typealias ID = Int

  public let id: ID
  public var title: String
  public var duration: Duration
  public var published: Date

  public init(id: ID, title: String, duration: Duration, published: Date) {
    self.id = id
    self.title = title
    self.duration = duration
    self.published = published
  }

  private enum CodingKeys: String, CodingKey {
    case id, title
    case duration = "seconds"
    case published = "published_at"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    duration = .seconds(try container.decode(Double.self, forKey: .duration))
    published = try container.decode(Date.self, forKey: .published)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(Double(duration.components.seconds), forKey: .duration)
    try container.encode(published, forKey: .published)
  }
}
