import SourceText
import Syntax

/// Properties that destructure one expression: `let (stream, continuation) = makeStream()`.
extension PropertyDeclarations {
  /// Declares the properties of a tuple pattern in a type. The value is evaluated once for all of
  /// them.
  func declareParts(
    of binding: VariableDeclaration.Binding, _ variable: VariableDeclaration,
    _ declaration: Declaration, _ nominal: NominalType, _ context: DeclarationContext,
    isStatic: Bool, isExtension: Bool
  ) {
    let span = binding.pattern.span
    if isExtension, !isStatic {
      error(PropertyError.storedInExtension, in: context.source, at: span)
      return
    }
    // The tuple has a name that no program can use.
    let name = context.source.text(in: span)
    var annotation = binding.type.map {
      checker.initialValues.annotation($0, of: name, isOpenFor: binding.initializer, in: context)
    }
    var initializer = binding.initializer
    if let wrong = annotation.flatMap({ mismatch(binding.pattern, $0) }) {
      error(wrong.fact, in: context.source, at: wrong.span)
      (annotation, initializer) = (.unknown, nil)
    }
    let whole = makeProperty(
      name, annotation ?? .unknown, variable, declaration, nominal, context, isStatic: isStatic,
      at: span)
    checker.journal.retained.append(whole)
    whole.modifiers.access = .private
    if let initializer {
      whole.initialValue = makeInitialValue(initializer, whole, nominal, context)
    }
    let parts = binding.parts.map { part in
      let property = makeProperty(
        part.name, annotation?.part(at: part.path) ?? .unknown, variable, declaration, nominal,
        context, isStatic: isStatic, at: part.span)
      if isStatic {
        property.initialValue = makeInitialValue(
          part.value(of: whole), property, nominal, context)
        makeStatic(property, context)
      } else {
        property.initialPart.sharesDeclaration = true
        property.initialValue = whole.initialValue
        property.initialPart.path = part.path
        property.storage = .stored(
          slot: nominal.inheritance.slotOffset + nominal.storedProperties.count)
        nominal.storedProperties.append(property)
      }
      nominal.add(.property(property))
      return property
    }
    if isStatic {
      makeStatic(whole, context)
      nominal.add(.property(whole))
    }
    if let initializer, annotation?.hasVariables ?? true {
      checker.tables.untypedProperties.append(
        UntypedProperty(
          property: whole, initializer: initializer,
          annotation: annotation ?? openTuple(binding.pattern), context: context,
          parts: zip(parts, binding.parts).map { (property: $0, path: $1.path) }))
    }
  }

  /// The part of a pattern that does not match the type, with the error.
  private func mismatch(_ pattern: Pattern, _ type: Type) -> (fact: DestructuringError, span: Span)?
  {
    guard case .tuple(let elements) = pattern.kind else { return nil }
    switch unifier.simplify(type) {
    case .tuple(let parts) where parts.count == elements.count:
      return zip(elements, parts).lazy.compactMap { self.mismatch($0.pattern, $1.type) }.first
    case .variable, .unknown: return nil
    case let type: return (tupleMismatch(unifier.normalize(type).resolved), pattern.span)
    }
  }

  /// The error for a tuple pattern that does not match a type.
  func tupleMismatch(_ type: Type) -> DestructuringError {
    if case .tuple = type { .mismatchedLength(type) } else { .noTuple(type) }
  }

  /// The tuple type that a pattern requires, with type variables as elements.
  private func openTuple(_ pattern: Pattern) -> Type {
    guard case .tuple(let elements) = pattern.kind else { return checker.makeVariable() }
    return .tuple(elements.map { Type.TupleElement(type: openTuple($0.pattern)) })
  }
}

extension VariableDeclaration.Binding.Part {
  /// The tuple element that its name is bound to.
  fileprivate func value(of whole: Property) -> Expression {
    path.reduce(
      Expression(.identifier(Identifier(name: whole.name, span: span)), span: span)
    ) { tuple, index in
      Expression(
        .member(base: tuple, Identifier(name: String(index), span: span)), span: span)
    }
  }
}
