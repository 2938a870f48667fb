import Foundation
// default values for Codable via property wrapper
protocol DefaultSource { associatedtype Value: Decodable; static var defaultValue: Value { get } }
enum DecodableDefault {}
extension DecodableDefault {
  typealias Source = DefaultSource
  @propertyWrapper struct Wrapper<S: DefaultSource>: Decodable {
    typealias Value = S.Value
    var wrappedValue = S.defaultValue
    init() {}
    init(from decoder: Decoder) throws { let c = try decoder.singleValueContainer(); wrappedValue = try c.decode(Value.self) }
  }
  enum Sources {
    enum True: DefaultSource { static var defaultValue: Bool { true } }
    enum EmptyString: DefaultSource { static var defaultValue: String { "" } }
    enum EmptyList<T: Decodable & ExpressibleByArrayLiteral>: DefaultSource { static var defaultValue: T { [] } }
  }
  typealias True = Wrapper<Sources.True>
  typealias EmptyString = Wrapper<Sources.EmptyString>
  typealias EmptyList<T: Decodable & ExpressibleByArrayLiteral> = Wrapper<Sources.EmptyList<T>>
}
extension KeyedDecodingContainer {
  func decode<T>(_ type: DecodableDefault.Wrapper<T>.Type, forKey key: Key) throws -> DecodableDefault.Wrapper<T> {
    try decodeIfPresent(type, forKey: key) ?? .init()
  }
}
struct Article: Decodable {
  var title: String
  @DecodableDefault.EmptyString var body: String
  @DecodableDefault.True var isFeatured: Bool
  @DecodableDefault.EmptyList var tags: [String]
}
let a = try JSONDecoder().decode(Article.self, from: Data(#"{"title": "Hi", "tags": ["x"]}"#.utf8))
print(a.title, a.body.isEmpty, a.isFeatured, a.tags)
