package import Semantics

/// A value as `dump` and `print` show it: its structure, or the contents of its `customMirror`.
struct Reflection {
  /// The source of the superclass's reflection.
  enum Ancestor {
    /// The object itself, `level` superclasses above its own class.
    case generated(level: Int)
    /// A `Mirror` made by the program, borrowed.
    case customized(Value)
  }

  let subject: RuntimeType

  /// The index among the cases of `Mirror.DisplayStyle`; -1 for none.
  let style: Int
  let children: [Machine.Child]
  let ancestor: Ancestor?
}

extension Machine {
  func reflection(of value: Value) throws(Fault) -> Reflection {
    if let custom = try customReflection(of: value) { return custom }
    return Reflection(
      subject: dynamicType(value), style: displayStyle(of: value), children: children(of: value),
      ancestor: superclass(of: value, level: 1).map { _ in .generated(level: 1) })
  }

  /// The reflection of a value's superclass.
  func reflection(of value: Value, _ ancestor: Reflection.Ancestor) -> Reflection? {
    switch ancestor {
    case .customized(let mirror): return reflection(of: value, told: mirror)
    case .generated(let level):
      guard let type = superclass(of: value, level: level) else { return nil }
      return Reflection(
        subject: type, style: displayStyle(of: value),
        children: children(of: value, level: level),
        ancestor: superclass(of: value, level: level + 1).map { _ in .generated(level: level + 1) })
    }
  }

  /// The contents of the value's `customMirror`; nil if it has none.
  func customReflection(of value: Value) throws(Fault) -> Reflection? {
    switch value.kind {
    case .structure, .instance, .enumPayload, .enumCase:
      guard value.depth == 0, program.mentions("CustomReflectable") else { return nil }
    default: return nil
    }
    guard let getter = requirements.find("customMirror", of: "CustomReflectable"),
      conforms(dynamicType(value), to: program.wellKnown("CustomReflectable"))
    else { return nil }
    var arguments = [value]
    let mirror = try run(witnessCode(getter, receiver: value), first: nil, &arguments)
    return reflection(of: value, told: temporary(mirror))
  }

  /// The contents of a `Mirror`, borrowed from it.
  private func reflection(of value: Value, told mirror: Value) -> Reflection {
    let names = dynamicType(mirror).storedProperties.map(\.name)
    func field(_ name: String) -> Value {
      names.firstIndex(of: name).map { mirror.fields[$0] } ?? .none
    }
    let style = field("displayStyle")
    let subject = field("subjectType")
    let children = field("_children").fields.map { child -> Child in
      let label = child.fields[0]
      return (label.isNil ? nil : label.unwrapped.asString, child.fields[1])
    }
    var ancestor = field("_ancestors").fields.first.map(Reflection.Ancestor.customized)
    let level = field("_level").asInt + 1
    if !field("_subject").isNil, superclass(of: value, level: level) != nil {
      ancestor = .generated(level: level)
    }
    return Reflection(
      subject: types.type(of: subject), style: style.isNil ? -1 : style.unwrapped.caseIndex,
      children: children, ancestor: ancestor)
  }

  /// The enum case of a value; nil for values of other types.
  package func enumCase(of value: Value) -> EnumCase? {
    guard value.kind == .enumCase || value.kind == .enumPayload,
      let cases = dynamicType(value).nominal?.enumeration.cases,
      cases.indices.contains(value.caseIndex)
    else { return nil }
    return cases[value.caseIndex]
  }
}
