import Foundation
// The style of the members of a list, told by what the list holds.
print([1.5, 2].formatted(.list(memberStyle: .percent, type: .or)))
print([1, 2].formatted(.list(memberStyle: .percent, type: .and)))
print([0.5, 1.25].formatted(.list(memberStyle: .number, type: .and)))
let shares: [Double] = [0.25]
print(shares.formatted(.list(memberStyle: .percent, type: .and)))
