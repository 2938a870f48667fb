import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000), e = d.addingTimeInterval(86_400.5)
print(Duration.milliseconds(1500), Duration.seconds(5) < .seconds(6), Duration.seconds(3) + .milliseconds(20), Duration.seconds(3).components, Duration.seconds(2) * 3)
