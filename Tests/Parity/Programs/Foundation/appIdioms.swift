import Dispatch
import Foundation

// App-like idioms
enum Loadable<T> {
  case idle, loading
  case loaded(T)
  case failed(any Error)
  var value: T? { if case .loaded(let v) = self { v } else { nil } }
}
struct APIError: LocalizedError, Equatable {
  let status: Int
  var errorDescription: String? { "HTTP \(status)" }
  var recoverySuggestion: String? { "retry" }
  var failureReason: String? { "server" }
}
func decode<T: Decodable>(_ s: String, as: T.Type = T.self, _ c: (JSONDecoder) -> Void = { _ in })
  throws -> T
{
  let d = JSONDecoder()
  c(d)
  return try d.decode(T.self, from: Data(s.utf8))
}
struct Page<Item: Codable>: Codable {
  var items: [Item]
  var next: Int?
  enum CodingKeys: String, CodingKey {
    case items = "results"
    case next = "next_page"
  }
}
struct Post: Codable, Hashable {
  var id: Int
  var title: String
  var created: Date
  var meta: [String: String]?
  var kind: Kind
  enum Kind: String, Codable {
    case text, link, unknown
    init(from d: Decoder) throws {
      self = Kind(rawValue: try d.singleValueContainer().decode(String.self)) ?? .unknown
    }
  }
}
let js =
  #"{"results": [{"id": 1, "title": "A", "created": "2024-01-02T03:04:05Z", "kind": "text"}, {"id": 2, "title": "B", "created": "2024-01-03T00:00:00Z", "meta": {"k": "v"}, "kind": "weird"}], "next_page": null}"#
let page: Page<Post> = try decode(js) { $0.dateDecodingStrategy = .iso8601 }
print(
  page.items.map(\.kind), page.next as Any, page.items[1].meta!["k"]!,
  page.items[0].created.timeIntervalSince1970)
do { let _: Page<Post> = try decode(js) } catch DecodingError.typeMismatch(_, let c) {
  print(
    c.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: "."),
    c.debugDescription)
} catch { print("?", error) }
for strat in [
  JSONDecoder.DateDecodingStrategy.secondsSince1970, .millisecondsSince1970, .deferredToDate,
] {
  print(
    try decode("[1000]", as: [Date].self) { $0.dateDecodingStrategy = strat }[0]
      .timeIntervalSince1970)
}
let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX")
f.timeZone = .gmt
f.dateFormat = "dd/MM/yyyy"
print(
  try decode(#"["03/02/2021"]"#, as: [Date].self) { $0.dateDecodingStrategy = .formatted(f) }[0])
print(
  try decode(#"["x5"]"#, as: [Date].self) {
    $0.dateDecodingStrategy = .custom { d in
      let s = try d.singleValueContainer().decode(String.self)
      return Date(timeIntervalSince1970: Double(s.dropFirst())!)
    }
  }[0].timeIntervalSince1970)
print(
  try decode(#"{"a_b_c": 1, "_lead": 2, "URLString": 3}"#, as: [String: Int].self) {
    $0.keyDecodingStrategy = .convertFromSnakeCase
  }.keys.sorted())
struct Snake: Codable {
  var userID: Int
  var fullName: String
  var _x: Int?
}
let e = JSONEncoder()
e.keyEncodingStrategy = .convertToSnakeCase
e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(Snake(userID: 1, fullName: "n", _x: 3)), as: UTF8.self))
e.nonConformingFloatEncodingStrategy = .convertToString(
  positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(String(decoding: try e.encode([1.5, .infinity, -.infinity, .nan]), as: UTF8.self))
do { _ = try JSONEncoder().encode([Double.nan]) } catch EncodingError.invalidValue(let v, let c) {
  print(v, c.debugDescription)
}
e.dataEncodingStrategy = .custom { d, enc in
  var c = enc.singleValueContainer()
  try c.encode(d.count)
}
print(String(decoding: try e.encode([Data([1, 2])]), as: UTF8.self))
let obj = try JSONSerialization.jsonObject(with: Data(js.utf8)) as! [String: Any]
print(
  (obj["results"] as! [[String: Any]]).count, obj["next_page"] is NSNull,
  JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject([Date()]),
  String(
    decoding: try JSONSerialization.data(
      withJSONObject: ["b": [1, 2.5, true, NSNull()], "a": "x/y"],
      options: [.sortedKeys, .withoutEscapingSlashes]), as: UTF8.self))
do { _ = try JSONSerialization.jsonObject(with: Data("{bad".utf8)) } catch {
  print((error as NSError).code)
}
let err: any Error = APIError(status: 503)
print(
  err.localizedDescription, (err as NSError).domain, (err as NSError).code,
  (err as? LocalizedError)?.recoverySuggestion ?? "", (err as? APIError) == APIError(status: 503),
  "\(err)")
struct Plain: Error {}
print(Plain().localizedDescription, (Plain() as NSError).localizedDescription.isEmpty)
enum Coded: Int, Error { case a = 5 }
print((Coded.a as NSError).code, Coded.a.localizedDescription)
let nse = NSError(
  domain: "D", code: 7,
  userInfo: [NSLocalizedDescriptionKey: "desc", NSLocalizedFailureReasonErrorKey: "why"])
print(
  nse.localizedDescription, nse.localizedFailureReason ?? "", nse.domain, nse,
  nse == NSError(domain: "D", code: 7, userInfo: nse.userInfo))
var state: Loadable<[Int]> = .idle
state = .loading
print(state.value as Any)
state = .loaded([1])
print(state.value!, state)
state = .failed(err)
if case .failed(let x as APIError) = state { print(x.status) }
final class Cache<K: Hashable, V> {
  private var d: [K: (V, Date)] = [:]
  private let ttl: TimeInterval
  private let now: () -> Date
  init(ttl: TimeInterval, now: @escaping () -> Date) {
    self.ttl = ttl
    self.now = now
  }
  subscript(k: K) -> V? {
    get {
      guard let (v, t) = d[k], now().timeIntervalSince(t) < ttl else {
        d[k] = nil
        return nil
      }
      return v
    }
    set { d[k] = newValue.map { ($0, now()) } }
  }
  var count: Int { d.count }
}
var t = Date(timeIntervalSince1970: 0)
let cache = Cache<String, Int>(ttl: 10) { t }
cache["a"] = 1
t += 5
print(cache["a"] as Any)
t += 6
print(cache["a"] as Any, cache.count)
let nc = NSCache<NSString, NSNumber>()
nc.countLimit = 2
nc.setObject(1, forKey: "x")
print(nc.object(forKey: "x") ?? 0, nc.object(forKey: "q") as Any)
nc.removeAllObjects()
print(nc.object(forKey: "x") as Any)
func retry<T>(_ n: Int, _ op: (Int) async throws -> T) async throws -> T {
  for i in 1..<n {
    do { return try await op(i) } catch { try await Task.sleep(for: .milliseconds(1)) }
  }
  return try await op(n)
}
print(
  try await retry(3) { i in
    if i < 3 { throw Plain() }
    return "ok \(i)"
  })
func withTimeout<T: Sendable>(_ d: Duration, _ op: @escaping @Sendable () async throws -> T)
  async throws -> T
{
  try await withThrowingTaskGroup(of: T.self) { g in
    g.addTask { try await op() }
    g.addTask {
      try await Task.sleep(for: d)
      throw CancellationError()
    }
    defer { g.cancelAll() }
    return try await g.next()!
  }
}
print(try await withTimeout(.seconds(1)) { 5 })
do { _ = try await withTimeout(.milliseconds(2)) { try await Task.sleep(for: .seconds(3)) } } catch
{ print(type(of: error)) }
actor Loader {
  private var tasks: [String: Task<String, any Error>] = [:]
  private(set) var hits = 0
  func load(_ k: String) async throws -> String {
    if let t = tasks[k] { return try await t.value }
    let t = Task { () throws -> String in
      self.hits += 1
      try await Task.sleep(for: .milliseconds(1))
      return k.uppercased()
    }
    tasks[k] = t
    return try await t.value
  }
}
let ld = Loader()
async let r1 = ld.load("a")
async let r2 = ld.load("a")
print(try await r1 + r2, await ld.hits)
@propertyWrapper struct Clamped<V: Comparable> {
  private var v: V
  let r: ClosedRange<V>
  init(wrappedValue: V, _ r: ClosedRange<V>) {
    self.r = r
    v = min(max(wrappedValue, r.lowerBound), r.upperBound)
  }
  var wrappedValue: V {
    get { v }
    set { v = min(max(newValue, r.lowerBound), r.upperBound) }
  }
  var projectedValue: Bool { v == r.upperBound }
}
struct Vol { @Clamped(0...10) var level = 50 }
var vol = Vol()
print(vol.level, vol.$level)
vol.level = -3
print(vol.level, vol.$level)
let words = "the quick brown fox jumps over the lazy dog the end".split(separator: " ")
let freq = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted {
  ($1.value, $0.key) < ($0.value, $1.key)
}.prefix(3)
print(
  freq.map { "\($0.key):\($0.value)" }, Set(words).count,
  Dictionary(grouping: words, by: \.count).mapValues(\.count).sorted(by: <).map { "\($0)" },
  words.max(by: { $0.count < $1.count })!,
  words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "), words.chunked3())
extension Array {
  func chunked3() -> Int {
    stride(from: 0, to: count, by: 3).map { self[$0..<Swift.min($0 + 3, count)] }.count
  }
}
