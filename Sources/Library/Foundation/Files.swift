// The file system, which is in memory and lives as long as the session: a program finds again what
// it has written. Of the disk, the program's resources and the folder of its project are visible. The
// resources cannot be changed; what is written into the project stays in memory and hides what is on the disk.

struct ObjCBool: ExpressibleByBooleanLiteral, Equatable, CustomStringConvertible {
  let boolValue: Bool
  init(_ value: Bool) { boolValue = value }
  init(booleanLiteral value: Bool) { boolValue = value }
  var description: String { boolValue.description }
}
struct FileAttributeKey: Hashable, RawRepresentable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let size = FileAttributeKey(rawValue: "NSFileSize")
  static let type = FileAttributeKey(rawValue: "NSFileType")
  static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
  static let creationDate = FileAttributeKey(rawValue: "NSFileCreationDate")
  static let posixPermissions = FileAttributeKey(rawValue: "NSFilePosixPermissions")
  static let ownerAccountName = FileAttributeKey(rawValue: "NSFileOwnerAccountName")
  static let systemSize = FileAttributeKey(rawValue: "NSFileSystemSize")
  static let systemFreeSize = FileAttributeKey(rawValue: "NSFileSystemFreeSize")
}
struct FileAttributeType: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let typeRegular = FileAttributeType(rawValue: "NSFileTypeRegular")
  static let typeDirectory = FileAttributeType(rawValue: "NSFileTypeDirectory")
  static let typeSymbolicLink = FileAttributeType(rawValue: "NSFileTypeSymbolicLink")
  static let typeUnknown = FileAttributeType(rawValue: "NSFileTypeUnknown")
}
final class FileManager {
  enum SearchPathDirectory {
    case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory
    case downloadsDirectory, desktopDirectory
  }
  enum SearchPathDomainMask { case userDomainMask, localDomainMask, allDomainsMask }
  static let `default` = FileManager()
  var _files: [String: Data] = [:]
  /// The folders, at first those that the system makes for an app.
  var _folders: Set<String> = [
    "/tmp", "/home", "/home/user", "/home/user/Documents", "/home/user/Library",
    "/home/user/Library/Caches",
  ]
  // Attributes that were set, by path.
  var _attributes: [String: [FileAttributeKey: Any]] = [:]
  var _links: [String: String] = [:]
  init() {}
  var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp/") }
  var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: "/home/user/") }
  private(set) var currentDirectoryPath = _Disk.project ?? "/home/user"
  func changeCurrentDirectoryPath(_ path: String) -> Bool {
    if !fileExists(atPath: path) { return false }
    currentDirectoryPath = _key(path)
    return true
  }
  func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    let url = urls(for: directory, in: domain)[0]
    if shouldCreate { try createDirectory(at: url, withIntermediateDirectories: true) }
    return url
  }
  func urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
    let name: String
    switch directory {
    case .documentDirectory: name = "Documents"
    case .cachesDirectory: name = "Library/Caches"
    case .applicationSupportDirectory: name = "Library/Application Support"
    case .libraryDirectory: name = "Library"
    case .downloadsDirectory: name = "Downloads"
    case .desktopDirectory: name = "Desktop"
    }
    return [URL(fileURLWithPath: "/home/user/" + name + "/")]
  }
  /// The absolute path, without a slash at its end.
  func _key(_ path: String) -> String {
    let path = path.isEmpty || path.hasPrefix("/") ? path : currentDirectoryPath + "/" + path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
  func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool {
    isDirectory?.pointee = ObjCBool(_isFolder(path))
    return fileExists(atPath: path)
  }
  func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    guard fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
    let data = contents(atPath: path)
    let found: [FileAttributeKey: Any] = [
      .size: data?.count ?? 0,
      .type: data == nil ? FileAttributeType.typeDirectory : FileAttributeType.typeRegular,
      .modificationDate: Date(), .creationDate: Date(), .posixPermissions: 0o644,
    ]
    return found.merging(_attributes[_key(path)] ?? [:]) { $1 }
  }
  func setAttributes(
    _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
  ) throws {
    guard fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
    _attributes[_key(path), default: [:]].merge(attributes) { $1 }
  }
  func fileExists(atPath path: String) -> Bool {
    let key = _resolved(path)
    return _files[key] != nil || _folders.contains(key) || _isOnDisk(key)
  }
  func _isFolder(_ path: String) -> Bool {
    let key = _resolved(path)
    return _folders.contains(key) || _Disk.kind(key) == .folder
  }
  func _isOnDisk(_ key: String) -> Bool { _Disk.kind(key) != .none }
  // The target at the end of a chain of links.
  func _resolved(_ path: String) -> String {
    var key = _key(path)
    for _ in 0..<8 { if let next = _links[key] { key = _key(next) } }
    return key
  }
  func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  func contents(atPath path: String) -> Data? {
    let key = _resolved(path)
    return _files[key] ?? _Disk.contents(key)
  }
  func copyItem(atPath source: String, toPath target: String) throws {
    try copyItem(at: URL(fileURLWithPath: source), to: URL(fileURLWithPath: target))
  }
  func moveItem(atPath source: String, toPath target: String) throws {
    try moveItem(at: URL(fileURLWithPath: source), to: URL(fileURLWithPath: target))
  }
  @discardableResult
  func createFile(
    atPath path: String, contents data: Data?, attributes: [AnyHashable: Any]? = nil
  ) -> Bool {
    if _Disk.isInBundle(_resolved(path)) { return false }
    _files[_resolved(path)] = data ?? Data()
    return true
  }
  func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [AnyHashable: Any]? = nil
  ) throws {
    var path = _key(path)
    if !createIntermediates, fileExists(atPath: path) {
      throw CocoaError(.fileWriteFileExists)
    }
    while path.count > 1, _folders.insert(path).inserted, createIntermediates {
      path = _key(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }
  }
  func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [AnyHashable: Any]? = nil
  ) throws {
    try createDirectory(
      atPath: url.path, withIntermediateDirectories: createIntermediates)
  }
  func removeItem(atPath path: String) throws {
    let path = _key(path)
    if _links.removeValue(forKey: path) != nil { return }
    guard fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
    if _files[path] == nil, _isOnDisk(path) { throw CocoaError(.fileWriteNoPermission) }
    _attributes[path] = nil
    _files = _files.filter({ $0.key != path && !$0.key.hasPrefix(path + "/") })
    _folders = _folders.filter({ $0 != path && !$0.hasPrefix(path + "/") })
  }
  func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }
  func copyItem(at source: URL, to target: URL) throws {
    let (from, to) = (_key(source.path), _key(target.path))
    if !fileExists(atPath: from) { throw CocoaError(.fileReadNoSuchFile) }
    if fileExists(atPath: to) { throw CocoaError(.fileWriteFileExists) }
    for (path, data) in _files where path == from || path.hasPrefix(from + "/") {
      _files[to + path.dropFirst(from.count)] = data
    }
    for path in _folders where path == from || path.hasPrefix(from + "/") {
      _folders.insert(to + path.dropFirst(from.count))
    }
    if _isOnDisk(from) { _copyFromDisk(from, to) }
  }
  func _copyFromDisk(_ source: String, _ target: String) {
    if let data = _Disk.contents(source) {
      if _files[target] == nil { _files[target] = data }
    } else {
      _folders.insert(target)
      for name in _Disk.names(source) {
        _copyFromDisk("\(source)/\(name)", "\(target)/\(name)")
      }
    }
  }
  func moveItem(at source: URL, to target: URL) throws {
    try copyItem(at: source, to: target)
    try removeItem(at: source)
  }
  func contentsOfDirectory(atPath path: String) throws -> [String] {
    let start = _key(path) + "/"
    if !fileExists(atPath: path) { throw CocoaError(.fileReadNoSuchFile) }
    let paths = Array(_files.keys) + Array(_folders) + Array(_links.keys)
    let inside = paths.filter({ $0.hasPrefix(start) })
    let names = inside.map({ String($0.dropFirst(start.count).prefix(while: { $0 != "/" })) })
    return Set(names + _Disk.names(_resolved(path))).sorted()
  }
}
