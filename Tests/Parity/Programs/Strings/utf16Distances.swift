import Foundation
let t = "aé😀b\u{1F600}z"
for n in 0...t.utf16.count { let i = t.utf16.index(t.utf16.startIndex, offsetBy: n); print(i.utf16Offset(in: t), i == t.endIndex, n < t.utf16.count ? t.utf16[i] : 0, terminator: " ") }
print()
let k = t.utf16.index(t.startIndex, offsetBy: 3)
print(t.utf16.index(after: k).utf16Offset(in: t), t.utf16.index(before: k).utf16Offset(in: t), t.utf16.distance(from: k, to: t.endIndex), t.utf16.index(k, offsetBy: -3) == t.startIndex)
print(t.utf16.index(k, offsetBy: 20, limitedBy: t.endIndex) as Any, t.utf16.index(k, offsetBy: -2, limitedBy: t.startIndex)!.utf16Offset(in: t))
print(t[Range(NSRange(location: 1, length: 3), in: t)!], NSRange(t.range(of: "b")!, in: t), t.dropFirst().utf16.count)
