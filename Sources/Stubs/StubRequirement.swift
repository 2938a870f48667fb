import Semantics
import SourceText
import Syntax

extension Stub {
  /// A method or property of a type that may be what a protocol requires, to which the type conforms.
  struct Requirement: Equatable {
    let name: String
    /// The labels of a method; nil for a property.
    let labels: [String?]?
    /// The beginning of a method, up to its result.
    let head: String
    /// The type of a property, or what a method gives.
    let type: String?
    /// Whether a use awaits, or throws.
    private let (isAsync, isThrowing): (Bool, Bool)

    /// - Parameter owner: The type that has the member; what only it knows cannot be required.
    init?(_ member: Declaration, of owner: TypeDeclaration, in source: Source) {
      let isOfValues = !member.modifiers.contains {
        ["static", "class", "mutating", "private", "fileprivate"].contains($0.name)
      }
      guard isOfValues else { return nil }
      let isIsolated =
        owner.keyword == .actor && !member.modifiers.contains { $0.name == "nonisolated" }
      switch member.kind {
      case .function(let function):
        guard let body = function.body, function.parameters.allSatisfy({ $0.defaultValue == nil })
        else { return nil }
        let end = function.result.map { Int($0.span.start) } ?? Int(body.span.start)
        let whole = source.text(in: source.trimmed(Span(Int(function.keywordSpan.start), end)))
        let plain = function.result == nil ? whole : String(whole.dropLast(2)).trimmingEnd
        let awaits = isIsolated && !function.effects.isAsync
        head = awaits ? plain.awaiting(function.effects) : plain
        (isAsync, isThrowing) = (
          isIsolated || function.effects.isAsync, function.effects.isThrowing
        )
        (name, labels) = (function.name, function.parameters.map(\.argumentLabel))
        type = function.result.map { source.text(in: $0.span) }
      case .variable(let variable):
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
          case .binding(let name) = binding.pattern.kind,
          let written = binding.type.map({ source.text(in: $0.span) }) ?? binding.typeMade
        else { return nil }
        (self.name, labels, head) = (name, nil, "")
        type = written
        let effects = binding.accessors?.effectsOfGetter ?? Effects()
        (isAsync, isThrowing) = (isIsolated || effects.isAsync, effects.isThrowing)
      default: return nil
      }
      let own = Set(
        owner.members.compactMap(\.typeName) + owner.generics.parameters.map(\.name) + ["some"])
      let words = (head + " " + (type ?? "")).split { !$0.isNamePart }
      guard words.allSatisfy({ !own.contains(String($0)) }) else { return nil }
    }

    /// Whether it is a stub's method.
    private func isMet(by method: Method) -> Bool {
      labels.map { $0 == method.signature.labels } ?? false && method.name == name.quoted
        && !method.isStatic
    }

    /// Whether a stub has such a member.
    func isMember(of stub: Stub) -> Bool {
      labels == nil
        ? stub.properties.contains { $0.name == name && !$0.isStatic }
        : stub.methods.contains(where: isMet)
    }

    /// Makes what a witness declares a requirement of a stub, a protocol, as the witness writes it.
    ///
    /// - Parameter value: The value for a result; nil for its default value.
    func add(to stub: inout Stub, _ value: (String) -> String?) {
      if let labels {
        for index in stub.methods.indices
        where isMet(by: stub.methods[index])
          // A type without the effect meets the requirement, too.
          && (isAsync || !(stub.methods[index].signature.written?.isAsync ?? false))
        {
          stub.methods[index] = Method(
            Signature(written: head, name: name.quoted, isStatic: false, labels: labels),
            result: type, value: type.flatMap(value))
        }
      } else if let type {
        for index in stub.properties.indices
        where stub.properties[index].name == name && !stub.properties[index].isStatic {
          stub.properties[index].type = type
          stub.properties[index].value = value(type)
          stub.properties[index].suggestion = nil
          stub.properties[index].isRequired = true
          // A type that has it without effects meets the requirement, too.
          if isAsync { stub.properties[index].isAsync = true }
          if isThrowing { stub.properties[index].isThrowing = true }
        }
      }
    }
  }
}

extension VariableDeclaration.Binding {
  /// The type of its initial value, if that shows it: `Date` for `Date(timeIntervalSince1970: 0)`.
  fileprivate var typeMade: String? {
    switch initializer?.kind {
    case .stringLiteral: "String"
    case .integerLiteral: "Int"
    case .floatLiteral: "Double"
    case .booleanLiteral: "Bool"
    case .call(let call):
      call.callee.path.flatMap { $0.first?.isUppercase ?? false && !$0.contains(".") ? $0 : nil }
    default: nil
    }
  }
}

extension AccessorBlock {
  /// The effects that its getter declares.
  fileprivate var effectsOfGetter: Effects? {
    guard case .accessors(let accessors, _) = self else { return nil }
    return accessors.first { $0.kind == .get }?.effects
  }
}

extension String {
  /// Whether it is the head of a function that awaits.
  fileprivate var isAsync: Bool { hasSuffix(" async") || contains(bytesOf: ") async throws") }

  /// The head of a function with these effects, up to its result, with `async` besides.
  fileprivate func awaiting(_ effects: Effects) -> String {
    guard effects.isThrowing, let place = ranges(of: "throws").last?.lowerBound else {
      return self + " async"
    }
    return self[..<place] + "async " + self[place...]
  }
}
