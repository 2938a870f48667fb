import Foundation

// Of a wrapped property it is the wrapper that is coded.
@propertyWrapper
struct Lossy<Element: Codable>: Codable {
  var wrappedValue: [Element]
  private struct Ignored: Codable {}

  init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    wrappedValue = []
    while !container.isAtEnd {
      if let element = try? container.decode(Element.self) {
        wrappedValue.append(element)
      } else {
        _ = try container.decode(Ignored.self)
      }
    }
  }
  func encode(to encoder: Encoder) throws { try wrappedValue.encode(to: encoder) }
}

struct Scores: Codable {
  @Lossy var scores: [Int]
  var name: String
}
let scores = try JSONDecoder().decode(
  Scores.self, from: Data(#"{"scores": [1, {}, 3], "name": "Ada"}"#.utf8))
print(scores.scores, scores.name)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(scores), as: UTF8.self))

// A wrapped property that only its type sees takes no part in making it.
@propertyWrapper
struct Scaled {
  var wrappedValue: Int
  init(wrappedValue: Int, by factor: Int = 1) { self.wrappedValue = wrappedValue * factor }
}
struct Badge {
  var count: Int
  @Scaled(by: 3) private var size = 20
  @Scaled private var margin = 3
  var text: String { "\(count) \(size) \(margin)" }
}
print(Badge(count: 3).text)
