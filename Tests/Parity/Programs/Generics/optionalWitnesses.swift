// One call site that sees a value, and then the optional of it.
protocol Shown { func show(_ depth: Int) -> String }
func show<T: Shown>(_ value: T, _ depth: Int = 0) -> String { "<" + value.show(depth + 1) + ">" }
extension Optional: Shown where Wrapped: Shown {
  func show(_ depth: Int) -> String { self.map { "some" + main.show($0, depth) } ?? "none" }
}
extension Array: Shown where Element: Shown {
  func show(_ depth: Int) -> String { map { main.show($0, depth) }.joined() }
}
struct S: Shown { var x = 1; func show(_ depth: Int) -> String { "S\(depth)" } }
final class C: Shown { func show(_ depth: Int) -> String { "C\(depth)" } }
enum E: Shown { case a(Int), b; func show(_ depth: Int) -> String { "E\(depth)" } }
extension Int: Shown { func show(_ depth: Int) -> String { "Int\(depth)" } }
extension String: Shown { func show(_ depth: Int) -> String { "String\(depth)" } }
print(show(Optional(S())), show(S()), show(Optional(Optional(S()))), show(Optional<S>.none))
print(show(Optional(C())), show(C()), show(Optional(Optional(C()))))
print(show(Optional(E.a(1))), show(E.b), show(Optional(Optional(E.b))))
print(show(Optional(1)), show(1), show(Optional("a")), show("a"))
print(show([S()]), show(Optional([S()])), show([Optional(S()), nil]), show([[Optional(1)]]))
