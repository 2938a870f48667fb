internal import Semantics
internal import SourceText

/// A function as a value: code and what it captured.
package final class ClosureObject: HeapObject {
  let code: Code
  /// Runs in place of `code` where the function is native.
  let native: NativeFunction?

  init(_ code: Code, type: RuntimeType?, captureCount: Int) {
    self.code = code
    native = nil
    super.init(type: type, slotCount: captureCount)
    header.journaled = UInt64(UInt(bitPattern: code.header))
  }

  /// A function of the host's as a value of the program. It is called with its arguments alone.
  package init(type: RuntimeType?, _ native: @escaping NativeFunction) {
    code = Code(name: "", kind: .closure, source: .init(name: "", text: ""), span: .none)
    self.native = native
    super.init(type: type)
  }

  /// Whether both run the same code over captures that are the same, as far as can be told without
  /// comparing: equal numbers, the same objects.
  package func isSame(as other: ClosureObject) -> Bool {
    if self === other { return true }
    guard code === other.code, native == nil, other.native == nil else { return false }
    guard header.slotCount == other.header.slotCount else { return false }
    return zip(fields, other.fields).allSatisfy { $0.bits == $1.bits && $0.meta == $1.meta }
  }

  /// Whether it captured anything but what the generic parameters around it stand for.
  package var hasCaptures: Bool { fields.contains { $0.kind != .metatype } }

  /// Where it was written.
  package var place: Fault.Place {
    Fault.Place(
      function: code.name, source: code.source, span: code.span, isWritten: code.isWritten)
  }
}
