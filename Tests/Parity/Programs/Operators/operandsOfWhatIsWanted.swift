// Operands that become what is expected: collections of subclasses, literals before an operator.
class Person {
  let name: String
  init(_ name: String) { self.name = name }
}
final class Teacher: Person {}
final class Student: Person {}
struct School {
  var teachers = [Teacher("Ann")]
  var students = [Student("Bo"), Student("Cy")]
  var people: [Person] { teachers + students }
}
print(School().people.map(\.name))
let all: [Person] = School().students + School().teachers
print(all.count)

postfix operator *
indirect enum Pattern: ExpressibleByStringLiteral {
  case text(String), either(Pattern, Pattern), both(Pattern, Pattern), many(Pattern)
  init(stringLiteral value: String) { self = .text(value) }
  static func | (lhs: Pattern, rhs: Pattern) -> Pattern { .either(lhs, rhs) }
  static func + (lhs: Pattern, rhs: Pattern) -> Pattern { .both(lhs, rhs) }
  static postfix func * (pattern: Pattern) -> Pattern { .many(pattern) }
}
let pattern: Pattern = "a" + ("b" | "c")* + .many("d")
print(pattern)

let bits: UInt64 = 6
let shift = 2
print(bits & (1 << UInt64(shift)) != 0, bits & (1 << shift), bits | 1 << 3, bits ^ (1 << shift) == 2)
let mask: UInt8 = 3
print(mask & (1 << 1), (1 << 2) & mask, mask == 1 << 1, mask < (1 << 4))
