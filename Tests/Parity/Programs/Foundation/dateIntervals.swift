import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000), e = d.addingTimeInterval(86_400.5)
let i = DateInterval(start: d, duration: 100);
print(i.end, i.contains(d + 50), i.intersects(DateInterval(start: d + 99, duration: 5)), i.intersection(with: DateInterval(start: d + 90, duration: 50))!.duration, i == i, i)
