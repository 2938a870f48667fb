import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000), e = d.addingTimeInterval(86_400.5)
print(d, d.description, [d], "\(d)", Optional(d) as Any, String(reflecting: d)); debugPrint(d);
print(d.ISO8601Format(), ISO8601DateFormatter().string(from: d), ISO8601DateFormatter().date(from: "2023-11-14T22:13:20Z")! == d, ISO8601DateFormatter().date(from: "x") as Any)
