print(["ab", "c"].map(Array.init))
print([[1, 1], [2]].map(Set.init).map(\.count))
print([1..<3, 5..<6].map(Array.init).flatMap { $0 })
let lists: [[Character]] = ["xy", "z"].map(Array.init)
print(lists.joined().count)
let make: (Range<Int>) -> [Int] = Array.init
print(make(0..<2))
print(["k": "ab"].mapValues(Array.init)["k"]!.reversed())
print([("a", 1)].map(Optional.init).count)
