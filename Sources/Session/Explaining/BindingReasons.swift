import Lint
import Reports
import ViewGraph

/// Reasons for controls and actions whose writes are lost in a binding.
struct BindingReasons: ReasonFinder {
  let subject: SkippedView

  /// A control of the view wrote through a binding whose writes are lost.
  var lostBinding: Reason? {
    guard transaction.writes.isEmpty else { return nil }
    let user = viewOfControl ?? view
    if let reason = lostInConstant(of: user) { return reason }
    guard isUseOfControl else { return nil }
    let type = user.typePart
    let lost = LostBindings(world.checker)
    let makers = [type] + [world.host.inspector.makerName(of: user)].compactMap { $0?.typePart }
    let bindings = makers.lazy.map(lost.bindings).first { !$0.isEmpty } ?? []
    let candidates = bindings.filter { binding in
      // The view of the control did not get a constant binding: `lostInConstant` has checked that.
      if case .constant = binding.cause { binding.receivingView != type } else { true }
    }
    guard let binding = candidates.first(where: { $0.receivingView == type }) ?? candidates.first
    else {
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
          "the binding (\(binding.place)) writes \(variable, .name), a variable of \(binding.scope): no view observes it, and the next run makes it anew",
        remedy: binding.isOfView
          ? .bindOrigin(origin, variable: variable) : .bindElement(variable: variable),
        isComplete: true)
    }
  }

  /// A control or an action of a view wrote through a constant binding.
  private func lostInConstant(of user: String) -> Reason? {
    let constants = world.host.inspector.constantBindings(of: user)
    if constants.isEmpty { return nil }
    // The writes of an action are found in its code.
    let code = isUseOfControl ? nil : subject.codeOfInput
    let written = constants.first { code?.writes($0, of: user.typePart) ?? true }
    return written.map { field in
      Reason(
        kind: .lostBinding,
        text:
          "\(field, .name) of \(user, .name) is a constant binding ('.constant'): what is written to it is lost",
        remedy: .handOnBinding(field: field, view: user), isComplete: true)
    }
  }

  /// The view whose control the user operated without effect.
  private var viewOfControl: String? {
    if case .keptBinding(let control)? = transaction.use.vain { control.view } else { nil }
  }

  /// Whether the input used a control that writes through a binding.
  private var isUseOfControl: Bool {
    guard case .command(let invocation) = Reading.read(transaction.input),
      let use = invocation.writingUse
    else { return false }
    if case .tap = use { return false }
    return true
  }
}
