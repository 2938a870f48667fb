import Foundation
struct Version: Comparable, Hashable, Codable, LosslessStringConvertible, ExpressibleByStringLiteral {
  var major = 0, minor = 0, patch = 0
  init?(_ s: String) { let p = s.split(separator: ".").map { Int($0) }; guard (1...3).contains(p.count), !p.contains(nil) else { return nil }
    let n = p.compactMap { $0 } + [0, 0]; (major, minor, patch) = (n[0], n[1], n[2]) }
  init(stringLiteral s: String) { self.init(s)! }
  var description: String { "\(major).\(minor).\(patch)" }
  static func < (a: Self, b: Self) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }
  init(from d: any Decoder) throws { let c = try d.singleValueContainer(); let s = try c.decode(String.self)
    guard let v = Version(s) else { throw DecodingError.dataCorruptedError(in: c, debugDescription: "bad version \(s)") }; self = v }
  func encode(to e: any Encoder) throws { var c = e.singleValueContainer(); try c.encode(description) } }
let vs: [Version] = ["1.2.3", "1.10", "0.9.9", "2"]
print(vs.sorted(), vs.max()!, Version("x." + "y") as Any, vs.sorted(by: >).map(\.minor))
struct Package: Codable, Equatable { let name: String; let version: Version; var deps: [String: Version]?; let kind: Kind; let created: Date; var url: URL?
  enum Kind: String, Codable, CaseIterable { case lib, app = "application" }
  enum CodingKeys: String, CodingKey { case name, version = "ver", deps = "dependencies", kind, created = "created_at", url } }
let text = #"{"name":"p","ver":"1.4","dependencies":{"b":"2.0","a":"0.1.2"},"kind":"application","created_at":"2024-02-29T12:00:00Z","url":"https:\/\/ex.am\/p?q=1#f"}"#
let dec = JSONDecoder(); dec.dateDecodingStrategy = .iso8601
let enc = JSONEncoder(); enc.dateEncodingStrategy = .iso8601; enc.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
var pk = try dec.decode(Package.self, from: Data(text.utf8))
print(pk.version, pk.deps?.keys.sorted() ?? [], pk.kind, pk.url?.host ?? "", pk.url?.query ?? "", pk.url?.fragment ?? "")
print(String(decoding: try enc.encode(pk), as: UTF8.self))
for bad in [text.replacingOccurrences(of: "1.4", with: "one"), text.replacingOccurrences(of: "application", with: "tool"), text.replacingOccurrences(of: "\"name\":\"p\",", with: ""), text.replacingOccurrences(of: "\"p\"", with: "5"), "{"] {
  do { _ = try dec.decode(Package.self, from: Data(bad.utf8)); print("ok?") }
  catch DecodingError.dataCorrupted(let c) { print("corrupted", c.codingPath.map(\.stringValue), c.debugDescription) }
  catch DecodingError.keyNotFound(let k, let c) { print("missing", k.stringValue, c.codingPath.count) }
  catch DecodingError.typeMismatch(let t, let c) { print("mismatch", t, c.codingPath.map(\.stringValue)) }
  catch { print("other", error) } }
pk.deps = nil; pk.url = nil
print(String(data: try enc.encode([pk, pk].map(\.name)), encoding: .utf8)!, pk == pk)
let cal = { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; return c }()
let d = cal.date(from: DateComponents(year: 2024, month: 2, day: 29, hour: 13, minute: 5))!
print(cal.component(.weekday, from: d), cal.range(of: .day, in: .month, for: d)!.count, cal.isDate(d, inSameDayAs: d.addingTimeInterval(3600)))
print(cal.dateComponents([.day, .month], from: d, to: cal.date(byAdding: .day, value: 45, to: d)!))
print(cal.date(byAdding: .year, value: 1, to: d)!, cal.startOfDay(for: d), cal.nextDate(after: d, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!)
let df = DateFormatter(); df.locale = Locale(identifier: "en_US_POSIX"); df.timeZone = cal.timeZone
for f in ["yyyy-MM-dd'T'HH:mm:ssZ", "EEEE, d MMM yy", "h:mm a", "D w e", "MMMM"] { df.dateFormat = f; print(df.string(from: d)) }
df.dateFormat = "dd/MM/yyyy HH:mm"; print(df.date(from: "01/03/2024 00:30").map { $0.timeIntervalSince(d) / 3600 } ?? -1, df.date(from: "nope") as Any)
print(d.formatted(.iso8601), d.formatted(Date.ISO8601FormatStyle().year().month().day()))
print((1234567.891).formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "de_DE"))), 0.256.formatted(.percent.locale(Locale(identifier: "en_US"))), 42.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_US"))))
print(String(format: "%05.2f|%-8@|%+d|%x|%e|%%|%c", 3.14159, "ab", 42, 255, 12345.678, 65))
print("caf\u{e9}" == "cafe\u{301}", "straße".uppercased(), "İ".lowercased().unicodeScalars.count, "👨‍👩‍👧".count, "👨‍👩‍👧".utf16.count)
let words = "The quick brown fox jumps over the lazy dog the end".lowercased().split(separator: " ")
let freq = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
for (w, n) in freq { print(w.padding(toLength: 6, withPad: ".", startingAt: 0), n) }
print(Dictionary(grouping: words, by: \.count).mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(words.chunked(3).map { $0.joined(separator: "-") })
extension Array { func chunked(_ n: Int) -> [ArraySlice<Element>] { stride(from: 0, to: count, by: n).map { self[$0..<Swift.min($0 + n, count)] } } }
