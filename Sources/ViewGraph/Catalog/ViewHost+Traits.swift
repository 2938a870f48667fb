internal import Interpreter
internal import Semantics

/// What the library says of values.
extension ViewHost {
  /// What the library says of a type; nil for types of the program.
  func traits(of type: NominalType) -> LibraryTraits? {
    guard type.isPrelude else { return nil }
    if let known = libraryTraits[type.id] { return known }
    let traits = LibraryTraits(of: type, members)
    libraryTraits[type.id] = traits
    return traits
  }

  func traits(of value: Value) -> LibraryTraits? {
    machine.dynamicType(value).nominal.flatMap { traits(of: $0) }
  }

  func role(of value: Value) -> LibraryRole? { traits(of: value)?.role }

  /// Where modified views keep what they are made of.
  func makeModifiedSlots() -> ModifiedSlots {
    let traits = traits(of: program.wellKnown("ModifiedContent"))
    guard let content = traits?.slot(.content), let modifier = traits?.slot(.modifier) else {
      preconditionFailure("the library says what modified views are made of")
    }
    return ModifiedSlots(content: content, modifier: modifier)
  }

  /// The modifier of a modified view, borrowed.
  func modifier(of view: Value) -> Value { view.fields[modifiedSlots.modifier] }

  /// What a modified view modifies, borrowed.
  func content(of view: Value) -> Value { view.fields[modifiedSlots.content] }
}

extension Value {
  /// A part of a value of the library, borrowed; nil where its type has no such part.
  func part(_ part: ViewPart, _ host: ViewHost) -> Value? {
    host.traits(of: self)?.slot(part).map { fields[$0] }
  }
}

extension ContainerNode {
  /// What the attributes of the library are about: the modifier of a modified view, or the view; borrowed.
  var described: Value { form.described(in: value) }

  /// A part of that, borrowed.
  func part(_ part: ViewPart) -> Value? { form.traits?.slot(part).map { described.fields[$0] } }
}
