/// A value of the host that programs hold without seeing into it, such as a decimal number of the toolchain's Foundation.
package final class HeldObject<Held: Equatable>: NativeObject {
  package let held: Held

  package init(_ held: Held) {
    self.held = held
    super.init(type: nil)
  }

  package override func isEqual(to other: NativeObject) -> Bool {
    (other as? HeldObject<Held>)?.held == held
  }
}
