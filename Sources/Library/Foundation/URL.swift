struct URL: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  let absoluteString: String
  var debugDescription: String { description }
  init?(string: String) {
    if string.isEmpty { return nil }
    absoluteString = string.replacingOccurrences(of: " ", with: "%20")
  }
  init?(string: String, relativeTo base: URL?) {
    guard let base, let given = URL(string: string), given.scheme == nil else {
      self.init(string: string)
      return
    }
    let path = given._encodedPath
    let kept = base._withoutQuery
    let authority = String(kept.prefix { $0 != "/" })
    // A relative path replaces the last component of the base's path.
    let folder = kept.lastIndex(of: "/").map { String(kept[...$0]) } ?? kept + "/"
    // A query alone keeps the whole path of the base.
    let head = path.hasPrefix("/") ? authority : path.isEmpty ? kept : folder
    let start = (base.scheme.map { $0 + "://" } ?? "") + head
    guard let url = URL(string: start + given.absoluteString) else { return nil }
    self = url._withoutDots
  }
  init(fileURLWithPath path: String) {
    let path =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    absoluteString =
      "file://" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
  }
  init(fileURLWithPath path: String, isDirectory: Bool) {
    self.init(fileURLWithPath: isDirectory && !path.hasSuffix("/") ? path + "/" : path)
  }
  init(filePath path: String) { self.init(fileURLWithPath: path) }
  var _afterScheme: String {
    let found = absoluteString._find("://", 0)
    return found < 0
      ? absoluteString
      : absoluteString._slice(found + 3, absoluteString._byteCount)
  }
  var scheme: String? {
    let found = absoluteString._find(":", 0)
    return found < 0 ? nil : absoluteString._slice(0, found)
  }
  var host: String? {
    if absoluteString._find("://", 0) < 0 { return nil }
    let name = _authority.host
    return name.isEmpty ? nil : name
  }
  /// The components between the scheme and the path.
  var _authority: (user: String?, password: String?, host: String, port: Int?) {
    var rest = _afterScheme
    rest = String(rest.prefix(while: { $0 != "/" && $0 != "?" && $0 != "#" }))
    var user: String? = nil
    var password: String? = nil
    if let at = rest.lastIndex(of: "@") {
      let parts = rest[rest.startIndex..<at].split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      user = String(parts[0])
      if parts.count > 1 { password = String(parts[1]) }
      rest = String(rest[rest.index(after: at)..<rest.endIndex])
    }
    let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let port = parts.count > 1 ? Int(String(parts[1])) : nil
    return (user: user, password: password, host: String(parts[0]), port: port)
  }
  var user: String? { _authority.user }
  var password: String? { _authority.password }
  var port: Int? { absoluteString._find("://", 0) < 0 ? nil : _authority.port }
  var baseURL: URL? { nil }
  var relativePath: String { path }
  var relativeString: String { absoluteString }
  func host(percentEncoded: Bool = true) -> String? { host }
  var _withoutQuery: String {
    let text = _afterScheme
    let end = text.firstIndex(where: { $0 == "?" || $0 == "#" }) ?? text.endIndex
    return String(text[text.startIndex..<end])
  }
  var _encodedPath: String {
    let text = _withoutQuery
    if absoluteString._find("://", 0) < 0 { return text }
    guard let slash = text.firstIndex(of: "/") else { return "" }
    return String(text[slash..<text.endIndex])
  }
  var path: String {
    let path = _encodedPath.removingPercentEncoding ?? _encodedPath
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
  func path(percentEncoded: Bool = true) -> String {
    percentEncoded ? _encodedPath : _encodedPath.removingPercentEncoding ?? _encodedPath
  }
  var query: String? {
    guard let mark = absoluteString.firstIndex(of: "?") else { return nil }
    let rest = absoluteString[absoluteString.index(after: mark)..<absoluteString.endIndex]
    return String(rest.split(separator: "#", omittingEmptySubsequences: false)[0])
  }
  var fragment: String? {
    guard let mark = absoluteString.firstIndex(of: "#") else { return nil }
    return String(absoluteString[absoluteString.index(after: mark)..<absoluteString.endIndex])
  }
  var pathComponents: [String] {
    let parts = path.split(separator: "/").map({ String($0) })
    return path.hasPrefix("/") ? ["/"] + parts : parts
  }
  var lastPathComponent: String { pathComponents.last ?? "" }
  var pathExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return String(name[name.index(after: dot)..<name.endIndex])
  }
  var isFileURL: Bool { scheme == "file" }
  var absoluteURL: URL { self }
  func appendingPathComponent(_ component: String) -> URL {
    let rest = absoluteString.firstIndex(where: { $0 == "?" || $0 == "#" })
    let end = rest ?? absoluteString.endIndex
    let head = String(absoluteString[absoluteString.startIndex..<end])
    let tail = String(absoluteString[end..<absoluteString.endIndex])
    return URL(string: (head.hasSuffix("/") ? head : head + "/") + component + tail) ?? self
  }
  func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL {
    appendingPathComponent(isDirectory ? component + "/" : component)
  }
  func appending(path: String) -> URL { appendingPathComponent(path) }
  func appending(component: String) -> URL { appendingPathComponent(component) }
  func deletingPathExtension() -> URL {
    let end = pathExtension
    if end.isEmpty { return self }
    let rest = absoluteString.firstIndex(where: { $0 == "?" || $0 == "#" })
    let head = String(absoluteString[absoluteString.startIndex..<(rest ?? absoluteString.endIndex)])
    let tail = String(absoluteString[(rest ?? absoluteString.endIndex)..<absoluteString.endIndex])
    return URL(string: String(head.dropLast(end.count + 1)) + tail) ?? self
  }
  func appendingPathExtension(_ pathExtension: String) -> URL {
    let rest = absoluteString.firstIndex(where: { $0 == "?" || $0 == "#" })
    let head = String(absoluteString[absoluteString.startIndex..<(rest ?? absoluteString.endIndex)])
    let tail = String(absoluteString[(rest ?? absoluteString.endIndex)..<absoluteString.endIndex])
    return URL(string: head + "." + pathExtension + tail) ?? self
  }
  func deletingLastPathComponent() -> URL {
    let rest = absoluteString.firstIndex(where: { $0 == "?" || $0 == "#" })
    let end = rest ?? absoluteString.endIndex
    var head = String(absoluteString[absoluteString.startIndex..<end])
    let tail = String(absoluteString[end..<absoluteString.endIndex])
    if head.hasSuffix("/") { head.removeLast() }
    guard let slash = head.lastIndex(of: "/") else { return self }
    return URL(string: String(head[head.startIndex...slash]) + tail) ?? self
  }
  var description: String { absoluteString }
}
