import Foundation
let date = Date(timeIntervalSince1970: 0)
print(date + 86400*100)
print((date + 60 * 60).timeIntervalSince1970)
print("a 👩‍👩‍👧 b".split(separator: " "))
