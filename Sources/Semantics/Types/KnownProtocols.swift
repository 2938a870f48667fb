/// A cache of all protocols to which a type conforms, and of the state it depends on: the lookup is
/// a large part of checking an expression.
struct KnownProtocols {
  let protocols: [(NominalType, Conformance)]
  private let version: UInt32
  private let versions: [UInt32]

  init(_ protocols: [(NominalType, Conformance)], of nominal: NominalType) {
    self.protocols = protocols
    version = nominal.conformancesVersion
    versions = protocols.map { $0.0.conformancesVersion }
  }

  /// Whether the conformances of the type and of its protocols are unchanged.
  func isCurrent(for nominal: NominalType) -> Bool {
    guard version == nominal.conformancesVersion else { return false }
    for (index, version) in versions.enumerated()
    where protocols[index].0.conformancesVersion != version {
      return false
    }
    return true
  }
}
