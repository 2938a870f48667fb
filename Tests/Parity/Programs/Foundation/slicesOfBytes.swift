import Foundation
let d = Data([1, 2, 3, 65, 66]); let e = d[1..<4]
print(Array(d), Array(e), [UInt8](d.dropFirst()), String(decoding: e, as: UTF8.self), e.startIndex, e[1], d.map { Int($0) }.reduce(0, +), Array(d.enumerated()).map(\.offset), e.firstIndex(of: 65)!, e.reversed().map { $0 }, String(data: d, encoding: .utf8)!)
for b in e { print(b, terminator: " ") }
var i = e.makeIterator(); print(i.next()!, zip(d, e).map { Int($0) + Int($1) }, d.contains(66), d.sorted(by: >))
