package import Semantics
import SourceText

/// Publishers that views receive but that nobody has connected, so they send nothing:
/// `Timer.publish(…)` without `autoconnect()`.
package struct UnconnectedPublishers {
  /// The call by which the view's body receives such a publisher; nil if there is none.
  private(set) var site: Site?
  /// The place of that call.
  package var place: String? { site?.placeText }
  /// The property or variable that holds it, if it has a name.
  package private(set) var name: String?

  /// Nil if the program has no view of that name, or mentions no publisher that must be connected.
  package init?(_ checker: TypeChecker, view name: String) {
    let types = ProgramTypes(checker)
    guard let view = types.types.last(where: { $0.name == name && types.isView($0) }) else {
      return nil
    }
    self.init(types, view: view)
  }

  /// Nil if the view has no body, or the program mentions no publisher that must be connected.
  init?(_ types: ProgramTypes, view: NominalType) {
    guard types.checker.mentions("Timer") || types.checker.mentions("ConnectablePublisher"),
      let body = types.body(of: view)
    else { return nil }
    let isConnected = view.allFunctions.contains { function in
      Code.written(in: function, of: types).sites.contains { site in
        guard case .call(let called, let receiver?, _, _, _) = site.expression.kind else {
          return false
        }
        return called.name == "connect" && UnconnectedPublishers.isConnectable(receiver, types)
      }
    }
    if isConnected { return }
    for site in Code.written(in: body, of: types).sites {
      guard case .call(let called, _, let arguments, _, _) = site.expression.kind,
        called.name == "onReceive", types.isLibrary(called.owner, "View"),
        let publisher = arguments.first, UnconnectedPublishers.isConnectable(publisher, types)
      else { continue }
      self.site = site
      self.name = publisher.namedProperty?.name
      return
    }
  }

  static func isConnectable(_ value: TypedExpression, _ types: ProgramTypes) -> Bool {
    guard let nominal = value.plain.type.resolved.nominal else { return false }
    return types.checker.conforms(
      nominal.declaredType, to: types.checker.wellKnown("ConnectablePublisher"))
  }
}
