import Semantics
import SourceText

/// A read inside an object of the library whose changes are not observed: `m.count` in
/// `m.count.value`.
package struct LibraryRead: Hashable, Sendable {
  /// The kind of declaration that holds the object.
  private enum Holder { case view, announcing, observable, other }

  /// The source text of the expression for the object.
  private let text: String
  /// The property of the program that holds it.
  private let property: String?
  /// The type that declares the property; if an object of the library holds the object, the type
  /// whose code reads it.
  private let owner: String
  private let holder: Holder
  /// Whether the object is a publisher that views can receive.
  private let isPublisher: Bool

  /// The remedy if nothing more specific is known about the read.
  package static let general = "keep the value in a property of an @Observable object"

  /// What makes the view follow the changes.
  package var remedy: String {
    var ways: [String]
    switch holder {
    case .view: ways = ["keep the value in a @State of \(owner)"]
    case .announcing: ways = ["keep the value in a @Published var \(property ?? "…") of \(owner)"]
    case .observable: ways = ["keep the value in a plain property of \(owner)"]
    case .other: ways = [LibraryRead.general]
    }
    if isPublisher { ways.append("receive it: .onReceive(\(text)) { … }") }
    switch holder {
    case .announcing: ways.append("call objectWillChange.send() before it changes")
    case .observable where !isPublisher:
      ways.append("wrap the access in access(keyPath:) and withMutation(keyPath:)")
    case .view, .observable, .other: break
    }
    return ways.count < 2
      ? ways.joined() : ways.dropLast().joined(separator: ", ") + ", or " + ways[ways.count - 1]
  }

  fileprivate init?(_ site: Site, of type: String, _ types: ProgramTypes) {
    let object = site.expression.plain
    guard let held = object.type.resolved.nominal, held.isPrelude, held.name == type,
      let place = LibraryRead.place(of: object, in: site)
    else { return nil }
    text = object.text(in: site.source)
    property = place.property?.name
    owner = place.owner.name
    holder =
      if types.isView(place.owner) {
        place.property == nil ? .other : .view
      } else if place.owner.isObservable {
        .observable
      } else {
        types.conforms(place.owner, to: "ObservableObject") ? .announcing : .other
      }
    isPublisher = types.conforms(held, to: "Publisher")
  }

  /// The property of the program that holds an object, with its owner. For an object that the
  /// library holds: no property, and the type whose code reads it.
  private static func place(
    of object: TypedExpression, in site: Site
  ) -> (property: Property?, owner: NominalType)? {
    switch object.kind {
    case .property(_, let property, _):
      if let owner = property.owner, !owner.isPrelude { return (property.declared, owner) }
    case .global(let variable):
      if !variable.source.isLibrary { return nil }
    default: return nil
    }
    return site.owner.map { (nil, $0) }
  }
}

extension BodyReads {
  /// The first read of an object of a library type.
  package func libraryRead(of type: String) -> LibraryRead? {
    code.sites.lazy.compactMap { LibraryRead($0, of: type, types) }.first
  }
}
