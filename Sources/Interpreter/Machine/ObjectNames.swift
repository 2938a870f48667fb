package import Semantics

/// The ordinals of instances, and their names in reports.
///
/// - Invariant: an instance keeps its ordinal, unless the input that gave it is rolled back.
package final class ObjectNames {
  private let journal: Journal
  private let outside: OutsideWorld
  /// The last ordinal for each class name.
  private var ordinals: [String: OrdinalCounter] = [:]
  /// The instances of the program's classes that have ordinals.
  private var namedInstances = NamedInstances()

  init(journal: Journal, outside: OutsideWorld) {
    self.journal = journal
    self.outside = outside
  }

  /// The last ordinals by class name.
  var lastOrdinals: [String: Int] { ordinals.mapValues(\.last) }

  /// The ordinal of an instance among those with its class name, from 1, assigned on first use.
  package func ordinal(of instance: Instance) -> Int {
    if instance.header.flags.contains(.hasOrdinal) { return Int(instance.header.tag) }
    let counter = ordinalCounter(of: instance.type)
    counter.count(recordingIn: journal)
    outside.noteUse()
    let next = counter.last
    // A rollback frees an object that the transaction made; an older one loses its ordinal.
    if journal.isOpen, !journal.isNew(instance) {
      journal.record { [weak instance] in instance?.header.flags.remove(.hasOrdinal) }
    }
    instance.header.tag = UInt32(truncatingIfNeeded: next)
    instance.header.flags.insert(.hasOrdinal)
    if instance.type?.nominal?.isPrelude == false {
      namedInstances.append(instance)
    }
    return next
  }

  /// Classes with the same name share their numbers.
  private func ordinalCounter(of type: RuntimeType?) -> OrdinalCounter {
    if let known = type?.ordinals { return known }
    let name = type?.nominal?.name ?? ""
    let counter = ordinals[name] ?? OrdinalCounter()
    ordinals[name] = counter
    type?.ordinals = counter
    return counter
  }

  /// The name of an instance in reports: `Book#1`.
  package func objectName(_ value: Value) -> String {
    let instance = value.instance
    let name = instance.type?.nominal?.name ?? ""
    return name + "#" + String(namedInstances.number(of: ordinal(of: instance), named: name))
  }

  /// Restarts the numbering of instances of each class at 1, for the names of instances made later.
  package func restartNames() {
    let earlier = namedInstances.starts
    namedInstances.starts = lastOrdinals
    if journal.isOpen {
      journal.record { [unowned(unsafe) self] in namedInstances.starts = earlier }
    }
  }

  /// The live instances of observed classes, in order of creation, optionally of one class.
  package func liveInstances(of nominal: NominalType? = nil) -> [Value] {
    namedInstances.live.filter {
      guard let type = $0.instance.type, type.isObservedClass else { return false }
      return nominal == nil || type.nominal === nominal
    }
  }

  /// The live instances of classes with a name that have an ordinal, by ordinal.
  package func liveInstances(named className: String) -> [Value] {
    namedInstances.live.filter { $0.instance.type?.nominal?.name == className }
      .sorted { ordinal(of: $0.instance) < ordinal(of: $1.instance) }
  }

  /// The last ordinal assigned to an instance of classes with a name.
  package func lastOrdinal(ofClass className: String) -> Int { ordinals[className]?.last ?? 0 }
}
