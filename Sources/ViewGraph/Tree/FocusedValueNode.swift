internal import Interpreter

/// A modifier that offers a value to views elsewhere: as long as the focus is inside, or always.
final class FocusedValueNode: ContainerNode {
  private var isOffering = false

  override func build() throws(Fault) {
    try super.build()
    host.driver.focus.valuesAreOffered = true
    host.updates.schedule(.offer(self))
  }

  override func update(_ new: Value) throws(Fault) {
    let old = Held(described)
    try super.update(new)
    let isSame = try host.untracked { () throws(Fault) in
      try host.ask(.isSame, of: described, [old.value])
    }.asBool
    if !isSame { host.updates.schedule(.offer(self)) }
  }

  override func willDisappear(_ reason: Departure.Reason) { host.updates.schedule(.offer(self)) }

  /// Provides or removes the value, depending on where the focus is.
  func offer() throws(Fault) {
    let isOffered =
      isMounted && (part(.isOfScene)?.asBool == true || host.driver.focus.isInside(self))
    guard isOffered || isOffering else { return }
    let was = isOffering
    isOffering = isOffered
    host.record { [self] in isOffering = was }
    try host.untracked { () throws(Fault) in
      try host.ask(.offer, of: described, [.bool(isOffered)]).release()
    }
  }
}
