// Bundles: the program's resources, which are files of the host and read-only. Programs see them
// in a folder whose path is the same on every host.

/// The folders of the disk that the program can read: its resources, and its project.
enum _Disk {
  static let bundle = "/Resources"
  enum Kind: Int { case none, file, folder }
  static func isInBundle(_ path: String) -> Bool { path == bundle || path.hasPrefix(bundle + "/") }
  static func kind(_ path: String) -> Kind { Kind(rawValue: _kind(path)) ?? .none }
  static func contents(_ path: String) -> Data? { _bytes(path).map { Data($0) } }
  /// The path of the project; nil without one.
  static var project: String? { _project() }
  @_native("disk.kind") static func _kind(_ path: String) -> Int
  @_native("disk.bytes") static func _bytes(_ path: String) -> [UInt8]?
  @_native("disk.names") static func names(_ path: String) -> [String]
  /// The paths of everything in a folder, relative to it.
  @_native("disk.descendants") static func descendants(_ path: String) -> [String]
  @_native("disk.project") static func _project() -> String?
}
final class Bundle {
  static let main = Bundle()
  static let module = Bundle()
  let bundlePath: String
  init() { bundlePath = _Disk.bundle }
  init(for type: AnyObject.Type) { bundlePath = _Disk.bundle }
  init?(path: String) {
    guard _Disk.kind(path) == .folder else { return nil }
    bundlePath = path
  }
  convenience init?(url: URL) { self.init(path: url.path) }
  init?(identifier: String) { return nil }
  static var allBundles: [Bundle] { [main] }
  var resourceURL: URL? { bundleURL }
  var resourcePath: String? { bundlePath }
  var executableURL: URL? { nil }
  var localizations: [String] { ["en"] }
  var developmentLocalization: String? { "en" }
  var bundleIdentifier: String? { nil }
  var bundleURL: URL { URL(fileURLWithPath: bundlePath + "/") }
  var infoDictionary: [String: Any]? { [:] }
  var preferredLocalizations: [String] { ["en"] }
  func object(forInfoDictionaryKey key: String) -> Any? { nil }
  // Building copies the files of these folders into one.
  var _folders: [String] {
    ["", "/Resources", "/en.lproj", "/Base.lproj"].map { bundlePath + $0 }
  }
  func paths(forResourcesOfType ext: String?, inDirectory: String?) -> [String] {
    let folders = inDirectory.map { ["\(bundlePath)/\($0)"] } ?? _folders
    let end = ext.map { $0.isEmpty ? "" : ".\($0)" } ?? ""
    var seen: Set<String> = []
    return folders.flatMap { folder in
      _Disk.names(folder).filter { $0.hasSuffix(end) && seen.insert($0).inserted }
        .map { "\(folder)/\($0)" }
    }
  }
  func path(forResource name: String?, ofType ext: String?, inDirectory: String?) -> String? {
    guard let name, !name.isEmpty else {
      return paths(forResourcesOfType: ext, inDirectory: inDirectory).first
    }
    let file = ext.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    return (inDirectory.map { ["\(bundlePath)/\($0)"] } ?? _folders).map { "\($0)/\(file)" }
      .first { _Disk.kind($0) != .none }
  }
  func path(forResource name: String?, ofType ext: String?) -> String? {
    path(forResource: name, ofType: ext, inDirectory: nil)
  }
  func url(
    forResource name: String?, withExtension ext: String?, subdirectory: String?
  ) -> URL? {
    path(forResource: name, ofType: ext, inDirectory: subdirectory)
      .map { URL(fileURLWithPath: $0) }
  }
  func url(forResource name: String?, withExtension ext: String?) -> URL? {
    url(forResource: name, withExtension: ext, subdirectory: nil)
  }
  func urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]? {
    paths(forResourcesOfType: ext, inDirectory: subdirectory).map { URL(fileURLWithPath: $0) }
  }
  func localizedString(forKey key: String, value: String?, table: String?) -> String {
    value ?? key
  }
}
