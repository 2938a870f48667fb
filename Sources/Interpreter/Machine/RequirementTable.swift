internal import Semantics

/// The requirements of library protocols that the machine itself calls; each is looked up once.
final class RequirementTable {
  /// `Equatable.==`.
  private(set) lazy var equal = find("==", of: "Equatable")
  /// `Comparable.<`.
  private(set) lazy var less = find("<", of: "Comparable")
  /// `Hashable.hash(into:)`.
  private(set) lazy var hash = find("hash", of: "Hashable")

  private let program: any ProgramProvider
  /// By `Protocol.name`.
  private var known: [String: Function?] = [:]

  init(program: any ProgramProvider) { self.program = program }

  func find(_ name: String, of protocolName: String) -> Function? {
    let key = protocolName + "." + name
    if let known = known[key] { return known }
    let found = program.requirement(name, of: protocolName)
    known[key] = .some(found)
    return found
  }
}
