// Implicit members in the branches of a condition, whose type the method's argument determines.
enum Kind { case plain, nested, other }
func isFit(_ kind: Kind, _ isNested: Bool) -> Bool {
  (isNested ? [.nested] : [.plain, .nested]).contains(kind)
}
print(isFit(.plain, true), isFit(.nested, true), isFit(.plain, false))
let kind = Kind.other
print((kind == .other ? [.other] : kind == .plain ? [] : [.nested]).contains(kind))
