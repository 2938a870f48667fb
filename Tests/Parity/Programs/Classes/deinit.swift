// When objects go: scopes, reassignment, collections, optional chains, super after sub.
class Token {
  let name: String
  init(_ name: String) { self.name = name; print("+", name) }
  deinit { print("-", name) }
}
class Special: Token {
  let inner = Token("inner")
  deinit { print("- special", name) }
}
func scope() {
  let first = Token("first")
  let second = Token("second")
  print("in scope", first.name, second.name)
}
scope()
func special() {
  let special = Special("s")
  print(special.inner.name)
}
special()
var variable: Token? = Token("a")
variable = Token("b")
print("reassigned")
variable = nil
print("nil")
func list() {
  var tokens = [Token("1"), Token("2"), Token("3")]
  tokens.remove(at: 1)
  print("removed")
  tokens.removeAll()
  print("all removed")
}
list()
do {
  let token = Token("do")
  _ = token
}
print("after do")
func passed(_ token: Token) { print("passed", token.name) }
passed(Token("temporary"))
_ = Token("unused")
weak var weakly = Token("weak")
print(weakly == nil)
struct Holder { var token = Token("held") }
func holding() {
  var holder = Holder()
  let copy = holder
  holder.token = Token("other")
  print("both", copy.token.name, holder.token.name)
}
holding()
for index in 0..<2 {
  let token = Token("loop \(index)")
  if index == 0 { continue }
  print("end of body", token.name)
}
print("done")
