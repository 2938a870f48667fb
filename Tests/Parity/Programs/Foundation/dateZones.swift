import Foundation
let d = Date(timeIntervalSince1970: 1_720_000_000.25)
let ny = TimeZone(identifier: "America/New_York")!
print(d.ISO8601Format(), d.formatted(.iso8601), d.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
print(d.formatted(.iso8601.year().month().day()), d.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true)), d.formatted(.iso8601.time(includingFractionalSeconds: false)), d.formatted(.iso8601.year().weekOfYear().day()), d.formatted(.iso8601.year()), d.formatted(.iso8601.month().day()), d.formatted(.iso8601.day()))
print(d.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false).timeZone(separator: .omitted)), d.formatted(.iso8601.time(includingFractionalSeconds: false).timeZone(separator: .colon)), d.formatted(.iso8601.year().month().day().dateSeparator(.omitted)), d.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted)), d.formatted(.iso8601.dateTimeSeparator(.space)))
var s = Date.ISO8601FormatStyle(timeZone: ny); print(d.formatted(s)); s = Date.ISO8601FormatStyle(dateSeparator: .omitted, dateTimeSeparator: .space, timeSeparator: .omitted, timeZoneSeparator: .colon, includingFractionalSeconds: true, timeZone: ny); print(d.formatted(s), d.ISO8601Format(s))
s.timeZone = .gmt; print(s.format(d), s.timeZoneSeparator(.omitted).format(d))
print(Date.ISO8601FormatStyle(timeZone: ny).timeZoneSeparator(.colon).format(d), Date.ISO8601FormatStyle(timeZone: TimeZone(secondsFromGMT: 19800)!).format(d))
print(try Date("2024-07-03T09:46:40Z", strategy: .iso8601), try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse("2024-07-03T09:46:40.250Z"), try Date("2024-07-03", strategy: .iso8601.year().month().day()), (try? Date("bad", strategy: .iso8601)) as Any, try Date("2024-07-03T09:46:40+02:00", strategy: .iso8601))
print(try Date("2024-07-03T09:46:40", strategy: .iso8601.year().month().day().time(includingFractionalSeconds: false)))
let f = ISO8601DateFormatter(); f.timeZone = ny; print(f.string(from: d), f.date(from: "2024-07-03T05:46:40-04:00") as Any, f.date(from: "2024-07-03T05:46:40Z") as Any)
f.formatOptions = [.withFullDate]; print(f.string(from: d), f.date(from: "2024-07-03") as Any)
f.formatOptions = [.withInternetDateTime, .withFractionalSeconds]; print(f.string(from: d))
let df = DateFormatter(); df.locale = Locale(identifier: "en_US_POSIX"); df.timeZone = ny
for p in ["yyyy-MM-dd HH:mm:ss z","zzzz","Z","ZZZZ","ZZZZZ","X","XX","XXX","x","xx","xxx","O","OOOO","VV","VVV","EEEE, MMM d, yyyy 'at' h:mm a","Q QQ QQQ QQQQ","w W F e ee eee D DDD","A S SS SSS SSSS","k K h H hh HH","G GGGG","yy y yyyyy Y","EEEEE EEEEEE","LLL LLLL MMMMM","a aaaa aaaaa","''yy''","h 'o''clock'"] { df.dateFormat = p; print(p, "→", df.string(from: d)) }
df.dateFormat = "yyyy-MM-dd HH:mm"; print(df.date(from: "2024-07-03 05:46") as Any, df.date(from: "2024-01-03 05:46") as Any, df.date(from: "2024-03-10 02:30") as Any)
df.dateFormat = "yyyy-MM-dd HH:mm Z"; print(df.date(from: "2024-07-03 05:46 +0200") as Any, df.date(from: "2024-07-03 05:46 -0530") as Any)
df.dateFormat = "yyyy-MM-dd'T'HH:mm:ssXXXXX"; print(df.date(from: "2024-07-03T05:46:00+02:00") as Any, df.date(from: "2024-07-03T05:46:00Z") as Any)
df.dateFormat = "yyyy-MM-dd HH:mm zzz"; print(df.date(from: "2024-07-03 05:46 PST") as Any, df.date(from: "2024-07-03 05:46 GMT") as Any, df.date(from: "2024-07-03 05:46 EDT") as Any)
df.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"; print(df.date(from: "2024-07-03 05:46:01.250") as Any)
df.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"; print(df.date(from: "Wed, 03 Jul 2024 05:46:01 +0000") as Any)
df.dateFormat = "h:mm a"; print(df.date(from: "5:46 PM") as Any, df.date(from: "12:05 AM") as Any)
df.dateFormat = "MMMM d, yyyy"; print(df.date(from: "July 3, 2024") as Any, df.date(from: "Foo 3, 2024") as Any, df.date(from: "July 33, 2024") as Any)
df.dateFormat = "dd/MM/yy"; print(df.date(from: "03/07/24") as Any, df.date(from: "03/07/74") as Any)
df.locale = Locale(identifier: "en_US")
for ds in [DateFormatter.Style.none,.short,.medium,.long,.full] { for ts in [DateFormatter.Style.none,.short,.medium,.long,.full] { df.dateStyle = ds; df.timeStyle = ts; print(df.string(from: d), terminator: " | ") }; print() }
for t in ["MMMd","yMMMd","MMMMd","EEEEMMMMd","Hm","hm","jm","yMd","MMMEd","yMMMM","Md","EEEE","yyyyMMdd","MMMMdEEEE","jms","y","d","MMM","EEE d MMM","yMMMEd"] { df.setLocalizedDateFormatFromTemplate(t); print(t, df.dateFormat!, df.string(from: d)) }
