import Semantics
import SourceText

/// What the code of a view does that no dependency tells.
extension BodyReads {
  /// Where a field of the view asks what time it is, or the body, if that has; nil where nothing does.
  package func clockPlace(hasAsked: Bool) -> String? {
    var clock = ClockUses(types)
    if hasAsked, let site = clock.site(in: code) { return site.placeText }
    for field in view.storedProperties where field.wraps == nil {
      guard let value = field.initialValue, clock.asks(value) else { continue }
      return field.source.place(of: Int(field.span.start))
    }
    return nil
  }

  /// Whether the body asks what time it is for views that follow the clock by themselves alone.
  package var asksForClockFollowers: Bool {
    var clock = ClockUses(types)
    return clock.asksForFollowers(in: code)
  }

  /// Whether a state of the view is one of the focus, and no code of its body binds a view to it.
  package func isUnboundFocus(_ state: String) -> Bool {
    let property = view.storedProperties.first { $0.wraps?.name == state }
    return types.isLibrary(property?.type.nominal, "FocusState")
      && !reads(of: state, in: view.name).contains { $0.binding != nil }
  }

  /// The name of a notification that the body receives, as it is written.
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

  /// The object of a class that the body makes each time it runs; nil where it makes none.
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

  /// Where an initializer of the view writes a state that has a value of its own already: the write goes to a
  /// state that no view has yet.
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

/// An object that a body makes anew each time, and that is to last.
package struct LastingObject: Hashable, Sendable {
  package let type: String
  /// The variable of the body that holds it.
  package let variable: String?
  /// The wrapper of a property that keeps it: `@State`.
  package let wrapper: String
  /// Where it is made.
  package let place: String
}
