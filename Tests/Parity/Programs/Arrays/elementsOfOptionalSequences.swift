let ints = [1, 2]
var opt: [Int?] = [nil]
opt.append(contentsOf: ints)
print(opt)
print(Array<Int?>(ints))
opt += ints
print(opt)
let s = Set<Int?>(ints)
print(s.count)
func take<S: Sequence>(_ s: S) -> Int where S.Element == Int? { s.reduce(0) { $0 + ($1 ?? 0) } }
print(take(ints))
opt.insert(contentsOf: ints, at: 0)
print(opt)
opt.replaceSubrange(0..<1, with: ints)
print(opt)
func anys<S: Sequence>(_ s: S) where S.Element == Any { print(Array(s)) }
anys([1, "a"])
