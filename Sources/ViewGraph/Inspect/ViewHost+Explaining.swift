internal import Interpreter
internal import ObservationGraph
package import Semantics

/// What explains why a view did not run.
extension ViewHost {
  /// The `==` of the program that says that what the maker handed over last is what the view has, and the
  /// fields that differ all the same; nil where nothing is hidden so.
  package func equality(hidingInputsOf name: String) -> (function: Function, fields: [String])? {
    guard let body = node(named: name).flatMap({ find(name, in: $0) ?? $0 }) as? BodyNode,
      let offer = body.offer
    else { return nil }
    let (old, new) = (body.container, body.newContainer(of: offer.value.value))
    var fields: [String] = []
    for (slot, property) in machine.dynamicType(old).storedProperties.enumerated()
    where slot < old.fields.count && slot < new.fields.count {
      if (try? isSameInAllParts(old.fields[slot], new.fields[slot])) == false {
        fields.append(property.wraps?.name ?? property.name)
      }
    }
    return (offer.equality, fields)
  }

  /// The fields of a view that hold closures.
  package func closureFields(of name: String) -> [String] {
    fields(of: name).compactMap { $0.value.value.payload?.kind == .closure ? $0.name : nil }
  }

  /// What a view has read in its last run of which nobody is told: `Counter#1.ticks`, `total`.
  package func silentReads(of name: String) -> Set<String> {
    guard let node = node(named: name) else { return [] }
    let reader = find(name, in: node) ?? body(insideOf: node) ?? node
    return Set(silentReads.reads(of: reader).places.map { text(of: .silent($0)) })
  }

  /// The objects that a view was handed, by the fields that hold them.
  package func objectFields(of name: String) -> [(field: String, object: String)] {
    guard let node = node(named: name),
      let body = (find(name, in: node) ?? body(insideOf: node)) as? BodyNode,
      body.container.kind == .structure
    else { return [] }
    let properties = machine.dynamicType(body.container).storedProperties
    return zip(properties, body.container.fields).compactMap { property, value in
      let inner = property.wraps == nil ? value : value.field("wrappedValue", self) ?? value
      guard let object = inner.payload, object.kind == .instance else { return nil }
      return (property.wraps?.name ?? property.name, machine.objectName(object))
    }
  }
}
