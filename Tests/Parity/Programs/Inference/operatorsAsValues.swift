func pick(_ b: Bool) -> (Double, Double) -> Double { b ? (+) : (-) }
print(pick(false)(1, 2))
let op2: (Int, Int) -> Int = false ? (+) : max
print(op2(3, 4))
let op3: (Int, Int) -> Int = true ? (-) : (*)
print(op3(3, 4))
let m: (Int, Int) -> Int = (-)
let n: [(Int, Int) -> Int] = [(+), (-), max]
print(n.map { $0(5, 3) })
let t: ((Int, Int) -> Bool, (Int) -> Int) = ((<), (-))
print(t.0(1, 2), t.1(3))
func f(_ g: ((Int, Int) -> Int)? = nil) { print(g?(7, 2) ?? 0) }
f(-); f((-)); f(true ? nil : (-)); f(true ? (-) : nil)
let o: ((Int, Int) -> Bool) = true ? { $0 > $1 } : (<)
print(o(2, 1))
let sorted = [3, 1, 2].sorted(by: true ? (<) : (>))
print(sorted)
enum Op: String, CaseIterable { case add = "+", sub = "-"; var f: (Int, Int) -> Int { switch self { case .add: (+); case .sub: (-) } } }
print(Op.allCases.map { $0.f(4, 1) })
let g: (Int, Int) -> Int = if m(1, 2) > 0 { (+) } else { (-) }
print(g(1, 2))
