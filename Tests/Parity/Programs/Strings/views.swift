let cafe = "Café"
print(type(of: cafe.utf8), type(of: cafe.utf8.prefix(2)), type(of: cafe.unicodeScalars.dropFirst()))
print(String(cafe.utf8.prefix(2)) as Any, String(cafe.utf16.prefix(2)) as Any, String(cafe.unicodeScalars.prefix(2)))
print(String(cafe.utf8.prefix(4)) as Any)
print(String(reflecting: type(of: cafe.utf8)), String(reflecting: type(of: cafe.utf8.prefix(2))), String(reflecting: type(of: cafe.unicodeScalars.dropFirst())))
let sub = cafe.dropFirst(1)
let i = sub.firstIndex(of: "f")!
print(sub.unicodeScalars[i], sub.utf8[i], sub.utf16[i])
print(i.samePosition(in: cafe.utf16)! == i, i.samePosition(in: cafe.utf8) == i)
if let i = cafe.firstIndex(of: "é") { let j = i.samePosition(in: cafe.utf16)!; print(cafe.utf16[j]) }
let v = cafe.utf8
print(v.count, v.first!, v.last!, Array(v.reversed()), v)
debugPrint(v, cafe.utf16, cafe.unicodeScalars, sub.utf8, sub.utf16, sub.unicodeScalars)
print(sub.utf8, sub.utf16, sub.unicodeScalars)
let e = "👨‍👩‍👧 x"
for s in e.unicodeScalars { print(s.value, terminator: " ") }; print()
print(e.utf16.count, e.utf8.count, e.unicodeScalars.count)
let u8 = e.utf8.firstIndex(of: 0xA8)!
print(String.Index(u8, within: e) == nil, String.Index(u8, within: e.unicodeScalars) == nil, u8.samePosition(in: e) == nil)
print(String(e.utf16.dropLast(2)) as Any, Substring(e.utf8.prefix(4)), String(Substring(e.unicodeScalars.prefix(1))))
var us = "abc".unicodeScalars
us.append("d"); us.append(contentsOf: "ef".unicodeScalars); us.removeFirst(); us.insert("Z", at: us.startIndex)
print(String(us), us.count, us.contains("Z"))
var s = "hello"; s.unicodeScalars.removeAll { $0 == "l" }; print(s)
print(String(String.UnicodeScalarView(["a", "b"])), String("abc".unicodeScalars.filter { $0.value > 97 }.map(Character.init)))
