import Semantics
import SourceText

/// Effects of a view's code that do not show in its dependencies.
extension BodyReads {
  /// The place where the view reads the current time: in its body, if the body has read it, or in
  /// the initial value of a property; nil if there is none.
  package func clockPlace(hasAsked: Bool) -> String? {
    var clock = ClockUses(types)
    if hasAsked, let site = clock.site(in: code) { return site.placeText }
    for field in view.storedProperties where field.wraps == nil {
      guard let value = field.initialValue, clock.asks(value) else { continue }
      return field.source.place(of: Int(field.span.start))
    }
    return nil
  }

  /// Whether the body reads the current time only for views that follow the clock by themselves.
  package var asksForClockFollowers: Bool {
    var clock = ClockUses(types)
    return clock.asksForFollowers(in: code)
  }

  /// Whether a property is a `@FocusState` that no code of the body binds to a view.
  package func isUnboundFocus(_ state: String) -> Bool {
    let property = view.storedProperties.first { $0.wraps?.name == state }
    return types.isLibrary(property?.type.nominal, "FocusState")
      && !reads(of: state, in: view.name).contains { $0.binding != nil }
  }

  /// The notification that the body receives: the source text of its name, and the place.
  package var receivedNotification: (name: String, place: String)? {
    let fields = view.storedProperties.compactMap(\.initialValue)
      .flatMap { Code.written(in: $0, of: types).sites }
    for site in code.sites + fields {
      guard case .call(let function, _, let arguments, _, _) = site.expression.kind,
        types.isLibrary(function.owner, "NotificationCenter"), let name = arguments.first?.plain,
        let outer = name.type.resolved.nominal?.outer, types.isLibrary(outer, "Notification")
      else { continue }
      let start = Int(name.extent.start)
      let isImplicit = start > 0 && site.source.bytes[start - 1] == UInt8(ascii: ".")
      return ((isImplicit ? "." : "") + name.text(in: site.source), site.placeText)
    }
    return nil
  }

  /// The object of a class that the body creates each time it runs; nil if it creates none.
  package func making(_ type: String) -> LastingObject? {
    for site in code.sites {
      guard case .call(let function, _, _, _, _) = site.expression.kind,
        function.kind == .initializer, let owner = function.owner, owner.kind == .class,
        owner.name == type, site.rowDepth == 0
      else { continue }
      return LastingObject(
        type: type, variable: variable(boundTo: site.expression),
        wrapper: types.conforms(owner, to: "ObservableObject") ? "@StateObject" : "@State",
        place: site.placeText)
    }
    return nil
  }

  private func variable(boundTo value: TypedExpression) -> String? {
    var name: String?
    types.checker.body(of: body)?.statements.visit { part in
      guard case .statement(let inner) = part,
        case .variable(.bind(let variable), let bound?) = inner.kind,
        bound.plain.span == value.span
      else { return }
      name = variable.name
    }
    return name
  }

  /// The place where an initializer of the view writes a `@State` property that already has an
  /// initial value. The write is lost, because the state has no storage yet.
  package func writeInInitializer(of state: String) -> String? {
    for function in view.allFunctions where function.kind == .initializer {
      guard types.isWritten(function), let body = types.checker.body(of: function) else { continue }
      var found: String?
      body.statements.visit { part in
        guard case .expression(let expression) = part,
          case .assign(let place, _, _) = expression.kind,
          case .property(let base, let property, _) = place.plainPlace.kind,
          base.isSelf(of: body),
          property.name == state, property.wrapperBacking != nil
        else { return }
        found = found ?? function.source.place(of: Int(expression.span.start))
      }
      if let found { return found }
    }
    return nil
  }
}

/// An object that should live as long as its view, but that the body creates anew each time it
/// runs.
package struct LastingObject: Hashable, Sendable {
  package let type: String
  /// The variable of the body that holds it.
  package let variable: String?
  /// The wrapper for a property that would keep the object: `@State`.
  package let wrapper: String
  /// The place where it is created.
  package let place: String
}
