// Chains, nested optionals, map and flatMap, binding in all its forms.
class Person {
  var name: String
  var pet: Pet?
  var friends: [Person] = []
  init(_ name: String, pet: Pet? = nil) { self.name = name; self.pet = pet }
  func greet(_ other: Person?) -> String? { other.map { "\(name) greets \($0.name)" } }
}
class Pet {
  var name: String?
  var toys: [String: Int] = [:]
  init(name: String?) { self.name = name }
  subscript(index: Int) -> Character? { name.flatMap { index < $0.count ? Array($0)[index] : nil } }
}
let ann = Person("Ann", pet: Pet(name: "Rex"))
let bob = Person("Bob")
print(
  ann.pet?.name as Any, bob.pet?.name as Any, ann.pet?.name?.count ?? 0, bob.pet?.name?.count ?? -1)
ann.pet?.toys["ball"] = 3
ann.pet?.toys["ball"]? += 2
ann.pet?.toys["rope", default: 0] += 1
bob.pet?.toys["ball"] = 9
print(
  ann.pet!.toys.sorted { $0.key < $1.key }, ann.pet?.toys["ball"] as Any,
  (ann.pet?.toys["none"]) as Any)
print(ann.pet?[0] as Any, ann.pet?[9] as Any, ann.greet(bob)!, ann.greet(nil) as Any)
ann.friends.append(bob)
ann.friends.first?.pet = Pet(name: nil)
print(bob.pet != nil, ann.friends.first?.pet?.name == nil, ann.friends.last?.friends.isEmpty as Any)
let assigned: Void? = bob.pet?.name = "Kit"
print(assigned != nil, bob.pet?.name ?? "none")
let twice: Int?? = .some(nil)
let full: Int?? = 5
print(twice == nil, twice! == nil, full! as Any, (full ?? nil) ?? 0, full as Any, twice as Any)
if let inner = full, let number = inner { print("both", number) }
if case let number?? = full { print("pattern", number) }
if case .some(.none) = twice { print("none inside") }
func first(_ text: String?) -> String {
  guard let text, !text.isEmpty else { return "empty" }
  guard let number = Int(text) else { return "text \(text)" }
  return "number \(number)"
}
print(first(nil), first(""), first("x"), first("12"))
let numbers = ["1", "two", "3"].map { Int($0) }
print(numbers, numbers.compactMap { $0 }, numbers.map { $0.map { $0 * 2 } ?? 0 })
var count: Int? = 3
count? += 1
count = count.map { $0 * 10 }
print(
  count!, count.flatMap { $0 > 50 ? $0 : nil } as Any, Optional(3) == 3, count != nil,
  Int?.none as Any)
if var copy = count { copy += 1; print(copy, count!) }
let a: Int? = nil, b: Int? = nil
var c: Int? = 7
print(a ?? b ?? c ?? 0, (a ?? b) as Any, [a, c].compactMap(\.self), a.map { _ in 1 } as Any)
var list: [Int]? = [1]
list?.append(2)
list?[0] = 9
print(list!, list?.first as Any, list?.count as Any)
switch (a, c) {
case (nil, let number?): print("only c", number)
default: print("else")
}
print("\(c.debugDescription) \(String(describing: a))", c.take() as Any)
c = 7
func unwrapped() -> Int { c! + (list?.last)! }
print(unwrapped())
let implicit: String! = "text"
print(implicit.count, implicit + "!", implicit as Any, implicit == "text")
