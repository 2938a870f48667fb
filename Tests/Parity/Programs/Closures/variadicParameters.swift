// Any number of values: for closures, and for initializers that are inherited.

let sum = { (values: Int...) in values.reduce(0, +) }
print(sum(1, 2, 3), sum())
let tag: (String, Int...) -> String = { name, values in "\(name)\(values)" }
print(tag("a", 1, 2), tag("b"))

class Stack {
  let values: [Int]
  init(_ values: Int...) { self.values = values }
  init(into target: inout Int, from source: @autoclosure () -> Int) {
    target = source()
    values = [target]
  }
  convenience init(twice value: Int) { self.init(value, value) }
}
class Pile: Stack { var name = "pile" }
print(Pile(1, 2).values, Pile().values, Pile(twice: 3).values)
var kept = 0
print(Pile(into: &kept, from: 4 + 1).values, kept)

// Functions that take any number of values, as values.
func count(_ values: Int...) -> Int { values.count }
let counted: (Int...) -> Int = count
let same = count
func apply(_ function: (Int...) -> Int) -> Int { function(1, 2) }
print(counted(1, 2), same(1, 2, 3), same(), type(of: count), apply(count), apply { $0.count * 10 })
print([count].map { $0(4, 5, 6) }, type(of: print))
