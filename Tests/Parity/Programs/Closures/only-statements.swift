// A closure that is one `if` or `switch` gives nothing where nothing is asked for, or where its
// branches disagree.
var seen: Set<String> = []
let flag = true

let change: (Bool) -> Void = { isNew in
  if isNew { seen.insert("a") } else { seen.remove("a") }
}
change(true)
print(seen)

func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
run { if flag { seen.insert("b") } else { seen.remove("b") } }
print(seen.sorted())
let number = run { if flag { 1 } else { 2 } }
print(number, type(of: run { if flag { seen.insert("c") } else { seen.remove("c") } }))

struct Setter {
  let set: (Int) -> Void
}
let setter = Setter { value in
  switch value {
  case 0: seen.removeAll()
  case 1: seen.insert("one")
  default: seen.remove("one")
  }
}
setter.set(0)
setter.set(1)
print(seen)
setter.set(2)
print(seen.isEmpty)
