internal import Semantics

/// A global or static variable at run time.
struct GlobalCell {
  var value: Value
  var epoch: UInt32
  var isInitializing: Bool
  var variable: Unmanaged<GlobalVariable>
}
