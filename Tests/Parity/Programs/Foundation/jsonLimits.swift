import Foundation

// What Foundation refuses to read as JSON, and dictionaries whose keys are names.
func tries<T: Decodable>(_ type: T.Type, _ text: String) {
  do {
    print(try JSONDecoder().decode(type, from: Data(text.utf8)))
  } catch DecodingError.dataCorrupted(let context) {
    print("corrupted:", context.debugDescription)
  } catch {
    print("other")
  }
}
func nested(_ depth: Int) -> Data {
  Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
}
for depth in [10, 512, 513] {
  print(depth, (try? JSONSerialization.jsonObject(with: nested(depth))) != nil)
}
for text in [#"["\ud83d\ude00"]"#, #"["\ud800"]"#, #"["\ud83dx"]"#, #"["\ude00"]"#] {
  tries([String].self, text)
}
tries([Double].self, "[1e-400]")
tries([Double].self, "[0e-400, 1e-300, 0.0]")
tries([Float].self, "[1e-50]")
tries([Float].self, "[1e50]")

enum Day: String, Codable, CodingKeyRepresentable { case mon, tue }
enum Level: Int, Codable, CodingKeyRepresentable { case low = 1, high }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode([Day.mon: 1, .tue: 2]), as: UTF8.self))
print(String(decoding: try encoder.encode([Level.low: "a", .high: "b"]), as: UTF8.self))
let days = try JSONDecoder().decode([Day: Int].self, from: Data(#"{"tue":5}"#.utf8))
print(days[.tue] ?? -1)
let levels = try JSONDecoder().decode([Level: String].self, from: Data(#"{"2":"x"}"#.utf8))
print(levels[.high] ?? "-")
if (try? JSONDecoder().decode([Day: Int].self, from: Data(#"{"sun":5}"#.utf8))) == nil {
  print("no such day")
}

// Fractions of seconds in formatters, and steps beyond the calendar.
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "ss.SSS A"
let iso = ISO8601DateFormatter()
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
for seconds in [1_709_294_405.678, 0.0005, 0.0009999, 1.9999, -0.25, 5.5555] {
  let date = Date(timeIntervalSince1970: seconds)
  print(formatter.string(from: date), iso.string(from: date))
}
let calendar = Calendar(identifier: .gregorian)
let start = Date(timeIntervalSince1970: 0)
print(calendar.date(byAdding: .day, value: Int.max, to: start) == start)
print(calendar.date(byAdding: .year, value: Int.min, to: start) == nil)
print(URL(string: "../up?q=1", relativeTo: URL(string: "https://example.com/a/b/"))!.absoluteString)
