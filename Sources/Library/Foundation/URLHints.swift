// URLs with a hint whether they refer to a directory.
//
// Loads with: URL

extension URL {
  enum DirectoryHint: Hashable, Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
    func _applied(_ path: String) -> String {
      switch self {
      case .isDirectory: return path.hasSuffix("/") ? path : path + "/"
      case .notDirectory: return path.hasSuffix("/") ? String(path.dropLast()) : path
      case .checkFileSystem, .inferFromPath: return path
      }
    }
  }
  init(filePath path: String, directoryHint: DirectoryHint, relativeTo base: URL? = nil) {
    self.init(filePath: directoryHint._applied(path), relativeTo: base)
  }
  init(filePath path: String, relativeTo base: URL?) {
    guard let base, !path.hasPrefix("/") else {
      self.init(fileURLWithPath: path)
      return
    }
    self.init(fileURLWithPath: (base.path.hasSuffix("/") ? base.path : base.path + "/") + path)
  }
  init?(string: String, encodingInvalidCharacters: Bool) {
    let isValid = string.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 }
    if !encodingInvalidCharacters && !isValid { return nil }
    self.init(string: string)
  }
  init?(dataRepresentation data: Data, relativeTo base: URL?, isAbsolute: Bool = false) {
    self.init(string: String(decoding: data, as: UTF8.self), relativeTo: base)
  }
  var dataRepresentation: Data { Data(absoluteString.utf8) }
  func appending(path: String, directoryHint: DirectoryHint) -> URL {
    appending(path: directoryHint._applied(path))
  }
  func appending(component: String, directoryHint: DirectoryHint) -> URL {
    appending(component: directoryHint._applied(component))
  }
  func appending(components: String..., directoryHint: DirectoryHint) -> URL {
    appending(path: directoryHint._applied(components.joined(separator: "/")))
  }
  mutating func append(path: String, directoryHint: DirectoryHint) {
    self = appending(path: path, directoryHint: directoryHint)
  }
  mutating func append(component: String, directoryHint: DirectoryHint) {
    self = appending(component: component, directoryHint: directoryHint)
  }
  mutating func append(components: String..., directoryHint: DirectoryHint = .inferFromPath) {
    self = appending(
      path: directoryHint._applied(components.joined(separator: "/")))
  }
}
extension URLComponents {
  init?(string: String, encodingInvalidCharacters: Bool) {
    let isValid = string.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 }
    if !encodingInvalidCharacters && !isValid { return nil }
    self.init(string: string)
  }
  func url(relativeTo base: URL?) -> URL? { string.flatMap { URL(string: $0, relativeTo: base) } }
  var percentEncodedUser: String? { user.map { URLComponents._encoded($0, "-._~!$&'()*+,;=") } }
  var percentEncodedPassword: String? {
    password.map { URLComponents._encoded($0, "-._~!$&'()*+,;=") }
  }
  var encodedHost: String? { host }
  // The range of a component in `string`, after `mark`.
  func _range(_ part: String?, from start: String.Index, behind mark: String)
    -> Range<String.Index>?
  {
    guard let part, let string, let found = string[start...].range(of: mark + part) else {
      return nil
    }
    return string.index(found.lowerBound, offsetBy: mark.count)..<found.upperBound
  }
  var _start: String.Index { string?.startIndex ?? "".startIndex }
  var rangeOfScheme: Range<String.Index>? { _range(scheme, from: _start, behind: "") }
  var _afterScheme: String.Index { rangeOfScheme?.upperBound ?? _start }
  var rangeOfUser: Range<String.Index>? {
    _range(percentEncodedUser, from: _afterScheme, behind: "//")
  }
  var rangeOfPassword: Range<String.Index>? {
    _range(percentEncodedPassword, from: rangeOfUser?.upperBound ?? _afterScheme, behind: ":")
  }
  var rangeOfHost: Range<String.Index>? {
    _range(host, from: _afterScheme, behind: user == nil ? "//" : "@")
  }
  var _afterHost: String.Index { rangeOfHost?.upperBound ?? _afterScheme }
  var rangeOfPort: Range<String.Index>? {
    _range(port.map { String($0) }, from: _afterHost, behind: ":")
  }
  var rangeOfPath: Range<String.Index>? {
    _range(percentEncodedPath, from: rangeOfPort?.upperBound ?? _afterHost, behind: "")
  }
  var rangeOfQuery: Range<String.Index>? {
    _range(percentEncodedQuery, from: rangeOfPath?.upperBound ?? _afterHost, behind: "?")
  }
  var rangeOfFragment: Range<String.Index>? {
    _range(percentEncodedFragment, from: rangeOfPath?.upperBound ?? _afterHost, behind: "#")
  }
}
