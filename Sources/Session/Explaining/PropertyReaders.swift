import Interpreter
import Lint
import Reports
import Semantics
import ViewGraph

/// The views that depend on a property of an object or a value.
struct PropertyReaders {
  private let world: World
  /// The object or value that has the property.
  let base: Value
  let property: String

  init(_ world: World, base: Value, property: String) {
    self.world = world
    self.base = base
    self.property = property
  }

  private var nominal: NominalType? { world.machine.dynamicType(base).nominal }

  /// The views that observe the object as a whole, and therefore depend on each property that it
  /// announces: `V#1 (observes M#1)`.
  var observers: [StyledText] {
    guard base.kind == .instance, isAnnounced else { return [] }
    return PropertyReaders.observers(of: base, world)
  }

  static func observers(of object: Value, _ world: World) -> [StyledText] {
    let name = world.machine.names.objectName(object)
    let views = world.host.inspector.viewRecords.map(\.name).filter { view in
      let reads = (try? world.host.inspector.reads(of: view)) ?? []
      return reads.contains { $0.target == name && $0.property == ReadDescription.wholeObject }
    }
    return views.map { "\($0, .name) \("(observes", .quiet) \(name, .name)\(")", .quiet)" }
  }

  /// Whether changes of the property are announced. Those of a stored property without a wrapper
  /// are not.
  private var isAnnounced: Bool {
    !types.contains { type in type.storedProperties.contains { $0.name == property } }
  }

  /// The type and its superclasses.
  private var types: [NominalType] {
    var found: [NominalType] = []
    var type = nominal
    while let next = type {
      found.append(next)
      type = next.superclassNominal
    }
    return found
  }

  /// The type that computes the property from others; nil if it is stored.
  var computingType: String? {
    types.first { type in
      type.memberOrder.contains { member in
        guard case .property(let found) = member else { return false }
        return found.name == property && !found.isStatic && found.wrapperBacking == nil
          && found.getter != nil && !type.storedProperties.contains { $0 === found }
      }
    }?.name
  }

  /// The views among `views` whose code reads the property.
  func reading(_ views: [String], of owner: String) -> [String] {
    let places = ReadPlaces(world)
    return views.filter { view in
      guard let type = places.bodyType(of: view), let body = BodyReads(world.checker, view: type)
      else { return false }
      return !body.reads(of: property, in: owner).isEmpty
    }
  }
}
