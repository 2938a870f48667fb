import Lint
import Reports
import ViewGraph

/// Reasons for controls whose bindings keep nothing, and for publishers that send nothing.
extension WhyNotReport {
  /// A control of the view wrote through a binding whose writes are lost.
  var lostBinding: Reason? {
    guard transaction.writes.isEmpty, isUseOfControl else { return nil }
    if let field = world.host.inspector.constantBindings(of: view).first {
      return Reason(
        kind: .lostBinding,
        text:
          "\(field, .name) of \(view, .name) is a constant binding ('.constant'): what is written to it is lost",
        remedy: .handOnBinding(field: field, view: view), isComplete: true)
    }
    let type = view.typePart
    let bindings = LostBindings(world.checker).bindings.filter {
      $0.taker == type || $0.maker == type
    }
    guard let binding = bindings.first(where: { $0.taker == type }) ?? bindings.first else {
      return nil
    }
    switch binding.cause {
    case .constant:
      return Reason(
        kind: .lostBinding,
        text:
          "the binding is a constant one ('.constant', \(binding.place)): what is written to it is lost",
        remedy: .handOnBinding(field: nil, view: view), isComplete: true)
    case .emptySet:
      return Reason(
        kind: .lostBinding,
        text: "the set of the binding (\(binding.place)) writes nothing",
        remedy: .writeInSet, isComplete: true)
    case .variable(let variable, let origin):
      return Reason(
        kind: .lostBinding,
        text:
          "the binding (\(binding.place)) writes \(variable, .name), a variable of the body of \(binding.maker, .type): no view observes it, and the next run makes it anew",
        remedy: .bindOrigin(origin, variable: variable), isComplete: true)
    }
  }

  /// Whether the input used a control that writes through a binding.
  private var isUseOfControl: Bool {
    guard case .command(let invocation) = Reading.read(transaction.input),
      let use = invocation.writingUse
    else { return false }
    if case .tap = use { return false }
    return true
  }

  /// The view receives a publisher that sends nothing before somebody connects it.
  var unconnected: Reason? {
    guard let type = places.bodyType(of: view),
      let publishers = UnconnectedPublishers(world.checker, view: type),
      let place = publishers.place
    else { return nil }
    let name = publishers.name ?? "a publisher"
    return Reason(
      kind: .unconnected,
      text:
        "\(view, .name) receives \(name, .name) (\(place)), which sends nothing: nobody has connected it",
      remedy: .connect(publishers.name), isComplete: true)
  }

  /// The code of the view, or of an object that it reads, connects a publisher and drops the connection.
  var droppedConnection: Reason? {
    let types = Set(reads.map(\.target.typePart) + [view.typePart])
    for subscription in UnkeptSubscriptions(world.checker).subscriptions {
      guard let publisher = subscription.connected, let owner = subscription.owner,
        types.contains(owner)
      else { continue }
      return Reason(
        kind: .unconnected,
        text:
          "the connection of \(publisher, .name) (\(subscription.place)) ended at once: nothing keeps what connect() returns",
        remedy: .keepConnection(publisher), isComplete: true)
    }
    return nil
  }
}
