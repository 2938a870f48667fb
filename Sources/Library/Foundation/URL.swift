// URLs, which the machine's Foundation parses and changes.

struct URL: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  let relativeString: String
  /// The absolute text of the base; nil if there is none.
  let _base: String?
  /// The text and that of the base, which is empty if there is none.
  init(_texts: [String]) {
    relativeString = _texts[0]
    _base = _texts[1].isEmpty ? nil : _texts[1]
  }
  @_native("url.parsed")
  static func _parsed(_ text: String, _ base: String?, _ encodes: Bool) -> [String]?
  @_native("url.ofPath")
  static func _ofPath(_ path: String, _ isDirectory: Bool?, _ base: String?) -> [String]
  @_native("url.text")
  static func _text(_ url: String, _ base: String?, _ property: String) -> String?
  @_native("url.pathComponents")
  static func _pathComponents(_ url: String, _ base: String?) -> [String]
  @_native("url.changed")
  static func _changed(
    _ url: String, _ base: String?, _ change: String, _ argument: String, _ isDirectory: Bool?
  ) -> [String]?
  func _text(_ property: String) -> String? { URL._text(relativeString, _base, property) }
  func _changed(
    _ change: String, _ argument: String = "", _ isDirectory: Bool? = nil
  ) -> URL {
    URL._changed(relativeString, _base, change, argument, isDirectory)
      .map { URL(_texts: $0) } ?? self
  }
  init?(string: String) { self.init(string: string, relativeTo: nil) }
  init?(string: String, relativeTo base: URL?) {
    guard let texts = URL._parsed(string, base?.absoluteString, true) else { return nil }
    self.init(_texts: texts)
  }
  init(_path: String, isDirectory: Bool?, relativeTo base: URL? = nil) {
    // The folder of the session stands in front of a path that is not absolute.
    let folder = base?.absoluteString ?? URL._folder(of: _path)
    let url = URL(_texts: URL._ofPath(_path, isDirectory, folder))
    self = base == nil ? url.absoluteURL : url
  }
  static func _folder(of path: String) -> String? {
    path.hasPrefix("/")
      ? nil
      : URL(_texts: _ofPath(FileManager.default.currentDirectoryPath, true, nil)).absoluteString
  }
  init(fileURLWithPath path: String) { self.init(_path: path, isDirectory: nil) }
  init(fileURLWithPath path: String, isDirectory: Bool) {
    self.init(_path: path, isDirectory: isDirectory)
  }
  init(filePath path: String) { self.init(_path: path, isDirectory: nil) }
  var absoluteString: String { _text("absoluteString") ?? relativeString }
  var baseURL: URL? { _base.map { URL(_texts: [$0, ""]) } }
  var absoluteURL: URL { _base == nil ? self : _changed("absolute") }
  var scheme: String? { _text("scheme") }
  var host: String? { _text("host") }
  var port: Int? { _text("port").flatMap { Int($0) } }
  var user: String? { _text("user") }
  var password: String? { _text("password") }
  var path: String { _text("filePath") ?? "" }
  var relativePath: String { _text("relativePath") ?? "" }
  var query: String? { _text("query") }
  var fragment: String? { _text("fragment") }
  func host(percentEncoded: Bool = true) -> String? {
    _text(percentEncoded ? "encodedHost" : "plainHost")
  }
  func path(percentEncoded: Bool = true) -> String {
    _text(percentEncoded ? "path" : "plainPath") ?? ""
  }
  var pathComponents: [String] { URL._pathComponents(relativeString, _base) }
  var lastPathComponent: String { _text("lastPathComponent") ?? "" }
  var pathExtension: String { _text("pathExtension") ?? "" }
  var isFileURL: Bool { scheme == "file" }
  func appendingPathComponent(_ component: String) -> URL {
    _changed("appendingPath", component)
  }
  func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL {
    _changed("appendingPath", component, isDirectory)
  }
  func appending(path: String) -> URL { _changed("appendingPath", path) }
  func appending(component: String) -> URL { _changed("appendingComponent", component) }
  func deletingPathExtension() -> URL { _changed("deletingPathExtension") }
  func appendingPathExtension(_ pathExtension: String) -> URL {
    _changed("appendingPathExtension", pathExtension)
  }
  func deletingLastPathComponent() -> URL { _changed("deletingLastPathComponent") }
  var description: String { _base.map { relativeString + " -- " + $0 } ?? relativeString }
  var debugDescription: String { description }
  static func == (lhs: URL, rhs: URL) -> Bool {
    lhs.relativeString == rhs.relativeString && lhs._base == rhs._base
  }
}
