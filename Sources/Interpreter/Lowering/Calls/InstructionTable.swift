internal import Semantics
internal import Syntax

/// How an `@_instruction("…")` function, or a frequent native one, is lowered to an instruction.
enum InstructionForm {
  /// `r[dst] = op(first, second)`.
  case binary(Opcode)
  case swapped(Opcode)
  /// A binary operation at the integer width in the payload.
  case sized(Opcode, ValueKind)
  case unary(Opcode)
  case unarySized(Opcode, ValueKind)
  /// A conversion to the kind of the expression's type.
  case conversion(Opcode)
  /// The same bits as a value of another kind.
  case reinterpret(ValueKind)
  case arraySet, arrayAppend, dictionarySet, stringAppend
  case arrayIsEmpty, stringIsEmpty
  case pointerSet
}

/// The instruction forms by name.
package enum InstructionTable {
  /// Whether a function of the library can be implemented by an instruction of this name.
  package static func contains(_ name: String) -> Bool { form(name) != nil }

  /// The names of the instructions that do not belong to a number type.
  package static var names: [String] { Array(plain.keys) }

  /// The operations of number types. Their instructions are called `row.operation`, with the row of
  /// a type, for example `int8.add`.
  package static var operations: Set<String> { Set(int.keys).union(floating.keys) }

  /// The prefixes of the instructions of number types, one for each type.
  package static var numberRows: [String] { Array(rows.keys) }

  /// The form for a name; nil if there is none, and the builtin of that name is called.
  static func form(_ name: String) -> InstructionForm? {
    if let known = plain[name] { return known }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let operation = String(name[name.index(after: dot)...])
    return rows[String(name[..<dot])].flatMap { form(operation, of: $0) }
  }

  /// The form for an operation of a number type; nil if there is none.
  static func form(_ operation: String, of kind: ValueKind) -> InstructionForm? {
    if kind.isFloating { return floating[operation] }
    return kind == .int ? int[operation] : sized(operation, kind)
  }

  /// Whether it has no effect besides its result.
  static func isPure(_ name: String) -> Bool {
    switch form(name) {
    case .arraySet?, .arrayAppend?, .dictionarySet?, .stringAppend?, .pointerSet?, nil: false
    default: true
    }
  }

  private static let rows: [String: ValueKind] = [
    "int": .int, "int8": .int8, "int16": .int16, "int32": .int32, "int64": .int64, "uint": .uint,
    "uint8": .uint8, "uint16": .uint16, "uint32": .uint32, "uint64": .uint64, "double": .double,
    "float": .float, "cgfloat": .cgFloat,
  ]

  private static let plain: [String: InstructionForm] = [
    "bool.not": .unary(.notBool),
    "bool.equal": .binary(.equalInt), "bool.notEqual": .binary(.notEqualInt),
    "string.concat": .binary(.stringConcat), "string.append": .stringAppend,
    "string.equal": .binary(.equalString), "string.notEqual": .binary(.notEqualString),
    "string.less": .binary(.lessString), "string.isEmpty": .stringIsEmpty,
    "string.count": .unary(.countCharacters),
    "any.equal": .binary(.equalAny), "any.notEqual": .binary(.notEqualAny),
    "any.less": .binary(.lessAny),
    "identity.equal": .binary(.identical), "identity.notEqual": .binary(.notIdentical),
    "optional.isNil": .unary(.isNil),
    "array.count": .unary(.arrayCount), "array.get": .binary(.arrayGet), "array.set": .arraySet,
    "array.append": .arrayAppend, "array.isEmpty": .arrayIsEmpty,
    "dictionary.get": .binary(.dictionaryGet), "dictionary.set": .dictionarySet,
    "dictionary.position": .binary(.dictionaryPosition),
    "pointer.get": .binary(.pointerGet), "pointer.set": .pointerSet,
  ]

  private static let int: [String: InstructionForm] = [
    "add": .binary(.addInt), "subtract": .binary(.subtractInt), "multiply": .binary(.multiplyInt),
    "divide": .binary(.divideInt),
    "remainder": .binary(.remainderInt), "negate": .unary(.negateInt), "equal": .binary(.equalInt),
    "notEqual": .binary(.notEqualInt), "less": .binary(.lessInt),
    "lessOrEqual": .binary(.lessOrEqualInt), "greater": .swapped(.lessInt),
    "greaterOrEqual": .swapped(.lessOrEqualInt),
    "bitAnd": .binary(.andInt), "bitOr": .binary(.orInt), "bitXor": .binary(.xorInt),
    "bitNot": .unary(.notInt), "shiftLeft": .binary(.shiftLeft), "shiftRight": .binary(.shiftRight),
    "wrappingAdd": .binary(.wrappingAddInt),
    "wrappingSubtract": .binary(.wrappingSubtractInt),
    "wrappingMultiply": .binary(.wrappingMultiplyInt), "self": .reinterpret(.int),
    "truncate": .unarySized(.truncateInt, .int), "fromInt": .unarySized(.convertInt, .int),
    "fromDouble": .unarySized(.intFromDouble, .int),
  ]

  private static func sized(_ operation: String, _ kind: ValueKind) -> InstructionForm? {
    let isUnsigned = Machine.isUnsigned(kind)
    switch operation {
    case "add": return .sized(.addSized, kind)
    case "subtract": return .sized(.subtractSized, kind)
    case "multiply": return .sized(.multiplySized, kind)
    case "divide": return .sized(.divideSized, kind)
    case "remainder": return .sized(.remainderSized, kind)
    case "negate": return .unarySized(.negateSized, kind)
    case "bitNot": return .unarySized(.notSized, kind)
    case "wrappingAdd": return .sized(.wrappingAddSized, kind)
    case "wrappingSubtract": return .sized(.wrappingSubtractSized, kind)
    case "wrappingMultiply": return .sized(.wrappingMultiplySized, kind)
    case "less": return .binary(isUnsigned ? .lessUnsigned : .lessInt)
    case "lessOrEqual": return .binary(isUnsigned ? .lessOrEqualUnsigned : .lessOrEqualInt)
    case "greater": return .swapped(isUnsigned ? .lessUnsigned : .lessInt)
    case "greaterOrEqual":
      return .swapped(isUnsigned ? .lessOrEqualUnsigned : .lessOrEqualInt)
    case "truncate": return .unarySized(.truncateInt, kind)
    case "fromInt": return .unarySized(.convertInt, kind)
    case "fromDouble": return .unarySized(.intFromDouble, kind)
    default: return int[operation]
    }
  }

  private static let floating: [String: InstructionForm] = [
    "add": .binary(.addDouble),
    "subtract": .binary(.subtractDouble),
    "multiply": .binary(.multiplyDouble),
    "divide": .binary(.divideDouble),
    "negate": .unary(.negateDouble),
    "squareRoot": .unary(.squareRoot),
    "equal": .binary(.equalDouble),
    "notEqual": .binary(.notEqualDouble),
    "less": .binary(.lessDouble),
    "lessOrEqual": .binary(.lessOrEqualDouble),
    "greater": .swapped(.lessDouble),
    "greaterOrEqual": .swapped(.lessOrEqualDouble), "fromInt": .conversion(.doubleFromInt),
    "fromDouble": .conversion(.doubleFromDouble), "self": .reinterpret(.double),
  ]

  /// The compound assignment operators and their arithmetic instructions.
  static let compound: [String: String] = [
    "+=": "add", "-=": "subtract", "*=": "multiply", "/=": "divide", "%=": "remainder",
    "&=": "bitAnd", "|=": "bitOr", "^=": "bitXor", "<<=": "shiftLeft", ">>=": "shiftRight",
    "&+=": "wrappingAdd", "&-=": "wrappingSubtract", "&*=": "wrappingMultiply",
  ]
}

extension Function {
  /// The instruction for a call of the function; nil if it needs a real call.
  var instructionForm: InstructionForm? {
    switch implementation {
    case .instruction(let name), .native(let name): InstructionTable.form(name)
    default: nil
    }
  }

  /// The operation of `@_onKnownNumbers("…")`: the instruction in place of a call of the generic function whose
  /// argument and result are number types that are known when it is lowered.
  var operationOnKnownNumbers: String? { instructionName("_onKnownNumbers") }

  /// The form of `@_onRawEnums("…")`: the instruction in place of a call of the generic operator whose operands are of
  /// an enum, the cases of which have the raw values that are written with them.
  var formOnRawEnums: InstructionForm? {
    instructionName("_onRawEnums").flatMap(InstructionTable.form)
  }

  /// What an attribute of a library function names.
  private func instructionName(_ attribute: String) -> String? {
    guard owner?.isPrelude ?? false else { return nil }
    let attribute = attributes.first { $0.name == attribute }
    guard case .stringLiteral(let literal)? = attribute?.arguments?.first?.value.kind else {
      return nil
    }
    return literal.plainText
  }
}
