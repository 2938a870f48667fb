import Foundation
let d = Date(timeIntervalSince1970: 1_709_210_096.25)
let berlin = TimeZone(identifier: "Europe/Berlin")!
print(d.ISO8601Format(.iso8601(timeZone: berlin)))
print(d.ISO8601Format(.iso8601(timeZone: .gmt, includingFractionalSeconds: true)))
print(d.ISO8601Format(.iso8601(timeZone: .gmt, dateSeparator: .omitted, dateTimeSeparator: .space, timeSeparator: .omitted)))
print(d.formatted(.iso8601), d.ISO8601Format())
var s = Date.ISO8601FormatStyle(timeZone: berlin)
print(d.formatted(s))
print(d.ISO8601Format(.init(dateSeparator: .dash, dateTimeSeparator: .standard, timeSeparator: .colon, timeZoneSeparator: .colon, includingFractionalSeconds: true, timeZone: berlin)))
