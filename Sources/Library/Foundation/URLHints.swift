// URLs with a hint whether they refer to a directory.
//
// Loads with: URL

extension URL {
  enum DirectoryHint: Hashable, Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
    /// Nil if the path says so.
    var _isDirectory: Bool? {
      switch self {
      case .isDirectory: return true
      case .notDirectory: return false
      case .checkFileSystem, .inferFromPath: return nil
      }
    }
  }
  init(filePath path: String, directoryHint: DirectoryHint, relativeTo base: URL? = nil) {
    self.init(_path: path, isDirectory: directoryHint._isDirectory, relativeTo: base)
  }
  init(filePath path: String, relativeTo base: URL?) {
    self.init(_path: path, isDirectory: nil, relativeTo: base)
  }
  init(fileURLWithPath path: String, relativeTo base: URL?) {
    self.init(_path: path, isDirectory: nil, relativeTo: base)
  }
  init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?) {
    self.init(_path: path, isDirectory: isDirectory, relativeTo: base)
  }
  init?(string: String, encodingInvalidCharacters: Bool) {
    guard let texts = URL._parsed(string, nil, encodingInvalidCharacters) else { return nil }
    self.init(_texts: texts)
  }
  init?(dataRepresentation data: Data, relativeTo base: URL?, isAbsolute: Bool = false) {
    self.init(string: String(decoding: data, as: UTF8.self), relativeTo: base)
  }
  var dataRepresentation: Data { Data(absoluteString.utf8) }
  func appending(path: String, directoryHint: DirectoryHint) -> URL {
    _changed("appendingPath", path, directoryHint._isDirectory)
  }
  func appending(component: String, directoryHint: DirectoryHint) -> URL {
    _changed("appendingComponent", component, directoryHint._isDirectory)
  }
  func appending(components: String..., directoryHint: DirectoryHint) -> URL {
    _appending(components, directoryHint)
  }
  func _appending(_ components: [String], _ hint: DirectoryHint) -> URL {
    guard let last = components.last else { return self }
    return components.dropLast().reduce(self) {
      $0.appending(component: $1, directoryHint: .isDirectory)
    }.appending(component: last, directoryHint: hint)
  }
  mutating func append(path: String, directoryHint: DirectoryHint) {
    self = appending(path: path, directoryHint: directoryHint)
  }
  mutating func append(component: String, directoryHint: DirectoryHint) {
    self = appending(component: component, directoryHint: directoryHint)
  }
  mutating func append(components: String..., directoryHint: DirectoryHint = .inferFromPath) {
    self = _appending(components, directoryHint)
  }
}
extension URLComponents {
  init?(string: String, encodingInvalidCharacters: Bool) {
    guard let url = URL(string: string, encodingInvalidCharacters: encodingInvalidCharacters)
    else { return nil }
    self.init(url: url, resolvingAgainstBaseURL: false)
  }
  func url(relativeTo base: URL?) -> URL? { string.flatMap { URL(string: $0, relativeTo: base) } }
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
