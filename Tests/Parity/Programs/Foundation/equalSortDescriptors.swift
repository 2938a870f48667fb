// What sorts by a key path is equal to another by path and order, from the first comparison on.
import Foundation
struct Point { var x = 1, y = 2 }
let one = SortDescriptor(\Point.x), other = SortDescriptor(\Point.x)
print(one == other, one.hashValue == other.hashValue, [one] == [other], Set([one, other]).count)
print(one == SortDescriptor(\Point.x, order: .reverse), one == SortDescriptor(\Point.y))
