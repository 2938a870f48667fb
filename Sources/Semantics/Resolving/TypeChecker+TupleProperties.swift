import SourceText
import Syntax

/// Properties whose values come from one expression: `let (stream, continuation) = makeStream()`.
extension TypeChecker {
  /// Declares what a tuple of names binds in a type. The value is worked out once for all of them.
  func declareParts(
    of binding: VariableDeclaration.Binding, _ variable: VariableDeclaration,
    _ declaration: Declaration, _ nominal: NominalType, _ context: DeclarationContext,
    isStatic: Bool, isExtension: Bool
  ) {
    let span = binding.pattern.span
    if isExtension, !isStatic {
      error("extensions must not contain stored properties", in: context.source, at: span)
      return
    }
    // The tuple as a whole has a name that no program can write.
    let name = context.source.text(in: span)
    let annotation = binding.type.map {
      self.annotation($0, of: name, isOpenFor: binding.initializer, in: context)
    }
    let whole = makeProperty(
      name, annotation ?? .unknown, variable, declaration, nominal, context, isStatic: isStatic,
      at: span)
    retained.append(whole)
    whole.access = .private
    if let initializer = binding.initializer {
      whole.initialValue = makeInitialValue(initializer, whole, nominal, context)
    }
    let parts = binding.parts.map { part in
      let property = makeProperty(
        part.name, annotation?.part(at: part.path) ?? .unknown, variable, declaration, nominal,
        context, isStatic: isStatic, at: part.span)
      property.isGivenWithOthers = true
      if isStatic {
        property.initialValue = makeInitialValue(
          part.value(of: whole), property, nominal, context)
        makeStatic(property, context)
      } else {
        property.initialValue = whole.initialValue
        property.initialPath = part.path
        property.storage = .stored(slot: nominal.slotOffset + nominal.storedProperties.count)
        nominal.storedProperties.append(property)
      }
      nominal.add(.property(property))
      return property
    }
    if isStatic {
      makeStatic(whole, context)
      nominal.add(.property(whole))
    }
    guard let initializer = binding.initializer else {
      return
    }
    if annotation?.hasVariables ?? true {
      untypedProperties.append(
        UntypedProperty(
          property: whole, initializer: initializer,
          annotation: annotation ?? openTuple(binding.pattern), context: context,
          parts: zip(parts, binding.parts).map { (property: $0, path: $1.path) }))
    }
  }

  /// The type that a tuple of names asks of its value.
  private func openTuple(_ pattern: Pattern) -> Type {
    guard case .tuple(let elements) = pattern.kind else { return makeVariable() }
    return .tuple(elements.map { Type.TupleElement(type: openTuple($0.pattern)) })
  }
}

extension VariableDeclaration.Binding.Part {
  /// The element of the tuple that its name stands for.
  fileprivate func value(of whole: Property) -> Expression {
    path.reduce(
      Expression(.identifier(Identifier(name: whole.name, span: span)), span: span)
    ) { tuple, index in
      Expression(
        .member(base: tuple, Identifier(name: String(index), span: span)), span: span)
    }
  }
}
