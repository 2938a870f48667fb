package import Interpreter
internal import Semantics

/// What is known of types: what the library says of its own, and what views come down to.
package final class LibraryTypes: HostRoom {
  var libraryTraits: [Int: LibraryTraits] = [:]
  var typeTraits: [UInt32: TypeTraits] = [:]
  var plans: [UInt32: DynamicPlan] = [:]
  var forms: [UInt32: ViewForm] = [:]
  let members = TypeMembers()
  lazy var modifiedSlots = makeModifiedSlots()
  lazy var viewProtocol = host.program.wellKnown("View")
  lazy var sceneProtocol = host.program.wellKnown("Scene")
  lazy var appProtocol = host.program.wellKnown("App")
  lazy var modifierProtocol = host.program.wellKnown("ViewModifier")
  lazy var dynamicPropertyProtocol = host.program.wellKnown("DynamicProperty")
  var usesStyles = false
  var usesTabs = false

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
    let traits = traits(of: host.program.wellKnown("ModifiedContent"))
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

/// Views of the library as reports speak of them.
extension LibraryTypes {
  /// What a view of the library is called, modifiers left out; nil for other values.
  package func kind(ofView value: Value) -> String? {
    let type = machine.dynamicType(value)
    guard let nominal = type.nominal, nominal.isPrelude, value.depth == 0,
      machine.conforms(type, to: host.program.wellKnown("View"))
    else { return nil }
    switch role(of: value) {
    case .modified: return kind(ofModified: content(of: value))
    case .drawnModifier: return value.part(.content, host).flatMap { kind(ofModified: $0) }
    case .drawnView: return value.part(.text, host)?.asString
    default: return nominal.name
    }
  }

  private func kind(ofModified content: Value) -> String {
    kind(ofView: content) ?? machine.typeName(machine.dynamicType(content))
  }

  /// What a `Text` says; nil for other values.
  package func text(of value: Value) -> String? {
    role(of: value) == .text ? value.part(.text, host)?.asString : nil
  }
}

extension Value {
  /// A part of a value of the library, borrowed; nil where its type has no such part.
  func part(_ part: ViewPart, _ host: ViewHost) -> Value? {
    host.library.traits(of: self)?.slot(part).map { fields[$0] }
  }
}

extension ContainerNode {
  /// What the attributes of the library are about: the modifier of a modified view, or the view; borrowed.
  var described: Value { form.described(in: value) }

  /// A part of that, borrowed.
  func part(_ part: ViewPart) -> Value? { form.traits?.slot(part).map { described.fields[$0] } }
}
