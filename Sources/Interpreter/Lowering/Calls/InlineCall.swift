internal import Semantics

/// A call that can be inlined.
struct InlineCall {
  let function: Function
  let body: TypedBody
  let candidate: InlineCandidate
  /// The callee's generic arguments, in terms of the surrounding code.
  let substitution: Substitution
  /// The parameters, first `self`, and their values, without those to which closures are bound.
  let arguments: [(variable: LocalVariable, value: TypedExpression)]
  /// The closures that are bound to parameters.
  let closures: [ObjectIdentifier: InlineClosure]
  /// The type of an initializer's value.
  let madeType: Type?
}

extension InlineCall {
  /// The values of the fields of a struct, if the call only makes one of them.
  func fields(of type: RuntimeType) -> [(position: Int, value: TypedExpression)]? {
    guard madeType != nil, let fields = candidate.fields(body, of: function),
      fields.count == type.slotCount
    else { return nil }
    return fields
  }
}

extension Type {
  /// The instance type of a metatype; other types are returned unchanged.
  var instanceType: Type {
    if case .metatype(let instance) = shallow { instance } else { self }
  }
}
