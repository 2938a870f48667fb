import Foundation

// Foundation values
let u = URL(string: "https://example.com:8080/a/b.html?q=1&r=x%20y#frag")!
print(
  u.scheme!, u.host!, u.port!, u.path, u.pathExtension, u.lastPathComponent, u.query!, u.fragment!,
  u.deletingLastPathComponent(), u.appendingPathComponent("c"))
var c = URLComponents(string: "https://ex.com/s")!
c.queryItems = [URLQueryItem(name: "a", value: "1 2"), .init(name: "b", value: nil)]
print(c.url!, c.queryItems!.first { $0.name == "a" }!.value!)
print(
  UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, UUID() == UUID(),
  UUID().uuidString.count)
let data = Data("héllo".utf8)
print(
  data.count, data, data.base64EncodedString(), String(data: data, encoding: .utf8)!,
  Data(base64Encoded: "aGk=").map { String(decoding: $0, as: UTF8.self) }!, [UInt8](data.prefix(2)))
print(
  "a b  c".components(separatedBy: " "), " x\n".trimmingCharacters(in: .whitespacesAndNewlines),
  "abc".replacingOccurrences(of: "b", with: "-"), "hello world".capitalized,
  "a.b,c".components(separatedBy: CharacterSet(charactersIn: ".,")),
  "Hello".range(of: "ll").map { "Hello"[$0.upperBound...] }!, "x=1".contains("="),
  "ABC".caseInsensitiveCompare("abc") == .orderedSame)
print(
  String(format: "%.2f|%5d|%-5@|%05.1f|%x|%@", 3.14159, 42, "ab", 2.5, 255, "s"),
  String(format: "%d%%", 50))
let nf = NumberFormatter()
nf.numberStyle = .decimal
nf.locale = Locale(identifier: "en_US")
nf.maximumFractionDigits = 2
print(nf.string(from: 1234567.891)!, nf.string(from: NSNumber(value: 0.5))!)
print(
  1234.5.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))),
  0.256.formatted(.percent.locale(Locale(identifier: "en_US"))), 12.formatted(),
  ["a", "b", "c"].formatted(.list(type: .and).locale(Locale(identifier: "en_US"))))
print(
  Decimal(string: "0.1")! + Decimal(string: "0.2")!, Decimal(3) / 4, pow(2.0, 10.0), sqrt(16.0),
  floor(-2.5), ceil(2.1), round(2.5), abs(-3), fmod(7, 3), max(1, 2, 3), log2(8.0), sin(0.0),
  Double.pi)
print(
  [3, 1, 2].sorted(using: SortDescriptor(\.self, order: .reverse)),
  ["b", "A", "c"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending })
struct P {
  var n: String
  var a: Int
}
print(
  [P(n: "b", a: 1), P(n: "a", a: 2), P(n: "a", a: 1)].sorted(using: [
    KeyPathComparator(\.n), KeyPathComparator(\.a, order: .reverse),
  ]).map { "\($0.n)\($0.a)" })
var ix = IndexSet([1, 3, 4])
ix.insert(7)
print(ix.count, ix.contains(3))
enum E: LocalizedError {
  case a
  var errorDescription: String? { "desc a" }
  var recoverySuggestion: String? { "retry" }
}
print(E.a.localizedDescription, (E.a as any Error).localizedDescription)
let lock = NSLock()
var n = 0
lock.lock()
n += 1
lock.unlock()
print(lock.withLock { n + 1 })
print(
  Date(timeIntervalSince1970: 1e9).formatted(.iso8601),
  ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: 0)), Date.distantPast < .now,
  DateInterval(start: Date(timeIntervalSince1970: 0), duration: 60).contains(
    Date(timeIntervalSince1970: 30)))
print(
  ProcessInfo.processInfo.arguments.count > 0, UserDefaults.standard.string(forKey: "nope") as Any,
  Bundle.main.bundleIdentifier == nil)
let js =
  try JSONSerialization.jsonObject(with: Data("{\"a\":[1,2.5,true,null]}".utf8)) as! [String: Any]
print((js["a"] as! [Any]).count, js.keys.first!)
print(
  "%20".removingPercentEncoding!,
  "a b&".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!,
  "é".folding(options: .diacriticInsensitive, locale: nil),
  "abc".padding(toLength: 5, withPad: ".", startingAt: 0),
  "l1\nl2".split(whereSeparator: \.isNewline), "The Quick".lowercased().filter { !$0.isWhitespace })
"a\nb".enumerateLines { l, _ in print(l, terminator: ";") }
print()
print(
  Set("hello").sorted().map(String.init).joined(),
  "hello".firstIndex(of: "l")!.utf16Offset(in: "hello"))
