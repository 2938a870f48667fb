import Semantics
import SourceText
import Syntax

/// What the parameters of a call tell about a member that is typed without a base.
extension SwiftCompleter {
  /// The bases of `.member` and `\.member` as an argument, by the types of the parameters that it may be for:
  /// where a function has overloads, the checker names one of them at most.
  ///
  /// - Parameter offset: Where the name of the member begins.
  func parameterBases(at offset: Int) -> [Base] {
    var argument = bytes[textStart..<offset]
    guard argument.popLast() == UInt8(ascii: ".") else { return [] }
    let isKeyPath = argument.last == UInt8(ascii: "\\")
    if isKeyPath { argument.removeLast() }
    let context = CursorContext(String(decoding: argument, as: UTF8.self))
    let last = argument.last { !$0.isBlank }
    let isLabeled = last == UInt8(ascii: ":")
    guard let call = context.call, call.isAtArgument || isLabeled else { return [] }
    return listings(of: call).flatMap { listing in
      let parameters = listing.parameters
      let meant =
        if isLabeled {
          parameters.filter { $0.label == call.labels.last }
        } else if last == UInt8(ascii: "(") {
          parameters.prefix(1).filter { $0.label == nil }
        } else {
          parameters.dropFirst().filter { $0.label == nil }
        }
      return meant.compactMap { base(for: $0.declared, isKeyPath: isKeyPath) }
    }
  }

  /// Where the members of an argument are looked up: in the parameter's type, and those of a key path in its root.
  private func base(for parameter: Type, isKeyPath: Bool) -> Base? {
    var type = parameter
    while let wrapped = type.wrapped { type = wrapped }
    guard isKeyPath else { return Base(type: type, isStatic: true) }
    let kinds = ["PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]
    guard kinds.contains(where: type.isPrelude) else { return nil }
    return type.arguments.first.map { Base(type: $0, isStatic: false, onlyProperties: true) }
  }
}
