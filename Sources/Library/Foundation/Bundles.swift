// Bundles: the program's resources, which are files of the host and read-only. Programs see them
// in a folder whose path is the same on every host.

enum _Resources {
  static let folder = "/Resources"
  enum Kind: Int { case none, file, folder }
  /// The path relative to the resource folder; nil for paths outside of it.
  static func _relative(_ path: String) -> String? {
    if path == folder { return "" }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }
  static func kind(_ path: String) -> Kind {
    _relative(path).flatMap { Kind(rawValue: _kind($0)) } ?? .none
  }
  static func contents(_ path: String) -> Data? {
    _relative(path).flatMap { _bytes($0) }.map { Data($0) }
  }
  static func names(_ path: String) -> [String] { _relative(path).map { _names($0) } ?? [] }
  /// The paths of everything in a folder, relative to it.
  static func descendants(_ path: String) -> [String] {
    names(path).flatMap { name in
      [name] + descendants(path + "/" + name).map { name + "/" + $0 }
    }
  }
  @_native("resource.kind") static func _kind(_ path: String) -> Int
  @_native("resource.bytes") static func _bytes(_ path: String) -> [UInt8]?
  @_native("resource.names") static func _names(_ path: String) -> [String]
}
final class Bundle {
  static let main = Bundle()
  static let module = Bundle()
  let bundlePath: String
  init() { bundlePath = _Resources.folder }
  init(for type: AnyObject.Type) { bundlePath = _Resources.folder }
  init?(path: String) {
    guard _Resources.kind(path) == .folder else { return nil }
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
    return folders.flatMap { folder in
      _Resources.names(folder).filter { $0.hasSuffix(end) }.map { "\(folder)/\($0)" }
    }
  }
  func path(forResource name: String?, ofType ext: String?, inDirectory: String?) -> String? {
    guard let name, !name.isEmpty else {
      return paths(forResourcesOfType: ext, inDirectory: inDirectory).first
    }
    let file = ext.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    return (inDirectory.map { ["\(bundlePath)/\($0)"] } ?? _folders).map { "\($0)/\(file)" }
      .first { _Resources.kind($0) != .none }
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
