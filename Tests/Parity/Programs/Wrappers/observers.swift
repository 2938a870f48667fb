@propertyWrapper struct Trimmed { private var text = ""; var wrappedValue: String { get { text } set { text = newValue.filter { $0 != " " } } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue } ; var projectedValue: Int { text.count } }
@propertyWrapper class Shared<Value> { var wrappedValue: Value; init(wrappedValue: Value) { self.wrappedValue = wrappedValue } }
struct Form {
  @Trimmed var name = " a b " { willSet { print("will", name, "to", newValue) } didSet { print("did", oldValue, "to", name, $name); if name.count > 3 { name = "cut" } } }
  @Shared var total = 1 { didSet { print("total", oldValue, total) } }
  @Trimmed static var title = "t t" { didSet { print("title", oldValue, title) } }
  @Trimmed var plain = "p" { didSet { print("plain changed") } }
  init() { name = "in init"; print("made") }
  mutating func rename() { name += "x"; plain = "q" }
}
var form = Form()
form.name = "long name"
print(form.name)
form.rename()
form.total += 4
Form.title = "n e w"
func change(_ s: inout String) { s += "!" }
change(&form.name)
form[keyPath: \.plain] = "kp"
class Model {
  @Trimmed var title: String { didSet { print("title", oldValue, "->", title) } }
  @Trimmed var other = "o" { didSet(before) { print("other", before) } willSet(after) { print("after", after) } }
  init(title: String) { self.title = title; self.title = "again"; print("init done") }
  func go() { title = "x y"; self.other = "z" }
}
let model = Model(title: "first")
model.go()
var copy = form
copy.plain = "copy"
print(form.plain, copy.plain)
