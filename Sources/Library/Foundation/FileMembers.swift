// File attributes, resource values and directory enumeration.
//
// Loads with: FileManager, URL

struct URLResourceKey: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
  static let nameKey = URLResourceKey("NSURLNameKey")
  static let localizedNameKey = URLResourceKey("NSURLLocalizedNameKey")
  static let pathKey = URLResourceKey("_NSURLPathKey")
  static let isRegularFileKey = URLResourceKey("NSURLIsRegularFileKey")
  static let isDirectoryKey = URLResourceKey("NSURLIsDirectoryKey")
  static let isSymbolicLinkKey = URLResourceKey("NSURLIsSymbolicLinkKey")
  static let isHiddenKey = URLResourceKey("NSURLIsHiddenKey")
  static let isPackageKey = URLResourceKey("NSURLIsPackageKey")
  static let isReadableKey = URLResourceKey("NSURLIsReadableKey")
  static let isWritableKey = URLResourceKey("NSURLIsWritableKey")
  static let isExcludedFromBackupKey = URLResourceKey("NSURLIsExcludedFromBackupKey")
  static let fileSizeKey = URLResourceKey("NSURLFileSizeKey")
  static let totalFileSizeKey = URLResourceKey("NSURLTotalFileSizeKey")
  static let totalFileAllocatedSizeKey = URLResourceKey("NSURLTotalFileAllocatedSizeKey")
  static let fileAllocatedSizeKey = URLResourceKey("NSURLFileAllocatedSizeKey")
  static let contentTypeKey = URLResourceKey("NSURLContentTypeKey")
  static let typeIdentifierKey = URLResourceKey("NSURLTypeIdentifierKey")
  static let creationDateKey = URLResourceKey("NSURLCreationDateKey")
  static let contentModificationDateKey = URLResourceKey("NSURLContentModificationDateKey")
  static let contentAccessDateKey = URLResourceKey("NSURLContentAccessDateKey")
  static let volumeAvailableCapacityKey = URLResourceKey("NSURLVolumeAvailableCapacityKey")
  static let volumeTotalCapacityKey = URLResourceKey("NSURLVolumeTotalCapacityKey")
}
struct URLResourceValues {
  var name: String?
  var localizedName: String? { name }
  var path: String?
  var isDirectory: Bool?
  var isSymbolicLink: Bool?
  var fileSize: Int?
  var contentModificationDate: Date?
  var creationDate: Date?
  var isExcludedFromBackup: Bool?
  init() {}
  var isRegularFile: Bool? { isDirectory.map { !$0 && isSymbolicLink != true } }
  var isHidden: Bool? { name.map { $0.hasPrefix(".") } }
  var isReadable: Bool? { true }
  var isWritable: Bool? { true }
  var isPackage: Bool? { false }
  var totalFileSize: Int? { fileSize }
  var fileAllocatedSize: Int? { fileSize }
  var totalFileAllocatedSize: Int? { fileSize }
  var contentAccessDate: Date? { contentModificationDate }
}
extension URL {
  func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    var values = URLResourceValues()
    values.name = lastPathComponent
    values.path = path
    values.isDirectory = attributes[.type] as? FileAttributeType == .typeDirectory
    values.isSymbolicLink = FileManager.default._links[path] != nil
    if values.isDirectory == false { values.fileSize = attributes[.size] as? Int }
    values.contentModificationDate = attributes[.modificationDate] as? Date
    values.creationDate = attributes[.creationDate] as? Date
    return values
  }
  mutating func setResourceValues(_ values: URLResourceValues) throws {
    if !FileManager.default.fileExists(atPath: path) { throw CocoaError(.fileNoSuchFile) }
  }
  func checkResourceIsReachable() throws -> Bool {
    if FileManager.default.fileExists(atPath: path) { return true }
    throw CocoaError(.fileReadNoSuchFile)
  }
}
extension FileManager {
  struct DirectoryEnumerationOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
    static let skipsPackageDescendants = DirectoryEnumerationOptions(rawValue: 2)
    static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
    static let producesRelativePathURLs = DirectoryEnumerationOptions(rawValue: 16)
  }
  class DirectoryEnumerator: NSEnumerator {
    private(set) var level = 0
    var fileAttributes: [FileAttributeKey: Any]? { nil }
    func skipDescendants() { skipDescendents() }
    func skipDescendents() {
      guard let last = _last else { return }
      _rest.removeAll { "\($0)".hasPrefix("\(last)/") }
    }
    var _last: Any?
    override func nextObject() -> Any? {
      _last = super.nextObject()
      return _last
    }
  }
  struct ItemReplacementOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let usingNewMetadataOnly = ItemReplacementOptions(rawValue: 1)
  }
  // The contents of a folder at all depths; folders come before their contents.
  func _descendants(_ path: String) -> [String] {
    let start = _key(path) + "/"
    let paths = Array(_files.keys) + Array(_folders) + Array(_links.keys)
    let known = paths.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    return Set(known + _Disk.descendants(_key(path))).sorted()
  }
  func _isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
  func subpathsOfDirectory(atPath path: String) throws -> [String] {
    if !_isFolder(path) { throw CocoaError(.fileReadNoSuchFile) }
    return _descendants(path)
  }
  func subpaths(atPath path: String) -> [String]? {
    try? subpathsOfDirectory(atPath: path)
  }
  /// Enumerates everything in a folder at all depths; folders come before their contents.
  func enumerator(atPath path: String) -> DirectoryEnumerator? {
    _isFolder(path) ? DirectoryEnumerator(_items: _descendants(path)) : nil
  }
  func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? {
    if !_isFolder(url.path) { return nil }
    var paths = _descendants(url.path)
    if options.contains(.skipsSubdirectoryDescendants) {
      paths = paths.filter { !$0.contains("/") }
    }
    if options.contains(.skipsHiddenFiles) { paths = paths.filter { !_isHidden($0) } }
    return DirectoryEnumerator(_items: paths.map { url.appendingPathComponent($0) })
  }
  func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try contentsOfDirectory(atPath: url.path)
      .filter { !options.contains(.skipsHiddenFiles) || !_isHidden($0) }
      .map { url.appendingPathComponent($0) }
  }
  func isWritableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  func isExecutableFile(atPath path: String) -> Bool { _isFolder(path) }
  func isDeletableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  func displayName(atPath path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }
  func contentsEqual(atPath first: String, andPath second: String) -> Bool {
    guard let data = contents(atPath: first) else { return false }
    return data == contents(atPath: second)
  }
  func createSymbolicLink(at url: URL, withDestinationURL target: URL) throws {
    try createSymbolicLink(atPath: url.path, withDestinationPath: target.path)
  }
  func createSymbolicLink(atPath path: String, withDestinationPath target: String) throws {
    if _links[_key(path)] != nil || fileExists(atPath: path) {
      throw CocoaError(.fileWriteFileExists)
    }
    _links[_key(path)] = target
  }
  func destinationOfSymbolicLink(atPath path: String) throws -> String {
    guard let target = _links[_key(path)] else { throw CocoaError(.fileReadUnknown) }
    return target
  }
  func linkItem(at source: URL, to target: URL) throws {
    try copyItem(at: source, to: target)
  }
  func linkItem(atPath source: String, toPath target: String) throws {
    try copyItem(atPath: source, toPath: target)
  }
  @discardableResult
  func replaceItemAt(
    _ original: URL, withItemAt new: URL, backupItemName: String? = nil,
    options: ItemReplacementOptions = []
  ) throws -> URL? {
    if fileExists(atPath: original.path) { try removeItem(at: original) }
    try moveItem(at: new, to: original)
    return original
  }
  func trashItem(at url: URL, resultingItemURL: Any?) throws { try removeItem(at: url) }
}
