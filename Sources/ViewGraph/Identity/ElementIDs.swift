internal import Interpreter

/// Reads the ids of the elements of one collection: where they are found is looked up once.
struct ElementIDs {
  private let list: ForEachNode
  private let value: Value
  /// The path to the ids; nil if they are behind bindings, or there is none.
  private let path: KeyPathObject?

  /// - Parameter value: The value of the list that holds the elements, borrowed.
  init(_ list: ForEachNode, _ value: Value) {
    self.list = list
    self.value = value
    let isBound = value.part(.isBound, list.host)?.asBool == true
    path = isBound ? nil : value.part(.id, list.host)?.keyPath
  }

  /// The id of an element, owned.
  func id(of element: Value) throws(Fault) -> Value {
    guard let path else { return try list.identity(of: element, in: value) }
    return try list.host.untracked { () throws(Fault) in
      try list.host.machine.read(path, of: element)
    }
  }
}
