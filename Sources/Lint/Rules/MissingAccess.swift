import Semantics

enum MissingAccess {
  static let rule = Rule(
    name: "missing-access",
    summary: "a property of an @Observable class is computed from what nobody watches",
    before: """
      @Observable class Settings {
        var isQuiet: Bool {
          get { UserDefaults.standard.bool(forKey: "quiet") }
          set { UserDefaults.standard.set(newValue, forKey: "quiet") }
        }
      }
      """,
    after: """
      @Observable class Settings {
        var isQuiet: Bool {
          get {
            access(keyPath: \\.isQuiet)
            return UserDefaults.standard.bool(forKey: "quiet")
          }
          set {
            withMutation(keyPath: \\.isQuiet) { UserDefaults.standard.set(newValue, forKey: "quiet") }
          }
        }
      }
      """
  ) { program in
    program.types.types.filter(\.isObservable).flatMap { type in
      type.memberOrder.compactMap { member -> Finding? in
        guard case .property(let property) = member, !property.isStatic,
          property.wrapperBacking == nil,
          property.notification == nil, property.setter.map(program.types.isWritten) ?? false,
          let getter = property.getter, program.types.isWritten(getter),
          let source = program.unwatchedSource(of: getter, in: type)
        else { return nil }
        return Finding(
          Place(property), message(property.name, source), remedy: remedy(property.name))
      }
    }
  }

  private static func message(_ property: String, _ source: String) -> String {
    "views that read '\(property)' are not told when it is set: it comes from \(source), which nobody watches"
  }

  private static func remedy(_ property: String) -> String {
    "call access(keyPath: \\.\(property)) in 'get' and withMutation(keyPath: \\.\(property)) { … } in 'set'"
  }
}

extension Program {
  /// The untracked source of a getter that reads nothing else.
  fileprivate func unwatchedSource(of getter: Function, in type: NominalType) -> String? {
    var found: String?
    for site in Code.running(getter, of: types).sites {
      switch site.expression.kind {
      case .call(let function, let receiver, _, _, _):
        if function.name == "access" { return nil }
        guard let nominal = receiver?.plain.type.nominal, nominal.isPrelude, nominal.kind == .class
        else { continue }
        found = found ?? nominal.name
      case .property(_, let property, _):
        if property.notification != nil { return nil }
        guard !property.isLet, property.owner?.isPrelude == false else { continue }
        if case .computed = property.storage { continue }
        found = found ?? "'\(property.name)'"
      case .global(let variable) where !variable.isLet: found = found ?? "'\(variable.name)'"
      default: continue
      }
    }
    return found
  }
}
