// `.email` in a wrapper's attribute tells what the wrapper is made with.
protocol Rule {
  associatedtype Input
  func accepts(_ input: Input) -> Bool
}
struct NotEmpty: Rule { func accepts(_ input: String) -> Bool { !input.isEmpty } }
struct AtLeast: Rule {
  let count: Int
  func accepts(_ input: String) -> Bool { input.count >= count }
}
extension Rule where Self == AtLeast {
  static var email: Self { .init(count: 5) }
  static func atLeast(_ count: Int) -> Self { .init(count: count) }
}
@propertyWrapper struct Checked<Value, R: Rule> where R.Input == Value {
  var value: Value
  let rule: R
  init(wrappedValue: Value, _ rule: R) { (value, self.rule) = (wrappedValue, rule) }
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  var projectedValue: Bool { rule.accepts(value) }
}
struct Form {
  @Checked(NotEmpty()) var name = ""
  @Checked(.email) var email = "a@b.c"
  @Checked(.atLeast(2)) var code = "x"
}
var form = Form()
print(form.$name, form.$email, form.$code)
form.name = "Ann"
form.email = "a"
form.code = "xyz"
print(form.$name, form.$email, form.$code)
