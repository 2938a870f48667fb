/// A view with everything that makes it run.
package struct ViewDependencies {
  package let view: ViewRecord
  /// The view, modifier or app whose body makes it.
  package let maker: String?
  /// The fields that its maker hands over.
  package let fields: [String]
  /// What it reads, in order of reading.
  package let reads: [ReadDescription]
  /// Who set the values of the environment that it reads, by their keys' names.
  package let setters: [String: EnvironmentSetter]
}

extension Inspector {
  /// All views, rows and watches with what they depend on, parents first.
  package var dependencies: [ViewDependencies] {
    var found: [ViewDependencies] = []
    for mount in host.mounting.mounts { visit(mount.node) { found.append(dependencies(of: $0)) } }
    return found
  }

  private func dependencies(of node: ViewNode) -> ViewDependencies {
    let reads = reads(of: node)
    var setters: [String: EnvironmentSetter] = [:]
    for read in reads where read.isOfEnvironment {
      setters[read.property] = environmentSetter(of: read.property, seenBy: node)
    }
    return ViewDependencies(
      view: record(of: node), maker: maker(of: node)?.name, fields: inputs(of: node), reads: reads,
      setters: setters)
  }

  private func maker(of node: ViewNode) -> ViewNode? {
    var ancestor = node.namedAncestor
    while let current = ancestor, !(current is BodyNode) { ancestor = current.namedAncestor }
    return ancestor
  }

  /// The view, modifier or app whose body makes the view of this name.
  package func makerName(of name: String) -> String? {
    findNode(named: name).flatMap { maker(of: $0)?.name }
  }
}
