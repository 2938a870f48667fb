package import Interpreter
internal import Semantics

/// Caches what is known of types: the attributes of library types, and the forms of views.
package final class LibraryTypes: HostRoom {
  var libraryTraits = TypeCache<LibraryTraits>()
  var typeTraits = TransactionTypeCache<TypeTraits>()
  var plans = TransactionTypeCache<DynamicPlan>()
  var forms = TypeCache<ViewForm>()
  private var viewNames = TypeCache<String>()
  let members = TypeMembers()
  lazy var modifiedSlots = makeModifiedSlots()
  lazy var viewProtocol = host.program.wellKnown("View")
  lazy var sceneProtocol = host.program.wellKnown("Scene")
  lazy var appProtocol = host.program.wellKnown("App")
  lazy var modifierProtocol = host.program.wellKnown("ViewModifier")
  lazy var dynamicPropertyProtocol = host.program.wellKnown("DynamicProperty")
  var usesStyles = false
  var usesTabs = false

  /// The attributes of a library type; nil for types of the program.
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

  /// The slots of a modified view's content and modifier.
  func makeModifiedSlots() -> ModifiedSlots {
    let traits = traits(of: host.program.wellKnown("ModifiedContent"))
    guard let content = traits?.slot(.content), let modifier = traits?.slot(.modifier) else {
      preconditionFailure("the library says what modified views are made of")
    }
    return ModifiedSlots(content: content, modifier: modifier)
  }

  /// The modifier of a modified view, borrowed.
  func modifier(of view: Value) -> Value { view.fields[modifiedSlots.modifier] }

  /// The view that a modified view wraps, borrowed.
  func content(of view: Value) -> Value { view.fields[modifiedSlots.content] }
}

/// How reports describe views.
extension LibraryTypes {
  /// The name of a view's type without generic arguments.
  func viewName(of type: RuntimeType) -> String {
    if let known = viewNames[type.id] { return known }
    let name = type.name.withoutArguments
    viewNames[type.id] = name
    return name
  }

  /// The display name of a library view, without modifiers; nil for other values.
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
    kind(ofView: content) ?? machine.dynamicType(content).name
  }

  /// The string of a `Text`, or the name of an `Image`; nil for other values.
  package func text(of value: Value) -> String? {
    switch role(of: value) {
    case .text, .image: value.part(.text, host)?.asString
    default: nil
    }
  }
}

extension Value {
  /// A part of a library value, borrowed; nil if its type has no such part.
  func part(_ part: ViewPart, _ host: ViewHost) -> Value? {
    host.library.traits(of: self)?.slot(part).map { fields[$0] }
  }
}

extension ContainerNode {
  /// The value that the attributes describe: the modifier of a modified view, otherwise the view;
  /// borrowed.
  var described: Value { form.described(in: value) }

  /// A part of the described value, borrowed.
  func part(_ part: ViewPart) -> Value? { form.traits?.slot(part).map { described.fields[$0] } }
}
