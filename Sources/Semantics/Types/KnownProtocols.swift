/// All protocols that a type conforms to, and what that depends on: looking them up is a good part of
/// checking an expression.
struct KnownProtocols {
  let protocols: [(NominalType, Conformance)]
  private let version: UInt32
  private let versions: [UInt32]

  init(_ protocols: [(NominalType, Conformance)], of nominal: NominalType) {
    self.protocols = protocols
    version = nominal.conformancesVersion
    versions = protocols.map { $0.0.conformancesVersion }
  }

  /// Whether neither the type nor any of the protocols has got another conformance since.
  func isCurrent(for nominal: NominalType) -> Bool {
    guard version == nominal.conformancesVersion else { return false }
    for (index, version) in versions.enumerated()
    where protocols[index].0.conformancesVersion != version {
      return false
    }
    return true
  }
}
