/// A state that shows a value of the defaults, or another one as long as there is none.
final class _StoreFollower {
  let usual: Any
  let cell: AnyObject
  let take: (Any?) -> Void
  init(_ usual: Any, _ cell: AnyObject, _ take: @escaping (Any?) -> Void) {
    self.usual = usual
    self.cell = cell
    self.take = take
  }
}
final class UserDefaults {
  static let standard = UserDefaults()
  var _values: [String: Any] = [:]
  // What follows the changes, by key.
  var _followers: [String: [_StoreFollower]] = [:]
  // The registered defaults.
  var _usual: [String: Any] = [:]
  static var _suites: [String: UserDefaults] = [:]
  static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
  init() {}
  // All objects of a suite share their values.
  init?(suiteName: String?) {
    guard let suiteName else { return }
    _name = suiteName
    if let first = UserDefaults._suites[suiteName] {
      _first = first
    } else {
      UserDefaults._suites[suiteName] = self
    }
  }
  var _first: UserDefaults?
  /// The object that stores the values: the first one of its suite.
  var _root: UserDefaults { _first ?? self }
  var _name = ""
  func _find(_ key: String) -> Any? {
    if let first = _first { return first._find(key) }
    if let value = _values[key] { return value }
    return _usual[key]
  }
  func object(forKey key: String) -> Any? { _find(key) }
  func value(forKey key: String) -> Any? { _find(key) }
  func string(forKey key: String) -> String? {
    guard let value = _find(key) else { return nil }
    return String(describing: value)
  }
  func integer(forKey key: String) -> Int {
    if let number = _find(key) as? Int { return number }
    if let number = _find(key) as? Double { return Int(number) }
    if let flag = _find(key) as? Bool { return flag ? 1 : 0 }
    if let text = _find(key) as? String { return Int(text) ?? 0 }
    return 0
  }
  func double(forKey key: String) -> Double {
    if let number = _find(key) as? Double { return number }
    if let number = _find(key) as? Int { return Double(number) }
    if let text = _find(key) as? String { return Double(text) ?? 0 }
    return 0
  }
  func float(forKey key: String) -> Float { Float(double(forKey: key)) }
  func bool(forKey key: String) -> Bool {
    if let flag = _find(key) as? Bool { return flag }
    return integer(forKey: key) != 0
  }
  func array(forKey key: String) -> [Any]? { _find(key) as? [Any] }
  func stringArray(forKey key: String) -> [String]? { _find(key) as? [String] }
  func dictionary(forKey key: String) -> [String: Any]? { _find(key) as? [String: Any] }
  func data(forKey key: String) -> Data? { _find(key) as? Data }
  func url(forKey key: String) -> URL? { _find(key) as? URL }
  func set(_ value: Any?, forKey key: String) {
    if let first = _first { return first.set(value, forKey: key) }
    _values[key] = value
    _noteStoredKey(key)
    guard let followers = _followers[key] else { return }
    let value = _find(key)
    for follower in followers { follower.take(value) }
  }
  func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  func removeObject(forKey key: String) { set(nil, forKey: key) }
  func register(defaults: [String: Any]) {
    if let first = _first { return first.register(defaults: defaults) }
    for (key, value) in defaults { _usual[key] = value }
  }
  func dictionaryRepresentation() -> [String: Any] {
    _first?.dictionaryRepresentation() ?? _usual.merging(_values, uniquingKeysWith: { $1 })
  }
  // There is one application: all values belong to its domain.
  func persistentDomain(forName name: String) -> [String: Any]? { _values }
  func setPersistentDomain(_ domain: [String: Any], forName name: String) {
    removePersistentDomain(forName: name)
    for (key, value) in domain { set(value, forKey: key) }
  }
  func removePersistentDomain(forName name: String) {
    for key in _values.keys.sorted() { removeObject(forKey: key) }
  }
  func addSuite(named name: String) {}
  func removeSuite(named name: String) {}
  static func resetStandardUserDefaults() {}
  @discardableResult
  func synchronize() -> Bool { true }
}

@_native("storage.note") func _noteStoredKey(_ key: String)
