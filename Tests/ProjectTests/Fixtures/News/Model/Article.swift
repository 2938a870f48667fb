import Foundation

struct Article: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var headline: String
  var body: String
  var isSaved = false

  enum CodingKeys: String, CodingKey { case id, headline, body }
}
