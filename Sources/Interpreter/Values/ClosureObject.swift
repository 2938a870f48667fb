internal import Semantics
internal import SourceText

/// A function value: code and its captures.
package final class ClosureObject: HeapObject {
  let code: Code
  /// Called instead of `code` if the function is native.
  let native: NativeFunction?

  init(_ code: Code, type: RuntimeType?, captureCount: Int) {
    self.code = code
    native = nil
    super.init(type: type, slotCount: captureCount)
    header.journaled = UInt64(UInt(bitPattern: code.header))
  }

  /// A host function as a value of the program; it is called with its arguments only.
  package init(type: RuntimeType?, _ native: @escaping NativeFunction) {
    code = Code(name: "", kind: .closure, source: .init(name: "", text: ""), span: .none)
    self.native = native
    super.init(type: type)
  }

  /// Whether both run the same code with the same captures, as far as that can be decided bitwise:
  /// equal numbers, identical objects.
  package func isSame(as other: ClosureObject) -> Bool {
    if self === other { return true }
    guard code === other.code, native == nil, other.native == nil else { return false }
    guard header.slotCount == other.header.slotCount else { return false }
    return zip(fields, other.fields).allSatisfy { $0.bits == $1.bits && $0.meta == $1.meta }
  }

  /// Whether both run the same code of the program, whatever they have captured.
  package func hasSameCode(as other: ClosureObject) -> Bool {
    code === other.code && native == nil && other.native == nil
  }

  /// Whether it captured anything besides the generic arguments of its context.
  package var hasCaptures: Bool { fields.contains { $0.kind != .metatype } }

  /// Where it is in the source.
  package var place: Fault.Place {
    Fault.Place(
      function: code.name, source: code.source, span: code.span, isWritten: code.isWritten)
  }
}
