// Loads by member

extension URL {
  @_native("url.appendingItems")
  static func _appendingItems(_ url: String, _ base: String?, _ items: [String?]) -> [String]?
  func appending(queryItems: [URLQueryItem]) -> URL {
    URL._appendingItems(relativeString, _base, URLQueryItem._texts(queryItems))
      .map { URL(_texts: $0) } ?? self
  }
  mutating func append(queryItems: [URLQueryItem]) {
    self = appending(queryItems: queryItems)
  }
  func query(percentEncoded: Bool = true) -> String? {
    _text(percentEncoded ? "query" : "plainQuery")
  }
  func fragment(percentEncoded: Bool = true) -> String? {
    _text(percentEncoded ? "fragment" : "plainFragment")
  }
  func user(percentEncoded: Bool = true) -> String? {
    _text(percentEncoded ? "user" : "plainUser")
  }
  func password(percentEncoded: Bool = true) -> String? {
    _text(percentEncoded ? "password" : "plainPassword")
  }
  var hasDirectoryPath: Bool { _text("hasDirectoryPath") == "true" }
  func appending(components: String...) -> URL {
    _appending(components, .inferFromPath)
  }
  mutating func appendPathComponent(_ component: String) {
    self = appendingPathComponent(component)
  }
  mutating func appendPathExtension(_ pathExtension: String) {
    self = appendingPathExtension(pathExtension)
  }
  mutating func deletePathExtension() { self = deletingPathExtension() }
  mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
  var standardized: URL { _changed("standardized") }
  mutating func standardize() { self = standardized }
  var standardizedFileURL: URL { _changed("standardizedFile") }
  func resolvingSymlinksInPath() -> URL { standardizedFileURL }
  mutating func append(path: String) { self = appending(path: path) }
  mutating func append(component: String) { self = appending(component: component) }
}
