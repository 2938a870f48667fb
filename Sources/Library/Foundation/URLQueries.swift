// Loads by member

extension URL {
  func appending(queryItems: [URLQueryItem]) -> URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false) else {
      return self
    }
    parts.queryItems = (parts.queryItems ?? []) + queryItems
    return parts.url ?? self
  }
  mutating func append(queryItems: [URLQueryItem]) {
    self = appending(queryItems: queryItems)
  }
  func query(percentEncoded: Bool = true) -> String? { _decoded(query, percentEncoded) }
  func fragment(percentEncoded: Bool = true) -> String? { _decoded(fragment, percentEncoded) }
  func user(percentEncoded: Bool = true) -> String? { _decoded(user, percentEncoded) }
  func password(percentEncoded: Bool = true) -> String? { _decoded(password, percentEncoded) }
  func _decoded(_ text: String?, _ isEncoded: Bool) -> String? {
    text.map { isEncoded ? $0 : $0.removingPercentEncoding ?? $0 }
  }
  var hasDirectoryPath: Bool { _encodedPath.hasSuffix("/") }
  func appending(components: String...) -> URL {
    components.reduce(self) { $0.appending(component: $1) }
  }
  mutating func appendPathComponent(_ component: String) {
    self = appendingPathComponent(component)
  }
  mutating func appendPathExtension(_ pathExtension: String) {
    self = appendingPathExtension(pathExtension)
  }
  mutating func deletePathExtension() { self = deletingPathExtension() }
  mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
  var standardized: URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false) else {
      return self
    }
    var kept: [Substring] = []
    let names = parts.percentEncodedPath.split(
      separator: "/", omittingEmptySubsequences: false)
    for (place, name) in names.enumerated() {
      let isLast = place == names.count - 1
      if name == ".." {
        if kept.count > 1 { kept.removeLast() }
        if isLast { kept.append("") }
      } else if name != "." {
        kept.append(name)
      } else if isLast {
        kept.append("")
      }
    }
    parts.percentEncodedPath = kept.joined(separator: "/")
    return parts.url ?? self
  }
  // The URL with `.` and `..` in a relative path resolved.
  var _withoutDots: URL {
    let hasDots = _encodedPath.split(separator: "/").contains { $0 == "." || $0 == ".." }
    return hasDots ? standardized : self
  }
  mutating func standardize() { self = standardized }
  var standardizedFileURL: URL { standardized }
  func resolvingSymlinksInPath() -> URL { standardized }
  mutating func append(path: String) { self = appending(path: path) }
  mutating func append(component: String) { self = appending(component: component) }
}
