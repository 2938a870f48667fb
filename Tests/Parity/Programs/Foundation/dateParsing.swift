import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000), e = d.addingTimeInterval(86_400.5)
let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0)
f.dateFormat = "yyyy-MM-dd HH:mm"; print(f.date(from: "2024-02-29 13:05")!, f.date(from: "bad") as Any, f.date(from: "2024-13-01 00:00") as Any); f.dateFormat = "MMM d, yyyy"; print(f.date(from: "Mar 3, 2020")!); for s in [DateFormatter.Style.short, .medium, .long, .full] { f.dateStyle = s; f.timeStyle = .none; print(f.string(from: d), terminator: " | ") }; f.locale = Locale(identifier: "en_US"); f.dateStyle = .medium; f.timeStyle = .short; print(f.string(from: d)); f.setLocalizedDateFormatFromTemplate("MMMMd"); print(f.string(from: d))
