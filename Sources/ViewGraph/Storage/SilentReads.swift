package import Interpreter
internal import Semantics

/// Something that programs can read and nobody is told of changes of.
enum SilentPlace: Hashable {
  /// A field of an instance outside observation.
  case field(CellKey, slot: Int)
  /// A global or static variable.
  case variable(ObjectIdentifier)
}

/// Which nodes read in their last run what nobody is told about: they are stale once it is written.
struct SilentReads {
  private var nodes: [SilentPlace: [ObjectIdentifier: Unmanaged<ViewNode>]] = [:]
  private var places: [ObjectIdentifier: Set<SilentPlace>] = [:]
  /// What nodes wrote themselves in their last run, such as a count of it: no news from others.
  private var own: [ObjectIdentifier: Set<SilentPlace>] = [:]

  mutating func insert(_ place: SilentPlace, by node: ViewNode) {
    let id = ObjectIdentifier(node)
    guard own[id]?.contains(place) != true, places[id, default: []].insert(place).inserted else {
      return
    }
    nodes[place, default: [:]][id] = .passUnretained(node)
  }

  mutating func insertOwn(_ place: SilentPlace, of node: ViewNode) {
    let id = ObjectIdentifier(node)
    own[id, default: []].insert(place)
    if places[id]?.remove(place) != nil { forget(place, by: id) }
  }

  /// Forgets what a node has read: it is about to read again, or it is gone.
  mutating func removeAll(of node: ViewNode) {
    let id = ObjectIdentifier(node)
    if !own.isEmpty { own[id] = nil }
    guard !places.isEmpty, let read = places.removeValue(forKey: id) else { return }
    for place in read { forget(place, by: id) }
  }

  private mutating func forget(_ place: SilentPlace, by id: ObjectIdentifier) {
    nodes[place]?[id] = nil
    if nodes[place]?.isEmpty == true { nodes[place] = nil }
  }

  /// The names of the views that read a place for what they show and have not run after a pass.
  func readers(of place: SilentPlace, upTo pass: Int) -> Set<String> {
    guard let readers = nodes[place] else { return [] }
    return Set(
      readers.values.compactMap { reader in
        let node = reader.takeUnretainedValue()
        return node.isShown && node.lastPass <= pass ? node.reportedName : nil
      })
  }
}

extension ViewHost {
  /// Keeps account of what tracked scopes read outside of observation.
  func observeSilentReads() {
    machine.onUntrackedRead = { [unowned(unsafe) self] instance, slot in
      noteRead(.field(key(of: instance), slot: slot))
    }
    machine.onUntrackedVariableRead = { [unowned(unsafe) self] variable in
      noteRead(.variable(ObjectIdentifier(variable)))
    }
    machine.onTrackedVariableWrite = { [unowned(unsafe) self] variable in
      guard let node = running.last?.takeUnretainedValue() else { return }
      silentReads.insertOwn(.variable(ObjectIdentifier(variable)), of: node)
    }
  }

  private func noteRead(_ place: SilentPlace) {
    if let node = running.last { silentReads.insert(place, by: node.takeUnretainedValue()) }
  }

  /// The views that show what was written without anyone being told. Who ran in this input, a row
  /// that its list ran again among them, shows what it found.
  package func silentReaders(of write: WriteRecord) -> Set<String> {
    let before = lastPass - pass
    return switch write.target {
    case .instance(let instance):
      silentReads.readers(of: .field(key(of: instance), slot: write.slot), upTo: before)
    case .global(let variable):
      silentReads.readers(of: .variable(ObjectIdentifier(variable)), upTo: before)
    case .environment: []
    }
  }
}
