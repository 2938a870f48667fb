import Foundation
let s = Scanner(string: "  width: 12, height: -3.5e2px; #FF8800 rest of it")
print(s.scanString("WIDTH") as Any, s.scanString(":") as Any, s.scanInt() as Any, s.scanString(",") as Any, s.scanUpToString(":") as Any, s.scanCharacter() as Any, s.scanDouble() as Any, s.scanUpToCharacters(from: CharacterSet(charactersIn: ";")) as Any, s.scanCharacters(from: .punctuationCharacters) as Any, s.scanUInt64(representation: .hexadecimal) as Any, s.isAtEnd, s.scanUpToString("zzz") as Any, s.isAtEnd, s.scanInt() as Any)
let h = Scanner(string: "0xFF 99999999999999999999 1.5.2 abc"); print(h.scanInt(representation: .hexadecimal) as Any, h.scanInt() as Any, h.scanDouble() as Any, h.scanDouble() as Any, h.scanDouble() as Any, h.scanString("ABC") as Any, h.currentIndex == h.string.endIndex)
let c = Scanner(string: "Abc abc"); c.caseSensitive = true; print(c.scanString("abc") as Any, c.scanString("Abc") as Any); c.charactersToBeSkipped = nil; print(c.scanString("abc") as Any, c.scanString(" abc") as Any, c.isAtEnd)
var values: [String: Double] = [:]
let kv = Scanner(string: "a=1;b=2.5;c=3"); while !kv.isAtEnd { guard let k = kv.scanUpToString("="), kv.scanString("=") != nil, let v = kv.scanDouble() else { break }; values[k] = v; _ = kv.scanString(";") }
print(values.sorted { $0.key < $1.key })
var p = IndexPath(indexes: [1, 2]); p.append(3); print(p, p.count, p[0], p.dropLast(), p.appending(4), IndexPath(index: 1) < p, p == [1,2,3], Array(p), p.description, [IndexPath(indexes: [2]), p].sorted(), p.compare([1,2]).rawValue, Set([p, p]).count, p.map { $0 * 2 }, p + [9])
