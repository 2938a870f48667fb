extension PreludeLibrary {
  /// Files as programs keep them. They live as long as the session and are nowhere on the disk: what a
  /// program writes, it finds again.
  static let files = PreludeChunk(
    names: ["FileManager", "CocoaError", "Bundle", "ObjCBool", "FileAttributeKey"],
    text: #"""
      struct CocoaError: LocalizedError, CustomNSError, Hashable, CustomStringConvertible {
        struct Code: Hashable, RawRepresentable, Sendable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let fileNoSuchFile = Code(rawValue: 4)
          static let fileReadUnknown = Code(rawValue: 256)
          static let fileReadNoPermission = Code(rawValue: 257)
          static let fileWriteNoPermission = Code(rawValue: 513)
          static let fileWriteOutOfSpace = Code(rawValue: 640)
          static let keyValueValidation = Code(rawValue: 1024)
          static let formatting = Code(rawValue: 2048)
          static let userCancelled = Code(rawValue: 3072)
          static let propertyListReadCorrupt = Code(rawValue: 3840)
          static let coderValueNotFound = Code(rawValue: 4865)
          static let fileReadNoSuchFile = Code(rawValue: 260)
          static let fileReadCorruptFile = Code(rawValue: 259)
          static let fileWriteUnknown = Code(rawValue: 512)
          static let fileWriteFileExists = Code(rawValue: 516)
          static let coderReadCorrupt = Code(rawValue: 4864)
          static let featureUnsupported = Code(rawValue: 3328)
        }
        static var errorDomain: String { NSCocoaErrorDomain }
        let code: Code
        var errorCode: Int { code.rawValue }
        init(_ code: Code) { self.code = code }
        init(_ code: Code, userInfo: [String: Any]) { self.code = code }
        var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
        var _reason: String? {
          switch code {
          case .fileNoSuchFile, .fileReadNoSuchFile: return "The file doesn’t exist."
          case .formatting: return "The value is invalid."
          case .propertyListReadCorrupt: return "The data is not in the correct format."
          default: return nil
          }
        }
        var errorDescription: String? {
          "The operation could not be completed. "
            + (_reason ?? "(NSCocoaErrorDomain error \(code.rawValue).)")
        }
        var description: String {
          "Error Domain=NSCocoaErrorDomain Code=\(code.rawValue) \"\(_reason ?? "(null)")\""
        }
      }
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
      }
      final class FileManager {
        enum SearchPathDirectory {
          case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory
          case downloadsDirectory, desktopDirectory
        }
        enum SearchPathDomainMask { case userDomainMask, localDomainMask, allDomainsMask }
        static let `default` = FileManager()
        var _files: [String: Data] = [:]
        var _folders: Set<String> = []
        init() {}
        var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp/") }
        var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: "/home/user/") }
        var currentDirectoryPath: String { "/home/user" }
        func url(
          for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
          appropriateFor url: URL?, create shouldCreate: Bool
        ) throws -> URL {
          urls(for: directory, in: domain)[0]
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
        func _key(_ path: String) -> String {
          path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        }
        func fileExists(
          atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
        ) -> Bool {
          isDirectory?.pointee = ObjCBool(_folders.contains(_key(path)))
          return fileExists(atPath: path)
        }
        func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
          guard fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
          let data = contents(atPath: path)
          return [.size: data?.count ?? 0, .type: data == nil ? "NSFileTypeDirectory" : "NSFileTypeRegular"]
        }
        /// The paths of all that is in a folder, those of folders before what is in them.
        func enumerator(atPath path: String) -> AnyIterator<Any>? {
          let start = _key(path) + "/"
          if !_folders.contains(_key(path)) { return nil }
          let inside = (Array(_files.keys) + Array(_folders)).filter({ $0.hasPrefix(start) })
          return AnyIterator(
            inside.map({ String($0.dropFirst(start.count)) as Any })
              .sorted(by: { "\($0)" < "\($1)" }).makeIterator())
        }
        func fileExists(atPath path: String) -> Bool {
          _files[_key(path)] != nil || _folders.contains(_key(path))
        }
        func isReadableFile(atPath path: String) -> Bool { _files[_key(path)] != nil }
        func contents(atPath path: String) -> Data? { _files[_key(path)] }
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
          _files[_key(path)] = data ?? Data()
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
          guard fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
          _files = _files.filter({ $0.key != path && !$0.key.hasPrefix(path + "/") })
          _folders = _folders.filter({ $0 != path && !$0.hasPrefix(path + "/") })
        }
        func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }
        func copyItem(at source: URL, to target: URL) throws {
          guard let data = contents(atPath: source.path) else {
            throw CocoaError(.fileReadNoSuchFile)
          }
          if fileExists(atPath: target.path) { throw CocoaError(.fileWriteFileExists) }
          _files[_key(target.path)] = data
        }
        func moveItem(at source: URL, to target: URL) throws {
          try copyItem(at: source, to: target)
          try removeItem(at: source)
        }
        func contentsOfDirectory(atPath path: String) throws -> [String] {
          let start = _key(path) + "/"
          let inside = (Array(_files.keys) + Array(_folders)).filter({ $0.hasPrefix(start) })
          return Set(inside.map({ String($0.dropFirst(start.count).prefix(while: { $0 != "/" })) }))
            .sorted()
        }
        func contentsOfDirectory(
          at url: URL, includingPropertiesForKeys keys: [String]?
        ) throws -> [URL] {
          try contentsOfDirectory(atPath: url.path).map({ url.appendingPathComponent($0) })
        }
      }
      final class Bundle {
        static let main = Bundle()
        static let module = Bundle()
        init() {}
        init(for type: AnyObject.Type) {}
        var bundleIdentifier: String? { nil }
        var bundlePath: String { "/" }
        var bundleURL: URL { URL(fileURLWithPath: "/") }
        var infoDictionary: [String: Any]? { [:] }
        var preferredLocalizations: [String] { ["en"] }
        func object(forInfoDictionaryKey key: String) -> Any? { nil }
        func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
        func url(
          forResource name: String?, withExtension ext: String?, subdirectory: String?
        ) -> URL? {
          nil
        }
        func path(forResource name: String?, ofType ext: String?) -> String? { nil }
        func localizedString(forKey key: String, value: String?, table: String?) -> String {
          value ?? key
        }
      }
      """#)

  /// Reading and writing of files by the values that are in them.
  static let fileContents = PreludeChunk(
    names: ["Data", "URL"],
    text: #"""
      extension Data {
        struct WritingOptions: OptionSet {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let atomic = WritingOptions(rawValue: 1)
          static let atomicWrite = WritingOptions(rawValue: 1)
          static let withoutOverwriting = WritingOptions(rawValue: 2)
          static let completeFileProtection = WritingOptions(rawValue: 4)
          static let noFileProtection = WritingOptions(rawValue: 8)
        }
        init(contentsOf url: URL) throws {
          if !url.isFileURL { throw URLError(.notConnectedToInternet) }
          guard let data = FileManager.default.contents(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile)
          }
          self = data
        }
        func write(to url: URL, options: WritingOptions = []) throws {
          _ = FileManager.default.createFile(atPath: url.path, contents: self)
        }
      }
      extension String {
        init(contentsOf url: URL) throws {
          self = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        }
        init(contentsOf url: URL, encoding: String.Encoding) throws { try self.init(contentsOf: url) }
        init(contentsOfFile path: String) throws {
          try self.init(contentsOf: URL(fileURLWithPath: path))
        }
        init(contentsOfFile path: String, encoding: String.Encoding) throws {
          try self.init(contentsOf: URL(fileURLWithPath: path))
        }
        func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {
          try Data(utf8).write(to: url)
        }
        func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {
          try Data(utf8).write(to: URL(fileURLWithPath: path))
        }
      }
      """#)

  /// Where programs keep their files.
  static let fileLocations = PreludeChunk(
    members: fileLocationNames.map(\.name) + ["currentDirectory"],
    text: "extension URL {\n"
      + fileLocationNames.map { name, path in
        "  static var \(name): URL { URL(fileURLWithPath: \"\(path)\") }\n"
      }.joined() + """
          static func currentDirectory() -> URL {
            URL(fileURLWithPath: FileManager.default.currentDirectoryPath + "/")
          }
        }
        """)

  private static let fileLocationNames: [(name: String, path: String)] = [
    ("homeDirectory", "/home/user/"), ("temporaryDirectory", "/tmp/"),
    ("documentsDirectory", "/home/user/Documents/"),
    ("downloadsDirectory", "/home/user/Downloads/"), ("desktopDirectory", "/home/user/Desktop/"),
    ("libraryDirectory", "/home/user/Library/"), ("cachesDirectory", "/home/user/Library/Caches/"),
    ("applicationSupportDirectory", "/home/user/Library/Application Support/"),
    ("applicationDirectory", "/home/user/Applications/"), ("moviesDirectory", "/home/user/Movies/"),
    ("musicDirectory", "/home/user/Music/"), ("picturesDirectory", "/home/user/Pictures/"),
    ("sharedPublicDirectory", "/home/user/Public/"), ("trashDirectory", "/home/user/.Trash/"),
    ("userDirectory", "/home/"),
  ]
}
