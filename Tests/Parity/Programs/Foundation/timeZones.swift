import Foundation
for id in ["America/New_York","Europe/Berlin","Asia/Tokyo","Nope/Nope","UTC","GMT","EST","PST","Etc/UTC","GMT+3","GMT+0330","UTC+2","Europe/London","Asia/Kolkata","Asia/Calcutta","America/new_york","EST5EDT","", "Z","Asia/Kathmandu","GMT-05:30","Etc/GMT+5","CET","US/Pacific","Japan","posixrules"] {
  if let z = TimeZone(identifier: id) { 
    let d = Date(timeIntervalSince1970: 1_720_000_000), w = Date(timeIntervalSince1970: 1_705_000_000)
    print(id, z.identifier, z.secondsFromGMT(for: d), z.secondsFromGMT(for: w), z.isDaylightSavingTime(for: d), z.daylightSavingTimeOffset(for: d), z.nextDaylightSavingTimeTransition(after: d) as Any, z.description, z) }
  else { print(id, "nil") }
}
for id in ["EST","PST","CET","JST","UTC","GMT","BST","IST","XYZ","EDT","PDT","GMT+2","Z","America/New_York","GMT+1:30"] {
  print(id, TimeZone(abbreviation: id)?.identifier ?? "nil", TimeZone(abbreviation: id)?.secondsFromGMT(for: Date(timeIntervalSince1970: 1_720_000_000)) as Any)
}
let ny = TimeZone(identifier: "America/New_York")!
for s in [TimeZone.NameStyle.standard,.shortStandard,.daylightSaving,.shortDaylightSaving] {
 print(ny.localizedName(for: s, locale: Locale(identifier: "en_US")) as Any, TimeZone(identifier: "Europe/Paris")!.localizedName(for: s, locale: Locale(identifier: "en_US")) as Any, TimeZone(identifier: "Asia/Tokyo")!.localizedName(for: s, locale: .current) as Any, TimeZone(secondsFromGMT: 7200)!.localizedName(for: s, locale: .current) as Any)
}
print(TimeZone(secondsFromGMT: 19800)!, TimeZone(secondsFromGMT: -3661)?.identifier as Any, TimeZone(secondsFromGMT: 100000)?.identifier as Any, TimeZone(secondsFromGMT: 30) as Any, TimeZone(secondsFromGMT: 19800)!.abbreviation() as Any)
print(TimeZone.gmt, TimeZone.gmt == TimeZone(identifier: "UTC")!, TimeZone.gmt.nextDaylightSavingTimeTransition as Any)
print(TimeZone.knownTimeZoneIdentifiers.count, TimeZone.knownTimeZoneIdentifiers.prefix(5), TimeZone.abbreviationDictionary.count, TimeZone.abbreviationDictionary.sorted { $0.key < $1.key })
print(TimeZone.timeZoneDataVersion)
debugPrint(ny)
print(ny.hashValue == TimeZone(identifier:"America/New_York")!.hashValue, String(describing: ny as TimeZone?))
