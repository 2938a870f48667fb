import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000), e = d.addingTimeInterval(86_400.5)
print(
  d.timeIntervalSince1970, e.timeIntervalSince(d), d < e, d == d, d.distance(to: e), d.timeIntervalSinceReferenceDate, Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970,
  d.advanced(by: 60) > d, max(d, e) == e, [e, d].sorted().first! == d, d + 5 > d, e - 5 < e, d.compare(e) == .orderedAscending, Date.distantPast < d, Date.distantFuture > d, (d...e).contains(d + 1),
  d.hashValue == d.hashValue, Date(timeInterval: 5, since: d) == d + 5, DateInterval(start: d, end: e).duration)
