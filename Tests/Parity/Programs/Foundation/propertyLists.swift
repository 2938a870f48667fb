import Foundation

// Property lists as XML, and dates by patterns that are spelled out.
struct Track: Codable, Equatable {
  var title = "Tom & <Jerry>"
  var length = 215
  var rating = 4.0
  var isLoved = true
  var added = Date(timeIntervalSince1970: 1_700_000_000)
  var cover = Data([1, 2, 3])
  var tags = ["a", "b"]
  var plays: [String: Int] = [:]
  var note: String?
  var gaps: [Int?] = [1, nil]
}
let encoder = PropertyListEncoder()
encoder.outputFormat = .xml
let data = try encoder.encode(Track())
print(String(decoding: data, as: UTF8.self))
let decoder = PropertyListDecoder()
print(try decoder.decode(Track.self, from: data) == Track())
print(try decoder.decode([[Double]].self, from: try encoder.encode([[1.5, 2], [-0.25]])))
do {
  _ = try decoder.decode([String: String].self, from: try encoder.encode(["k": 7]))
} catch DecodingError.typeMismatch(let type, let context) {
  print(type, context.debugDescription, context.codingPath.map(\.stringValue))
}
var format = PropertyListSerialization.PropertyListFormat.binary
print(try decoder.decode([String: Int].self, from: try encoder.encode(["k": 7]), format: &format))
print(format == .xml, PropertyListEncoder().outputFormat == .binary)

let date = Date(timeIntervalSince1970: 1_709_294_405.25)
let gregorian = Calendar(identifier: .gregorian)
let stamp = Date.VerbatimFormatStyle(
  format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) at \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits).\(secondFraction: .fractional(2))",
  timeZone: .gmt, calendar: gregorian)
print(date.formatted(stamp))
let parts = Date.ParseStrategy(
  format: "\(day: .defaultDigits)/\(month: .defaultDigits)/\(year: .defaultDigits)",
  timeZone: .gmt)
print(try Date("5/11/2023", strategy: parts).timeIntervalSince1970)
print(try parts.parse("29/2/2024"))
if (try? Date("next week", strategy: parts)) == nil { print("no such date") }
print(CocoaError(.fileReadNoSuchFile).errorCode, CocoaError.errorDomain)
