import Interpreter
import Semantics
import ViewGraph

/// The values that bindings and property wrappers stand for, as text.
struct WrappedValues: SessionPart {
  let session: Session

  /// Whether an object belongs to the library, such as the cell of a `@State`.
  func isPrivate(_ object: Value) -> Bool {
    world.machine.dynamicType(object).nominal?.isPrelude ?? true
  }

  func wrappedText(_ wrapper: Value) throws(Fault) -> String {
    try wrappedValue(wrapper).map { ValueText(world).text($0.value) } ?? ""
  }

  private func wrappedValue(_ wrapper: Value) throws(Fault) -> Held? {
    guard wrapper.kind != .hole,
      let nominal = world.machine.dynamicType(wrapper).nominal
    else { return nil }
    for case .property(let property) in nominal.members["wrappedValue"] ?? [] {
      return Held(owned: try world.machine.get(property, of: wrapper))
    }
    return nil
  }

  /// The current value of a binding, which may differ from the value when it was made; nil for
  /// other values, and if the target can no longer be read.
  func valueOfBinding(_ value: Value) -> Held? {
    guard value.kind == .structure, let nominal = world.machine.dynamicType(value).nominal,
      nominal.isPrelude, nominal.name == "Binding", nominal.outer == nil
    else { return nil }
    return try? wrappedValue(value)
  }

  /// The text of a value; for a binding, of its current value.
  func currentText(_ value: Value) -> String {
    ValueText(world).text(valueOfBinding(value)?.value ?? value)
  }

  func fieldsText(_ object: Value) -> String {
    let values = ValueText(world)
    let names = world.machine.dynamicType(object).nominal?.storedProperties.map(\.name) ?? []
    return zip(names, object.fields).filter { !$0.0.hasPrefix("_$") }
      .map { "\($0.0): \(values.text($0.1))" }.joined(separator: ", ")
  }
}
