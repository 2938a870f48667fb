package import Interpreter
internal import Semantics

/// The first part in which two values of a view that another view stores differ: a `Text` in its
/// `content`, an argument of a modifier.
package struct ContentDifference {
  /// What the part is in; nil if it is a view in the field itself.
  package let owner: ContentOwner?
  /// The part in the former value; nil if it was not there.
  package let old: Held?
  /// The part in the new value; nil if it is not there.
  package let new: Held?
  package let difference: FieldDifference
}

/// The innermost view or modifier around a part of a view.
package struct ContentOwner: Hashable, Sendable {
  /// `Button`, `.padding`; for a modifier that is known by its type alone, the view that it modifies.
  package let name: String
  /// The property that holds the part; nil in views and modifiers of the library.
  package let property: String?
  /// Whether the part is in a modifier of the view.
  package let isModifier: Bool

  package init(name: String, property: String? = nil, isModifier: Bool = false) {
    (self.name, self.property, self.isModifier) = (name, property, isModifier)
  }
}

extension LibraryTypes {
  /// The first difference of two values of a view: the first visible one, otherwise that of
  /// closures and bindings, which cannot be compared. Nil if the values are no views, or if
  /// comparing them fails.
  package func contentDifference(from old: Value, to new: Value) -> ContentDifference? {
    guard let view = old.payload ?? new.payload,
      machine.conforms(machine.dynamicType(view), to: viewProtocol)
    else { return nil }
    for mode in [FieldComparison.Mode.visible, .fields] {
      let search = ContentSearch(host: host, comparison: FieldComparison(host, mode))
      let found = try? host.untracked { () throws(Fault) in
        try search.firstDifference(old, new, in: nil, depth: 0)
      }
      if let found = found ?? nil { return found }
    }
    return nil
  }
}

/// Walks through two values of a view in step, down to the first parts that are not equal.
private struct ContentSearch {
  let host: ViewHost
  let comparison: FieldComparison

  private static let depthLimit = 200

  /// - Parameter owner: The name of the view or modifier around the values.
  func firstDifference(
    _ old: Value, _ new: Value, in owner: ContentOwner?, depth: Int
  ) throws(Fault) -> ContentDifference? {
    guard let before = old.payload, let after = new.payload else {
      return old.payload == nil && new.payload == nil
        ? nil : difference(old.payload, new.payload, in: owner)
    }
    guard depth < Self.depthLimit, before.kind == after.kind, isContent(before),
      host.machine.dynamicType(before) === host.machine.dynamicType(after)
    else {
      return try comparison.isSame(before, after) ? nil : difference(before, after, in: owner)
    }
    switch before.kind {
    case .structure:
      return try firstDifference(ofViews: before, after, in: owner, depth: depth + 1)
    case .tuple:
      return try firstDifference(ofFields: before, after, in: owner, depth: depth + 1)
    default: return nil
    }
  }

  /// Whether a value is a view or modifier whose parts count, or some of them in a tuple. Views that
  /// are compared by `==` and texts count as a whole.
  private func isContent(_ value: Value) -> Bool {
    if value.kind == .tuple { return true }
    guard value.kind == .structure, !comparison.usesEquality(of: value) else { return false }
    if host.library.text(of: value) != nil { return false }
    let type = host.machine.dynamicType(value)
    return host.machine.conforms(type, to: host.library.viewProtocol)
      || host.machine.conforms(type, to: host.library.modifierProtocol)
  }

  private func firstDifference(
    ofViews old: Value, _ new: Value, in owner: ContentOwner?, depth: Int
  ) throws(Fault) -> ContentDifference? {
    let library = host.library
    switch library.role(of: new) {
    case .conditional:
      return try firstDifference(branch(of: old), branch(of: new), in: owner, depth: depth)
    case .tuple, .erased:
      return try firstDifference(ofFields: old, new, in: owner, depth: depth)
    case .modified:
      let (content, modifier) = (library.content(of: new), library.modifier(of: new))
      if let found = try firstDifference(library.content(of: old), content, in: owner, depth: depth)
      {
        return found
      }
      return try firstDifference(
        library.modifier(of: old), modifier, in: self.owner(ofModified: new) ?? owner, depth: depth)
    case .drawnModifier: return try firstDifference(ofDrawn: old, new, in: owner, depth: depth)
    default:
      guard let nominal = host.machine.dynamicType(new).nominal, !nominal.isPrelude else {
        return try firstDifference(
          ofFields: old, new, in: self.owner(ofView: new) ?? owner, depth: depth)
      }
      return try firstDifference(ofProgramViews: old, new, nominal, in: owner, depth: depth)
    }
  }

  /// A library view as the owner of its parts.
  private func owner(ofView view: Value) -> ContentOwner? {
    host.library.kind(ofView: view).map { ContentOwner(name: $0) }
  }

  /// The modifier of a modified view as the owner of its parts.
  private func owner(ofModified view: Value) -> ContentOwner? {
    host.library.kind(ofView: view).map { ContentOwner(name: $0, isModifier: true) }
  }

  /// Values of properties that are no views are described by the whole view, which names them.
  private func firstDifference(
    ofProgramViews old: Value, _ new: Value, _ nominal: NominalType, in owner: ContentOwner?,
    depth: Int
  ) throws(Fault) -> ContentDifference? {
    let name = host.library.viewName(of: host.machine.dynamicType(new))
    for (slot, property) in nominal.storedProperties.enumerated() {
      let (before, after) = (old.fields[slot], new.fields[slot])
      let part = ContentOwner(name: name, property: property.wraps?.name ?? property.name)
      guard let found = try firstDifference(before, after, in: part, depth: depth) else { continue }
      let isView = after.payload.flatMap(host.library.kind(ofView:)) != nil
      return comparison.mode == .fields || isView ? found : difference(old, new, in: owner)
    }
    return nil
  }

  /// What a condition chose.
  private func branch(of value: Value) -> Value {
    guard let first = value.part(.first, host), let second = value.part(.second, host) else {
      return value
    }
    return first.isNil ? second : first
  }

  private func firstDifference(
    ofDrawn old: Value, _ new: Value, in owner: ContentOwner?, depth: Int
  ) throws(Fault) -> ContentDifference? {
    if let before = old.part(.content, host), let after = new.part(.content, host),
      let found = try firstDifference(before, after, in: owner, depth: depth)
    {
      return found
    }
    let name = new.part(.name, host).map { ContentOwner(name: "." + $0.asString) }
    guard let before = old.part(.arguments, host), let after = new.part(.arguments, host),
      before.array.elements.count == after.array.elements.count
    else { return difference(old, new, in: name) }
    for (before, after) in zip(before.array.elements, after.array.elements) {
      if let found = try firstDifference(before, after, in: name, depth: depth) { return found }
    }
    return nil
  }

  private func firstDifference(
    ofFields old: Value, _ new: Value, in owner: ContentOwner?, depth: Int
  ) throws(Fault) -> ContentDifference? {
    guard old.fields.count == new.fields.count else { return difference(old, new, in: owner) }
    for (before, after) in zip(old.fields, new.fields) {
      if let found = try firstDifference(before, after, in: owner, depth: depth) { return found }
    }
    return nil
  }

  private func difference(_ old: Value?, _ new: Value?, in owner: ContentOwner?)
    -> ContentDifference
  {
    ContentDifference(
      owner: owner, old: old.map { Held($0) }, new: new.map { Held($0) },
      difference: old.map(kind) ?? .value)
  }

  private func kind(of value: Value) -> FieldDifference {
    guard comparison.mode == .fields else { return .value }
    return host.tracker.opaqueBinding(value)
      ?? (value.kind == .closure ? .closure(.action) : .value)
  }
}
