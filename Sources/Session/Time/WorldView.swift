import Interpreter
import Semantics
import ViewGraph

/// A world as its user sees it: the content of each view, and the stored values.
///
/// Reading it may change the world, as objects get names when they are first shown; the caller
/// rolls that back.
struct WorldView {
  let world: World
  private let valueText: ValueText
  /// The views, rows and watches, parents first.
  private(set) var names: [String] = []
  /// The lines of each view's own content, with nested views by name only.
  private(set) var shown: [String: [String]] = [:]
  /// Digests of how each view's own content is laid out and drawn.
  let looks: [String: Int]
  private(set) var parents: [String: String] = [:]
  private(set) var types: [String: String] = [:]

  init(_ world: World) {
    self.world = world
    valueText = ValueText(world)
    looks = world.host.snapshots.looks
    for record in world.host.inspector.viewRecords where shown[record.name] == nil {
      names.append(record.name)
      shown[record.name] = []
      parents[record.name] = record.parent
      types[record.name] = record.typeName
    }
    for snapshot in (try? world.host.snapshots.tree()) ?? [] { visit(snapshot, in: nil, depth: 0) }
  }

  private mutating func visit(_ snapshot: ViewSnapshot, in owner: String?, depth: Int) {
    let isNamed = shown[snapshot.kind] != nil
    if let owner {
      let line = isNamed ? snapshot.kind : snapshot.headline
      shown[owner]?.append(String(repeating: "  ", count: depth) + line)
    }
    if isNamed, snapshot.children.isEmpty { shown[snapshot.kind]?.append(snapshot.headline) }
    for child in snapshot.children {
      visit(child, in: isNamed ? snapshot.kind : owner, depth: isNamed ? 0 : depth + 1)
    }
  }

  /// The value of a watch.
  func watched(_ name: String) -> String? {
    world.host.inspector.mountedViews.first { $0.name == name }?.value.map {
      valueText.text($0.value)
    }
  }

  /// A dependency of a view, with its value.
  struct Read {
    let kind: Transaction.Cause.Kind
    let target: String
    let value: String?
  }

  func reads(of name: String) -> [Read] {
    let readings = (try? world.host.inspector.readings(of: name)) ?? []
    return readings.map { reading in
      let kind: Transaction.Cause.Kind =
        reading.read.isState
        ? .state : reading.read.target == "environment" ? .environment : .property
      return Read(
        kind: kind, target: reading.read.text, value: reading.value.map { valueText.text($0.value) }
      )
    }
  }

  /// The fields of a view; of a binding, the value that it leads to.
  func fields(of name: String) -> [(name: String, text: String)] {
    var fields = world.host.inspector.fields(of: name).map {
      (name: $0.name, text: valueText.text($0.value.value))
    }
    for field in (try? world.host.inspector.fieldValues.fields(ofView: name)) ?? [] {
      guard case .binding? = field.origin, let value = field.value?.value else { continue }
      fields.removeAll { $0.name == field.property.name }
      fields.append((field.property.name, valueText.text(value)))
    }
    return fields
  }

  /// A stored value as text, with the name of its variable or property.
  typealias Stored = (target: String, text: String)

  var variables: [Stored] {
    world.checker.names.listings.compactMap { listing in
      guard !listing.name.hasPrefix("_"), case .variable(let variable) = listing.symbol else {
        return nil
      }
      return (listing.name, valueText.text(world.machine.global(variable)))
    }
  }

  /// The stored properties of live objects.
  var properties: [Stored] {
    world.machine.names.liveInstances().flatMap { object in
      let name = world.machine.names.objectName(object)
      return properties(of: object).map { ("\(name).\($0.name)", $0.text) }
    }
  }

  /// The stored properties of an object, those of superclasses first.
  func properties(of object: Value) -> [(name: String, text: String)] {
    var types: [NominalType] = []
    var next = world.machine.dynamicType(object).nominal
    while let nominal = next {
      types.insert(nominal, at: 0)
      next = nominal.superclassNominal
    }
    let names = types.flatMap { type in
      type.storedProperties.map { ValueText.plainName($0.name, of: type) }
    }
    return zip(names, object.fields).filter { !$0.0.hasPrefix("_$") }
      .map { ($0, valueText.text($1)) }
  }
}
