struct V: CustomReflectable {
  var x = 1.0, y = 2.0
  var customMirror: Mirror { Mirror(self, children: ["ex": x, "why": y], displayStyle: .struct) }
}
dump(V())
print(V())
debugPrint(V())
print([V()])
struct U: CustomReflectable {
  let items = [1,2]
  var customMirror: Mirror { Mirror(self, unlabeledChildren: items, displayStyle: .set) }
}
dump(U()); print(U())
class C: CustomReflectable {
  var name = "c"
  var customMirror: Mirror { Mirror(self, children: ["n": name]) }
}
class D: C { var more = 3
  override var customMirror: Mirror { Mirror(self, children: ["more": more], ancestorRepresentation: .generated) }
}
dump(C()); dump(D())
struct T: CustomReflectable { var customMirror: Mirror { Mirror(self, children: [:]) } }
dump(T()); print(T())
struct Tu: CustomReflectable { var customMirror: Mirror { Mirror(self, children: [(label: nil, value: 1 as Any), (label: "b", value: "x")], displayStyle: .tuple) } }
dump(Tu()); print(Tu())
struct En: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["some": 1], displayStyle: .enum) } }
dump(En()); print(En())
struct Di: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": 2], displayStyle: .dictionary) } }
dump(Di()); print(Di())
struct Op: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["some": 1], displayStyle: .optional) } }
dump(Op()); print(Op())
dump([V(), V()])
dump(["k": V()], name: "named", indent: 2, maxDepth: 2, maxItems: 3)
for c in Mirror(reflecting: V()).children { print(c.label ?? "-", c.value) }
print(Mirror(reflecting: D()).superclassMirror?.children.count as Any)
