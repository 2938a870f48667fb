class Base {
  private var v = 1
  var x: Int { get { print("get"); return v } set { print("set"); v = newValue } }
}
class Simple: Base { override var x: Int { didSet { print("did") } } }
class Asking: Base { override var x: Int { didSet { print("did", oldValue) } } }
class Naming: Base { override var x: Int { didSet(before) { print("did", before) } } }
class Both: Base { override var x: Int { willSet { print("will", newValue) } didSet { print("did") } } }
class Before: Base { override var x: Int { willSet { print("will", newValue) } } }
Simple().x = 2
print("-")
Asking().x = 3
print("-")
Naming().x = 4
print("-")
Both().x = 5
print("-")
Before().x = 6
print("-")
Simple().x += 1
