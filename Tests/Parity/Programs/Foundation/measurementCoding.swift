import Foundation

struct Hike: Codable, Equatable {
  var length = Measurement(value: 3.5, unit: UnitLength.kilometers)
  var warmth = Measurement(value: 21, unit: UnitTemperature.celsius)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
let data = try encoder.encode(Hike())
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode(Hike.self, from: data) == Hike())
