// URL components.

struct URLQueryItem: Hashable, Sendable, CustomStringConvertible {
  var name: String
  var value: String?
  init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
  var description: String { value.map({ "\(name)=\($0)" }) ?? name }
}
struct URLComponents: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// The toolchain's own components.
  let _components: Any
  @_native("components.empty") static func _empty() -> URLComponents
  @_native("components.parsed")
  static func _parsed(_ text: String, _ encodes: Bool) -> URLComponents?
  @_native("components.ofURL")
  static func _ofURL(_ url: String, _ base: String?, _ resolves: Bool) -> URLComponents?
  @_native("components.text")
  static func _text(_ components: URLComponents, _ property: String) -> String?
  @_native("components.setting")
  static func _setting(
    _ components: URLComponents, _ property: String, _ text: String?
  ) -> URLComponents
  /// Names and values in turn; nil without a query.
  @_native("components.items")
  static func _items(_ components: URLComponents, _ isEncoded: Bool) -> [String?]?
  @_native("components.settingItems")
  static func _settingItems(
    _ components: URLComponents, _ isEncoded: Bool, _ items: [String?]?
  ) -> URLComponents
  @_native("components.url") static func _url(_ components: URLComponents) -> [String]?
  @_native("components.isSame") static func == (lhs: URLComponents, rhs: URLComponents) -> Bool
  init() { self = URLComponents._empty() }
  init?(string: String, encodingInvalidCharacters: Bool = true) {
    guard let parsed = URLComponents._parsed(string, encodingInvalidCharacters) else { return nil }
    self = parsed
  }
  init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {
    guard let parsed = URLComponents._ofURL(url.relativeString, url._base, resolve) else {
      return nil
    }
    self = parsed
  }
  subscript(_property property: String) -> String? {
    get { URLComponents._text(self, property) }
    set { self = URLComponents._setting(self, property, newValue) }
  }
  var scheme: String? {
    get { self[_property: "scheme"] }
    set { self[_property: "scheme"] = newValue }
  }
  var user: String? {
    get { self[_property: "user"] }
    set { self[_property: "user"] = newValue }
  }
  var password: String? {
    get { self[_property: "password"] }
    set { self[_property: "password"] = newValue }
  }
  var host: String? {
    get { self[_property: "host"] }
    set { self[_property: "host"] = newValue }
  }
  var encodedHost: String? {
    get { self[_property: "encodedHost"] }
    set { self[_property: "encodedHost"] = newValue }
  }
  var percentEncodedUser: String? {
    get { self[_property: "percentEncodedUser"] }
    set { self[_property: "percentEncodedUser"] = newValue }
  }
  var percentEncodedPassword: String? {
    get { self[_property: "percentEncodedPassword"] }
    set { self[_property: "percentEncodedPassword"] = newValue }
  }
  var percentEncodedHost: String? {
    get { self[_property: "percentEncodedHost"] }
    set { self[_property: "percentEncodedHost"] = newValue }
  }
  var query: String? {
    get { self[_property: "query"] }
    set { self[_property: "query"] = newValue }
  }
  var percentEncodedQuery: String? {
    get { self[_property: "percentEncodedQuery"] }
    set { self[_property: "percentEncodedQuery"] = newValue }
  }
  var fragment: String? {
    get { self[_property: "fragment"] }
    set { self[_property: "fragment"] = newValue }
  }
  var percentEncodedFragment: String? {
    get { self[_property: "percentEncodedFragment"] }
    set { self[_property: "percentEncodedFragment"] = newValue }
  }
  var path: String {
    get { self[_property: "path"] ?? "" }
    set { self[_property: "path"] = newValue }
  }
  var percentEncodedPath: String {
    get { self[_property: "percentEncodedPath"] ?? "" }
    set { self[_property: "percentEncodedPath"] = newValue }
  }
  var port: Int? {
    get { self[_property: "port"].flatMap { Int($0) } }
    set { self[_property: "port"] = newValue.map { "\($0)" } }
  }
  var queryItems: [URLQueryItem]? {
    get { URLQueryItem._items(URLComponents._items(self, false)) }
    set {
      self = URLComponents._settingItems(self, false, newValue.map { URLQueryItem._texts($0) })
    }
  }
  var percentEncodedQueryItems: [URLQueryItem]? {
    get { URLQueryItem._items(URLComponents._items(self, true)) }
    set { self = URLComponents._settingItems(self, true, newValue.map { URLQueryItem._texts($0) }) }
  }
  /// Nil if a part would be read as another one.
  var string: String? { self[_property: "string"] }
  var url: URL? { URLComponents._url(self).map { URL(_texts: $0) } }
  func hash(into hasher: inout Hasher) { hasher.combine(string) }
  var description: String { self[_property: "description"] ?? "" }
  var debugDescription: String { description }
}
extension URLQueryItem {
  static func _texts(_ items: [URLQueryItem]) -> [String?] {
    items.flatMap { [$0.name, $0.value] }
  }
  static func _items(_ texts: [String?]?) -> [URLQueryItem]? {
    texts.map { texts in
      stride(from: 0, to: texts.count, by: 2).map {
        URLQueryItem(name: texts[$0] ?? "", value: texts[$0 + 1])
      }
    }
  }
}
