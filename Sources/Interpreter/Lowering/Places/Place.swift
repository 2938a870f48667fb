internal import Semantics
internal import SourceText

/// Something that can be written to, with all subexpressions of its path evaluated.
///
/// To mutate it in place, its value is moved into a register (`begin`), changed there, and put back
/// (`end`), so that unshared storage is never copied.
final class Place {
  /// How a place is accessed.
  enum Kind {
    /// A variable in a register.
    case register(Register)
    /// Slot 0 of a box.
    case box(Operand)
    case global(GlobalVariable)
    /// A field of an instance.
    case field(Operand, Property, slot: Int, isDirect: Bool)
    /// A field of a struct or tuple in another place.
    case ownField(Place, slot: Int)
    /// A property or subscript with accessors.
    case computed(Receiver, Accessors, arguments: [Operand], substitutions: [Type])
    case arrayElement(Place, Operand)
    case dictionaryElement(Place, Operand)
    /// The value at a position of a dictionary.
    case dictionaryValue(Place, Operand)
    /// The pointee of a pointer plus an offset in elements.
    case pointerElement(Operand, Operand)
    /// The value inside an optional, unwrapped with `!`.
    case unwrapped(Place, isImplicit: Bool)
    /// The value inside an optional, unwrapped with `?`.
    case chained(Place)
    case keyPath(Receiver, Operand)
    /// A `_modify` accessor lowered in place.
    case coroutine(Coroutine)
    /// A value without a variable; writes to it are lost.
    case temporary(Operand)
    case discard
  }

  /// The receiver of accessors.
  enum Receiver {
    case place(Place)
    case operand(Operand)
    case none
  }

  /// How a computed or observed property is read and written.
  struct Accessors {
    let getter: Function?
    let setter: Function?
    let modify: Function?
    /// The property itself, if it is stored with observers or weakly.
    var stored: Property?
    /// A global or static variable with observers.
    var global: GlobalVariable?
    /// A local variable with observers.
    var local: LocalVariable?
    let isVirtual: Bool
    let isDirect: Bool
    /// Whether the setter mutates the receiver.
    let isSetterMutating: Bool
    let isGetterMutating: Bool
  }

  let kind: Kind
  let type: Type
  /// The register that holds the value during access.
  var register: Register?
  /// The register that points to the value while it is changed in place.
  var reached: Register?

  init(_ kind: Kind, _ type: Type) {
    self.kind = kind
    self.type = type
  }
}

extension Place.Receiver {
  var isPlace: Bool {
    if case .place = self { true } else { false }
  }
}
