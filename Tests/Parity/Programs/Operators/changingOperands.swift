// Operators that change their left operand and take the other as an expression to ask for later, and
// operators that change an operand without being assignments.
infix operator ??= : AssignmentPrecedence
infix operator ||= : AssignmentPrecedence
infix operator &&= : AssignmentPrecedence
infix operator +?
func ??= <T>(left: inout T?, right: @autoclosure () throws -> T?) rethrows {
  if left == nil { left = try right() }
}
func ||= (left: inout Bool, right: @autoclosure () -> Bool) { left = left || right() }
func &&= (left: inout Bool, right: @autoclosure () throws -> Bool) rethrows {
  left = try left && right()
}
func +? (left: inout [Int], right: @autoclosure () -> Int?) -> Bool {
  guard let number = right() else { return false }
  left.append(number)
  return true
}
func asked<T>(_ value: T) -> T {
  print("asked for \(value)")
  return value
}
struct Failure: Error {}
func failing() throws -> Bool { throw Failure() }
struct Settings {
  var name: String?
  var sizes: [String: Int] = [:]
  var isOn = false
}
var settings = Settings()
settings.name ??= asked("first" as String?)
settings.name ??= asked("second" as String?)
settings.sizes["a"] ??= asked(4 as Int?)
settings.sizes["a"] ??= asked(5 as Int?)
settings.isOn ||= asked(true)
settings.isOn ||= asked(false)
print(settings.name ?? "none", settings.sizes, settings.isOn)
var number: Int?
number ??= nil
print(number as Any)
number ??= 5
number ??= 6
print(number!)
var flag = true
do {
  try flag &&= failing()
} catch {
  print(error)
}
flag &&= asked(false)
flag &&= asked(true)
print(flag)
var list = [1]
print(list +? 2, list +? nil, list)
