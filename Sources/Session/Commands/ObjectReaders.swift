import Interpreter
import Semantics
import ViewGraph

/// The views that depend on properties of objects.
struct ObjectReaders: SessionPart {
  let session: Session

  /// The slot of a stored property, or of the wrapper that stores it.
  func slot(of property: String, in object: Value) -> Int? {
    var type = world.machine.dynamicType(object).nominal
    while let nominal = type {
      for (index, stored) in nominal.storedProperties.enumerated()
      where stored.name == property || stored.name == "_\(property)" {
        return nominal.inheritance.slotOffset + index
      }
      type = nominal.superclassNominal
    }
    return nil
  }

  /// The objects of a type.
  func instances(of type: String) -> [Value] {
    world.machine.names.liveInstances().filter {
      world.machine.dynamicType($0).nominal?.name == type
    }
  }

  /// The views that depend on a property of any object of a type, as for `readers Book.title`.
  func readers(of property: String, inAll type: String) -> [String] {
    var names: [String] = []
    for object in instances(of: type) {
      guard let slot = slot(of: property, in: object) else { continue }
      for name in world.host.inspector.readers(of: object, slot: slot) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  func readers(ofAllOf object: Value) -> [String] {
    var names: [String] = []
    for slot in 0..<object.fields.count {
      for name in world.host.inspector.readers(of: object, slot: slot) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// `read by BookView#1, ShelfView#1`; empty if no view depends on the object.
  func text(_ object: Value) -> String {
    let names = readers(ofAllOf: object)
    return names.isEmpty ? "" : "read by \(names.joined(separator: ", "))"
  }
}
