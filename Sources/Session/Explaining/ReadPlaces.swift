import Lint
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Finds, on demand, the places in view bodies that read the causes of updates.
final class ReadPlaces {
  private let world: World
  private var bodies: [String: BodyReads?] = [:]
  /// Cached facts about the rows of views: by row type and view, or by view alone for facts about
  /// the elements.
  private var indexed: [[String]: String?] = [:]
  private var remade: [String: RemadeElements.Place?] = [:]
  private var fresh: [String: (text: String, place: String)?] = [:]

  private lazy var viewNames = Set(world.host.inspector.viewRecords.map(\.name))

  init(_ world: World) { self.world = world }

  /// Whether a view, row or scope has this name.
  func isView(_ name: String) -> Bool { viewNames.contains(name) }

  /// Runs code that looks up many views and changes none.
  func keepingNames<Result>(_ explain: () -> Result) -> Result {
    world.host.inspector.keepingNames(explain)
  }

  /// The reads of a property or state in the body of a view, in source order; empty if unknown.
  func reads(of target: String, by view: String) -> [BodyReads.Read] {
    guard let dot = target.lastIndex(of: "."), let body = body(of: view) else { return [] }
    let property = String(target[target.index(after: dot)...])
    let owner = typeName(of: String(target[..<dot]))
    let found = body.reads(of: property, in: owner)
    if !found.isEmpty { return found }
    // Another view's state is read through a binding to it.
    let type = typeName(of: view)
    return bindings(of: view, to: target).flatMap { body.reads(of: $0, in: type) }
  }

  /// Whether a view has read a property without a dependency on it, as with an object that
  /// announces all its changes together.
  func isRead(_ target: String, by view: String) -> Bool {
    world.host.inspector.silentPlaces(of: view).contains(target)
  }

  /// The object that a view's body made to replace one that it no longer reads.
  func objectMade(inPlaceOf object: String, by view: String) -> LastingObject? {
    guard world.host.inspector.hasView(named: view),
      let reads = try? world.host.inspector.reads(of: view),
      reads.contains(where: { $0.target.typePart == object.typePart && !$0.isState }),
      !reads.contains(where: { $0.target == object })
    else { return nil }
    return body(of: view)?.making(object.typePart)
  }

  /// The property by which the rows of a view are told apart, if views edit it.
  func editedIdentity(in view: String) -> (type: String, property: String)? {
    body(of: view)?.editedIdentity
  }

  /// Where an action of a view uses the offsets of its rows in a collection that they do not show.
  func misappliedOffset(to collection: String, in view: String) -> BodyReads.MisappliedOffset? {
    body(of: view)?.misappliedOffset(in: collection)
  }

  /// The assignment among some writes that rebuilt the elements shown by a view as rows.
  func remaking(of writes: [Transaction.Write], showing view: String) -> RemadeElements.Place? {
    let owner = view.withoutRow
    return known(owner, in: \.remade) { remaking(of: writes, read: owner) }
  }

  private func remaking(
    of writes: [Transaction.Write], read owner: String
  ) -> RemadeElements.Place? {
    let read = Set(((try? world.host.inspector.reads(of: owner)) ?? []).map(\.text))
    let targets = writes.map(\.target).filter(read.contains)
    if targets.isEmpty { return nil }
    return RemadeElements(world.checker).places.first { place in
      targets.contains { target in
        target.lastPart == place.property && typeName(of: target.beforeLastDot) == place.owner
      }
    }
  }

  /// The call in a view's body that makes the elements of its rows anew, with new ids.
  func elementMadeAnew(in view: String) -> (text: String, place: String)? {
    let owner = view.withoutRow
    return known(owner, in: \.fresh) { body(of: owner)?.elementMadeAnew }
  }

  /// The explanation that the row of an object has not been created; nil if there is no such row.
  func unmadeRow(showing target: String) -> String? {
    world.host.inspector.unmadeRow(of: target.beforeLastDot).map { row in
      "\(row.name) has not been made yet, as \(row.made) of \(row.count) rows are"
    }
  }

  /// Whether a view is plain data with an `==` that SwiftUI never calls.
  func ignoresOwnEquality(of view: String) -> Bool {
    world.host.inspector.ignoresOwnEquality(of: view)
  }

  /// Whether lists in a view's body must create all rows to count them.
  func hasVaryingRows(_ view: String) -> Bool { body(of: view)?.hasVaryingRows ?? false }

  /// The modifier of a view whose action computes what the view shows from a property, but did not
  /// run for an update.
  func moment(missing field: String, in update: Transaction.Update) -> BodyReads.Moment? {
    let changed = update.causes.map { cause in
      cause.kind == .state ? cause.target.lastPart : cause.target
    }
    return body(of: update.name)?.moment(missing: field, among: changed)
  }

  /// The collection whose indices identify the rows of a view, if the rows keep state.
  func collectionIndexed(byRowsLike row: String, in view: String) -> String? {
    known([row.typePart, view.withoutRow], in: \.indexed) {
      body(of: view)?.collectionIndexed(byRowsOf: row.typePart)
    }
  }

  /// Whether any code of a view mentions one of its properties.
  func isMentioned(_ property: String, in view: String) -> Bool {
    body(of: view)?.isMentioned(property) ?? true
  }

  /// The names of a view's properties that are bindings to a state.
  private func bindings(of view: String, to target: String) -> [String] {
    fields(of: view).compactMap { field in
      guard case .binding(let read)? = field.origin, read.text == target else { return nil }
      return field.property.name
    }
  }

  /// The property of a view that reads what changed in the environment, with its declaration.
  func environmentProperty(
    _ cause: Transaction.Cause, of view: String
  ) -> (name: String, text: String)? {
    for field in fields(of: view) {
      guard case .environment(let found, _)? = field.origin, found == cause.path,
        let wrapper = field.property.attributes.first(where: { $0.name == "Environment" })
      else { continue }
      return (field.property.name, field.property.source.text(in: wrapper.span))
    }
    return nil
  }

  private func fields(of view: String) -> [ViewField] {
    guard world.host.inspector.hasView(named: view) else { return [] }
    return (try? world.host.inspector.fieldValues.fields(ofView: view)) ?? []
  }

  /// The type whose body contains a view, or a row or closure of it; nil for watches and removed
  /// views.
  func bodyType(of view: String) -> String? {
    let owner = String(view.prefix { $0 != "[" && $0 != "." })
    return world.host.inspector.typeName(ofView: view)
      ?? world.host.inspector.typeName(ofView: owner)
  }

  /// Whether views of a type are the library's own.
  func isOfLibrary(_ type: String) -> Bool { world.checker.type(named: type)?.isPrelude == true }

  /// The type returned by `bodyType`, or else the one in the view's name.
  func typeName(of view: String) -> String { bodyType(of: view) ?? view.typePart }

  private func body(of view: String) -> BodyReads? { body(ofType: typeName(of: view)) }

  /// The reads of the body of a view type; nil if it has none.
  func body(ofType type: String) -> BodyReads? {
    known(type, in: \.bodies) { BodyReads(world.checker, view: type) }
  }

  /// A cached result, or else the result of looking now.
  private func known<Key, Found>(
    _ key: Key, in table: ReferenceWritableKeyPath<ReadPlaces, [Key: Found]>, _ find: () -> Found
  ) -> Found {
    if let found = self[keyPath: table][key] { return found }
    let found = find()
    self[keyPath: table][key] = found
    return found
  }

  /// The modifier that sets an environment value inherited by a view, with its place:
  /// `.environment(…) (<input 3>:4)`.
  func setterPlace(of path: EnvironmentPath, seenBy view: String) -> String? {
    world.host.inspector.fieldValues.environmentSource(of: path, seenBy: view).flatMap(
      EnvironmentPlace.text)
  }
}

extension BodyReads.Read {
  /// The file and line of the read: `<input 4>:3`.
  var place: String {
    source.place(of: Int(span.start))
  }
}

extension [BodyReads.Read] {
  /// The computed properties and functions through which the body reads, without duplicates.
  ///
  /// None if some read is in the body itself.
  var functions: [String] {
    var found: [String] = []
    for read in self {
      guard let function = read.function else { return [] }
      if !found.contains(function) { found.append(function) }
    }
    return found
  }

  /// The first few places of the reads: `<input 4>:3`, `<input 4>:3 and :7`.
  var places: String {
    var seen: [String] = []
    for read in self where !seen.contains(read.place) { seen.append(read.place) }
    guard let first = seen.first else { return "" }
    let file = first.prefix(through: first.lastIndex(of: ":") ?? first.startIndex).dropLast()
    let others = seen.dropFirst().prefix(2).map { place in
      place.hasPrefix(file + ":") ? String(place.dropFirst(file.count)) : place
    }
    let more = seen.count > 3 ? " and \(seen.count - 3) more" : ""
    guard let last = others.last else { return first }
    if !more.isEmpty { return ([first] + others).joined(separator: ", ") + more }
    return ([first] + others.dropLast()).joined(separator: ", ") + " and \(last)"
  }
}

extension String {
  /// The type in the name of a view or object: `BookView` in `BookView#1`, `Owner` in
  /// `Owner#1[Note#4]`.
  var typePart: String { String(prefix { $0 != "#" && $0 != "[" }) }

  /// The view that contains a row: `Shelf#1` of `Shelf#1[Book#2]`.
  var withoutRow: String { hasSuffix("]") ? String(prefix { $0 != "[" }) : self }

  /// Whether it names a row or closure of a view: `Shelf#1[Book#2]` of `Shelf#1`.
  func isPart(ofView view: String) -> Bool {
    hasPrefix(view) && (dropFirst(view.count).first.map { $0 == "." || $0 == "[" } ?? false)
  }
}

extension Function {
  /// The file and first line of the function: `<input 3>:4`.
  var place: String {
    source.place(of: Int(span.start))
  }
}
