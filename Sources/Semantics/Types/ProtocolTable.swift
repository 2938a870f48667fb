/// The protocols of a type: those it declares to conform to, and a cache of all, as the lookup is a
/// large part of checking an expression.
struct ProtocolTable {
  /// The conformances declared by the type and its extensions, in order.
  var declared: [Conformance] = [] {
    didSet { version &+= 1 }
  }
  /// Changes with every change of the declared conformances.
  private var version: UInt32 = 0
  private var found: Found?

  /// All protocols, and the state of declarations in which they were found.
  private struct Found {
    let protocols: [(NominalType, Conformance)]
    let version: UInt32
    let versions: [UInt32]
  }

  /// All protocols, as far as they are known: if what the type and these protocols declare is
  /// unchanged.
  var known: [(NominalType, Conformance)]? {
    guard let found, found.version == version else { return nil }
    for (index, version) in found.versions.enumerated()
    where found.protocols[index].0.protocols.version != version {
      return nil
    }
    return found.protocols
  }

  mutating func note(_ protocols: [(NominalType, Conformance)]) {
    found = Found(
      protocols: protocols, version: version, versions: protocols.map { $0.0.protocols.version })
  }

  mutating func forget() { found = nil }
}
