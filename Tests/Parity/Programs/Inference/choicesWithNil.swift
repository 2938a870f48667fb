// The right side of `??` may be as optional as the left one.
indirect enum Type: Equatable { case int, opt(Type); var isAny: Bool { self == .int } }
enum Isolation: Equatable { case none, main }
final class Context { var thrownType: Type?; var throwsAnything = true; var isolation: Isolation?
  var own: Isolation? { nil } }
let context = Context()
func f() -> Type? {
  let wanted = context.throwsAnything ? nil : context.thrownType
  return wanted
}
print(f() as Any)
func globalActor(_ x: Int) -> Isolation? { nil }
let names: Set<String> = ["Sendable"]
context.isolation = globalActor(1) ?? (names.contains("Sendable") ? Isolation.none : nil)
print(context.isolation as Any)
struct Pattern { var elements: [Pattern] = []; var span = 1 }
struct TE { var type: Type; var label: String? }
struct Chk {
  func mismatch(_ p: Pattern, _ t: Type) -> (message: String, span: Int)? {
    let parts = [TE(type: .int, label: nil)]
    if p.elements.isEmpty { return t == .int ? nil : ("m", 2) }
    return zip(p.elements, parts).lazy.compactMap { self.mismatch($0, $1.type) }.first
  }
}
print(Chk().mismatch(Pattern(elements: [Pattern()]), .int) as Any)
