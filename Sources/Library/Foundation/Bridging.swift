// `NSError`, `NSRange` and `NSPredicate`.

var NSLocalizedDescriptionKey: String { "NSLocalizedDescription" }
var NSLocalizedFailureReasonErrorKey: String { "NSLocalizedFailureReason" }
var NSUnderlyingErrorKey: String { "NSUnderlyingError" }
var NSFilePathErrorKey: String { "NSFilePath" }
var NSURLErrorKey: String { "NSURL" }
var NSLocalizedRecoverySuggestionErrorKey: String { "NSLocalizedRecoverySuggestion" }
var NSHelpAnchorErrorKey: String { "NSHelpAnchor" }
var NSCocoaErrorDomain: String { "NSCocoaErrorDomain" }
class NSError: NSObject, LocalizedError {
  let domain: String
  let code: Int
  let userInfo: [String: Any]
  init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
    self.domain = domain
    self.code = code
    self.userInfo = userInfo ?? [:]
    super.init()
  }
  var errorDescription: String? { localizedDescription }
  var localizedDescription: String {
    userInfo[NSLocalizedDescriptionKey] as? String
      ?? "The operation could not be completed. (\(domain) error \(code).)"
  }
  var localizedFailureReason: String? {
    userInfo[NSLocalizedFailureReasonErrorKey] as? String
  }
  var localizedRecoverySuggestion: String? {
    userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
  }
  var helpAnchor: String? { userInfo[NSHelpAnchorErrorKey] as? String }
  override var description: String {
    let start = "Error Domain=\(domain) Code=\(code) \"\(localizedFailureReason ?? "(null)")\""
    if userInfo.isEmpty { return start }
    let entries = userInfo.sorted(by: { $0.key < $1.key }).map({ "\($0.key)=\($0.value)" })
    return start + "UserInfo={" + entries.joined(separator: ", ") + "}"
  }
  override var hash: Int { code }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSError else { return false }
    return domain == other.domain && code == other.code
  }
}
protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}
extension CustomNSError {
  static var errorDomain: String { String(reflecting: Self.self) }
  var errorCode: Int { _errorCode(self) }
  var errorUserInfo: [String: Any] { [:] }
}
func _bridgedOptionalError(_ error: (any Error)?) -> NSError? { error.map(_bridgedError) }
func _bridgedError(_ error: any Error) -> NSError {
  if let error = error as? NSError { return error }
  if let own = error as? any CustomNSError {
    let domain = type(of: own).errorDomain
    return NSError(domain: domain, code: own.errorCode, userInfo: own.errorUserInfo)
  }
  if let problem = _codingProblem(error) {
    return NSError(domain: NSCocoaErrorDomain, code: problem.code)
  }
  var details: [String: Any] = [:]
  if let own = error as? any LocalizedError {
    details[NSLocalizedDescriptionKey] = own.errorDescription
    details[NSLocalizedFailureReasonErrorKey] = own.failureReason
    details[NSLocalizedRecoverySuggestionErrorKey] = own.recoverySuggestion
    details[NSHelpAnchorErrorKey] = own.helpAnchor
  }
  return NSError(domain: _errorDomain(error), code: _errorCode(error), userInfo: details)
}
var NSNotFound: Int { Int.max }
struct NSRange: Hashable, Sendable, CustomStringConvertible {
  var location: Int
  var length: Int
  init() { location = 0; length = 0 }
  init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
  init<R: RangeExpression>(_ region: R) where R.Bound == Int {
    let range = region.relative(to: 0..<Int.max)
    self.init(location: range.lowerBound, length: range.count)
  }
  init<R: RangeExpression>(_ region: R, in target: String) where R.Bound == String.Index {
    let range = region.relative(to: target)
    location = target[target.startIndex..<range.lowerBound].utf16.count
    length = target[range].utf16.count
  }
  var lowerBound: Int { location }
  var upperBound: Int { location + length }
  func contains(_ index: Int) -> Bool { index >= location && index < upperBound }
  func union(_ other: NSRange) -> NSRange {
    let start = min(location, other.location)
    return NSRange(location: start, length: max(upperBound, other.upperBound) - start)
  }
  func intersection(_ other: NSRange) -> NSRange? {
    let start = max(location, other.location)
    let end = min(upperBound, other.upperBound)
    return start < end ? NSRange(location: start, length: end - start) : nil
  }
  var description: String { "{\(location), \(length)}" }
}
extension Range where Bound == Int {
  init?(_ range: NSRange) {
    if range.location == NSNotFound { return nil }
    self = range.location..<range.upperBound
  }
}
extension Range where Bound == String.Index {
  init?(_ range: NSRange, in text: String) {
    let units = text.utf16
    guard range.location != NSNotFound,
      let start = units.index(
        units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
      let end = units.index(start, offsetBy: range.length, limitedBy: units.endIndex)
    else { return nil }
    self = start..<end
  }
}
func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
  NSRange(location: location, length: length)
}
func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
func NSEqualRanges(_ a: NSRange, _ b: NSRange) -> Bool { a == b }
func NSUnionRange(_ a: NSRange, _ b: NSRange) -> NSRange { a.union(b) }
func NSIntersectionRange(_ a: NSRange, _ b: NSRange) -> NSRange {
  a.intersection(b) ?? NSRange(location: 0, length: 0)
}
final class NSPredicate: CustomStringConvertible {
  let predicateFormat: String
  let _test: ((Any?, [String: Any]?) -> Bool)?
  init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    predicateFormat = "BLOCKPREDICATE"
    _test = block
  }
  init(value: Bool) {
    predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    _test = { _, _ in value }
  }
  init(format: String, _ arguments: Any...) {
    var rest = format[...]
    var text = ""
    var next = 0
    while let mark = rest.firstIndex(of: "%") {
      text += rest[rest.startIndex..<mark]
      rest = rest[rest.index(after: mark)..<rest.endIndex].dropFirst()
      if next < arguments.count {
        let argument = arguments[next]
        text += argument is String ? "\"\(argument)\"" : "\(argument)"
      }
      next += 1
    }
    predicateFormat = text + rest
    _test = nil
  }
  func evaluate(with object: Any?) -> Bool {
    guard let test = _test else {
      _fault(
        "the format of an NSPredicate is not evaluated; write NSPredicate { object, _ in … }")
    }
    return test(object, nil)
  }
  var description: String { predicateFormat }
}
