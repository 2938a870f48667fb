import Syntax

extension Expression {
  /// The name, or the last name of a chain of members: `price` of `product?.price`.
  var lastName: Identifier? {
    switch kind {
    case .identifier(let name), .implicitMember(let name), .member(_, let name): name
    case .optionalChain(let inner), .forceUnwrap(let inner), .parenthesized(let inner),
      .try(_, let inner), .await(let inner):
      inner.lastName
    case .subscriptCall(let call): call.callee.lastName
    default: nil
    }
  }

  /// The last name of a value, or of what a call gives.
  var nameOfValue: String? {
    if case .call(let call) = kind { call.callee.lastName?.name } else { lastName?.name }
  }

  /// The list of which it is a part of an element: `messages` of `messages[index].isRead`; nil for other
  /// expressions.
  var listOfElement: String? {
    switch kind {
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base):
      if case .subscriptCall(let call) = base.kind {
        call.callee.lastName?.name
      } else {
        base.listOfElement
      }
    default: nil
    }
  }

  /// A name with its bases: `Game.Card`; nil for other expressions.
  var path: String? {
    switch kind {
    case .identifier(let name): name.name
    case .member(let base, let name): base.path.map { "\($0).\(name.name)" }
    default: nil
    }
  }

  /// The name that it is, or that it calls; nil for members and other expressions.
  var calledName: String? {
    switch kind {
    case .identifier(let name): name.name
    case .call(let call): call.callee.calledName
    default: nil
    }
  }

  /// The name that is called at the beginning of a chain of calls, and the members that are called
  /// then: `Title` and `bold` of `Title("a").bold()`; nil for other expressions.
  var chain: (root: String, members: [String])? {
    guard case .call(let call) = kind else { return nil }
    switch call.callee.kind {
    case .identifier(let name): return (name.name, [])
    case .member(let base, let name):
      return base.chain.map { ($0.root, $0.members + [name.name]) }
    default: return nil
    }
  }

  /// The name of the variable that is projected, or of which a member is: `tab` of `$tab`, but
  /// nothing of `$0`.
  var projectedName: String? {
    switch kind {
    case .identifier(let name):
      name.name.first == "$" && !(name.name.dropFirst().first?.isNumber ?? true)
        ? String(name.name.dropFirst()) : nil
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base):
      base.projectedName
    case .subscriptCall(let call), .call(let call): call.callee.projectedName
    default: nil
    }
  }

  /// The member to which it is a binding: `name` of `$user.name`.
  var memberBound: String? {
    if case .member(let base, let name) = kind, base.projectedName != nil { name.name } else { nil }
  }

  /// The implicit member at its beginning, and the arguments of its call: `.custom(1)` of
  /// `.custom(1).bold()`; that of the first branch of a choice.
  var implicitChoice: (name: String, labels: [String?])? {
    switch kind {
    case .implicitMember(let name): (name.name, [])
    case .call(let call):
      if case .implicitMember(let name) = call.callee.kind {
        (name.name, call.arguments.map(\.label))
      } else {
        call.callee.implicitChoice
      }
    case .member(let base, _), .forceUnwrap(let base), .optionalChain(let base):
      base.implicitChoice
    case .sequence(let elements):
      elements.lazy.compactMap { element in
        if case .ternary(let then, _) = element { then.implicitChoice } else { nil }
      }.first
        ?? elements.first.flatMap { first in
          if case .operand(let value) = first { value.implicitChoice } else { nil }
        }
    default: nil
    }
  }
}

extension Argument {
  /// Whether it has the label of an action: `action`, `perform`, `onSave`.
  var isAction: Bool {
    guard let label else { return false }
    return ["action", "perform"].contains(label)
      || label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase ?? false
  }

  /// The name of the function that it passes as an action: `save` of `onSave: model.save`; nil if its
  /// label is not that of an action, or the name is that of a value, as in `onTrip: trip.id`.
  var action: String? {
    guard isAction, let name = value.calledName ?? value.lastName?.name,
      ["String", "[String]"].contains(StubGuess.type(of: name))
    else { return nil }
    // `onSave: model.saveAddress` names what is done with an address.
    return StubGuess.isText(name) && !name.contains(where: \.isUppercase) ? nil : name
  }
}

extension TypeReference {
  /// Its name; nil for what is not a name alone.
  var plainName: String? {
    if case .named(_, let name, _) = kind { name } else { nil }
  }
}

extension TypeReference {
  /// The name of the type of an `inout` parameter; nil for others.
  var inoutName: String? {
    if case .attributed(_, let specifiers, let type) = kind, specifiers.contains("inout") {
      type.plainName
    } else {
      nil
    }
  }

  /// Whether it is an opaque type: `some View`.
  var isOpaque: Bool { if case .some = kind { true } else { false } }
}

extension VariableDeclaration.Binding {
  /// The types that its type and its initial value mention.
  var mentionedTypes: Set<String> {
    var found: Set<String> = []
    func visit(_ node: SyntaxNode) {
      switch node {
      case .type(let type): type.plainName.map { _ = found.insert($0) }
      case .expression(let value):
        value.calledName.map { _ = found.insert($0) }
        // What is passed to it is something else.
        if case .call(let call) = value.kind { return visit(.expression(call.callee)) }
      default: break
      }
      node.forEachChild(visit)
    }
    if let type { visit(.type(type)) }
    if let initializer { visit(.expression(initializer)) }
    return found
  }
}
