import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000), e = d.addingTimeInterval(86_400.5)
let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0);
for p in [
  "yyyy-MM-dd", "yyyy-MM-dd HH:mm:ss", "EEEE, MMMM d, yyyy", "EEE MMM dd", "h:mm a", "yy/M/d", "HH:mm:ss.SSS", "D", "'Day' d", "yyyy-MM-dd'T'HH:mm:ssZ", "E", "LLLL", "QQQ", "MMM d, h:mm a",
  "yyyyMMdd", "EEEEE", "zzz", "XXX", "w", "k", "G", "ssss",
] { f.dateFormat = p; print(f.string(from: d), terminator: " | ") }; print()
