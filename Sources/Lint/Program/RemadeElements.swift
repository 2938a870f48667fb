package import Semantics
import SourceText

/// Assignments that rebuild the elements of a collection from the old ones and give them new ids:
/// `items = items.map { Item(name: $0.name) }`, if `Item` creates its own id.
package struct RemadeElements {
  /// One such assignment.
  package struct Place: Hashable {
    /// The type and the property that holds the elements.
    package let owner: String
    package let property: String
    /// The call that makes an element: `Item(name: $0.name)`.
    package let text: String
    package let place: String
  }

  /// The assignments, with the calls that make the elements.
  let sites: [(place: Place, made: NominalType, property: Property, site: Site)]
  package var places: [Place] { sites.map(\.place) }

  package init(_ checker: TypeChecker) { self.init(Program(checker)) }

  init(_ program: Program) {
    sites = program.written.flatMap { function, code in
      function.kind == .initializer
        ? [] : code.sites.compactMap { RemadeElements.remaking($0, in: code, program) }
    }
  }

  private static func remaking(
    _ site: Site, in code: Code, _ program: Program
  ) -> (place: Place, made: NominalType, property: Property, site: Site)? {
    guard case .assign(let target, _, _) = site.expression.kind,
      let property = target.namedProperty, let owner = property.owner
    else { return nil }
    let inside = code.sites[site.range]
    let isElement = if case .subscriptElement = target.plainPlace.kind { true } else { false }
    for made in inside {
      guard let type = program.typeWithFreshID(made.expression),
        isElement ? made.reads(property) : isMade(made, fromElementsOf: property, in: inside)
      else { continue }
      let text = made.expression.text(in: made.source)
      return (
        Place(owner: owner.name, property: property.name, text: text, place: made.placeText), type,
        property, made
      )
    }
    return nil
  }

  /// Whether a value is made in a closure that is called for the elements of a collection.
  private static func isMade(
    _ made: Site, fromElementsOf property: Property, in sites: ArraySlice<Site>
  ) -> Bool {
    sites.contains { call in
      guard case .call(_, let receiver?, let arguments, _, _) = call.expression.kind,
        call.encloses(made), receiver.namedProperty === property
      else { return false }
      return arguments.contains { argument in
        guard case .closure(let closure) = argument.plain.kind else { return false }
        return made.reads(anyOf: closure.body.parameters)
      }
    }
  }
}

extension Site {
  fileprivate func reads(_ property: Property) -> Bool {
    expression.holds { $0.readProperty?.declared === property }
  }

  fileprivate func reads(anyOf variables: [LocalVariable]) -> Bool {
    expression.holds { part in
      guard case .local(let variable) = part.kind else { return false }
      return variables.contains { $0 === variable }
    }
  }
}
