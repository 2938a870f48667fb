internal import Semantics

/// What `@_instruction("…")` and the most frequent natives become.
enum InstructionForm {
  /// r[dst] = op(first, second)
  case binary(Opcode)
  case swapped(Opcode)
  /// The same for the width that the payload names.
  case sized(Opcode, ValueKind)
  case unary(Opcode)
  case unarySized(Opcode, ValueKind)
  /// To the kind of the expression's type.
  case conversion(Opcode)
  /// The value as another kind of the same bits.
  case reinterpret(ValueKind)
  case arraySet, arrayAppend, dictionarySet
  case arrayIsEmpty, stringIsEmpty
}

/// The table, by name.
enum InstructionTable {
  /// The form for a name; nil where there is none, then a builtin of the name is called.
  static func form(_ name: String) -> InstructionForm? {
    if let known = plain[name] { return known }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let operation = String(name[name.index(after: dot)...])
    guard let kind = rows[String(name[..<dot])] else { return nil }
    if Value.isFloatingKind(kind) { return floating[operation] }
    return kind == .int ? int[operation] : sized(operation, kind)
  }

  /// Whether it only works something out.
  static func isPure(_ name: String) -> Bool {
    switch form(name) {
    case .arraySet?, .arrayAppend?, .dictionarySet?, nil: false
    default: true
    }
  }

  private static let rows: [String: ValueKind] = [
    "int": .int, "int8": .int8, "int16": .int16, "int32": .int32, "int64": .int64, "uint": .uint,
    "uint8": .uint8, "uint16": .uint16, "uint32": .uint32, "uint64": .uint64, "double": .double,
    "float": .float, "cgfloat": .cgFloat,
  ]

  private static let plain: [String: InstructionForm] = [
    "bool.not": .unary(.notBool), "bool.eq": .binary(.equalInt), "bool.ne": .binary(.notEqualInt),
    "bool.equal": .binary(.equalInt), "bool.notEqual": .binary(.notEqualInt),
    "string.concat": .binary(.stringConcat), "string.eq": .binary(.equalString),
    "string.ne": .binary(.notEqualString), "string.lt": .binary(.lessString),
    "string.equal": .binary(.equalString), "string.notEqual": .binary(.notEqualString),
    "string.less": .binary(.lessString), "string.isEmpty": .stringIsEmpty,
    "string.count": .unary(.countCharacters),
    "any.eq": .binary(.equalAny), "any.ne": .binary(.notEqualAny), "any.lt": .binary(.lessAny),
    "any.equal": .binary(.equalAny), "any.notEqual": .binary(.notEqualAny),
    "any.less": .binary(.lessAny),
    "identity.eq": .binary(.identical), "identity.ne": .binary(.notIdentical),
    "identity.equal": .binary(.identical), "identity.notEqual": .binary(.notIdentical),
    "enum.eq": .binary(.equalAny), "enum.equal": .binary(.equalAny),
    "optional.isNil": .unary(.isNil), "unsafeCast": .unary(.copy),
    "array.count": .unary(.arrayCount), "array.get": .binary(.arrayGet), "array.set": .arraySet,
    "array.append": .arrayAppend, "array.isEmpty": .arrayIsEmpty,
    "dictionary.get": .binary(.dictionaryGet), "dictionary.set": .dictionarySet,
  ]

  private static let int: [String: InstructionForm] = [
    "add": .binary(.addInt), "sub": .binary(.subtractInt), "subtract": .binary(.subtractInt),
    "mul": .binary(.multiplyInt), "multiply": .binary(.multiplyInt), "div": .binary(.divideInt),
    "divide": .binary(.divideInt), "rem": .binary(.remainderInt),
    "remainder": .binary(.remainderInt), "neg": .unary(.negateInt), "negate": .unary(.negateInt),
    "eq": .binary(.equalInt), "equal": .binary(.equalInt), "ne": .binary(.notEqualInt),
    "notEqual": .binary(.notEqualInt), "lt": .binary(.lessInt), "less": .binary(.lessInt),
    "le": .binary(.lessOrEqualInt), "lessOrEqual": .binary(.lessOrEqualInt),
    "gt": .swapped(.lessInt), "greater": .swapped(.lessInt), "ge": .swapped(.lessOrEqualInt),
    "greaterOrEqual": .swapped(.lessOrEqualInt), "and": .binary(.andInt),
    "bitAnd": .binary(.andInt), "or": .binary(.orInt), "bitOr": .binary(.orInt),
    "xor": .binary(.xorInt), "bitXor": .binary(.xorInt), "not": .unary(.notInt),
    "bitNot": .unary(.notInt), "shl": .binary(.shiftLeft), "shiftLeft": .binary(.shiftLeft),
    "shr": .binary(.shiftRight), "shiftRight": .binary(.shiftRight),
    "wrappingAdd": .binary(.wrappingAddInt), "wrappingSub": .binary(.wrappingSubtractInt),
    "wrappingSubtract": .binary(.wrappingSubtractInt),
    "wrappingMul": .binary(.wrappingMultiplyInt),
    "wrappingMultiply": .binary(.wrappingMultiplyInt), "self": .reinterpret(.int),
    "truncate": .unarySized(.truncateInt, .int), "fromInt": .unarySized(.convertInt, .int),
    "fromDouble": .unarySized(.intFromDouble, .int),
  ]

  private static func sized(_ operation: String, _ kind: ValueKind) -> InstructionForm? {
    let isUnsigned = Machine.isUnsigned(kind)
    switch operation {
    case "add": return .sized(.addSized, kind)
    case "sub", "subtract": return .sized(.subtractSized, kind)
    case "mul", "multiply": return .sized(.multiplySized, kind)
    case "div", "divide": return .sized(.divideSized, kind)
    case "rem", "remainder": return .sized(.remainderSized, kind)
    case "neg", "negate": return .unarySized(.negateSized, kind)
    case "not", "bitNot": return .unarySized(.notSized, kind)
    case "wrappingAdd": return .sized(.wrappingAddSized, kind)
    case "wrappingSub", "wrappingSubtract": return .sized(.wrappingSubtractSized, kind)
    case "wrappingMul", "wrappingMultiply": return .sized(.wrappingMultiplySized, kind)
    case "lt", "less": return .binary(isUnsigned ? .lessUnsigned : .lessInt)
    case "le", "lessOrEqual": return .binary(isUnsigned ? .lessOrEqualUnsigned : .lessOrEqualInt)
    case "gt", "greater": return .swapped(isUnsigned ? .lessUnsigned : .lessInt)
    case "ge", "greaterOrEqual":
      return .swapped(isUnsigned ? .lessOrEqualUnsigned : .lessOrEqualInt)
    case "truncate": return .unarySized(.truncateInt, kind)
    case "fromInt": return .unarySized(.convertInt, kind)
    case "fromDouble": return .unarySized(.intFromDouble, kind)
    default: return int[operation]
    }
  }

  private static let floating: [String: InstructionForm] = [
    "add": .binary(.addDouble), "sub": .binary(.subtractDouble),
    "subtract": .binary(.subtractDouble), "mul": .binary(.multiplyDouble),
    "multiply": .binary(.multiplyDouble), "div": .binary(.divideDouble),
    "divide": .binary(.divideDouble), "neg": .unary(.negateDouble),
    "negate": .unary(.negateDouble), "sqrt": .unary(.squareRoot),
    "squareRoot": .unary(.squareRoot), "eq": .binary(.equalDouble),
    "equal": .binary(.equalDouble), "ne": .binary(.notEqualDouble),
    "notEqual": .binary(.notEqualDouble), "lt": .binary(.lessDouble),
    "less": .binary(.lessDouble), "le": .binary(.lessOrEqualDouble),
    "lessOrEqual": .binary(.lessOrEqualDouble), "gt": .swapped(.lessDouble),
    "greater": .swapped(.lessDouble), "ge": .swapped(.lessOrEqualDouble),
    "greaterOrEqual": .swapped(.lessOrEqualDouble), "fromInt": .conversion(.doubleFromInt),
    "fromDouble": .conversion(.doubleFromDouble), "self": .reinterpret(.double),
  ]

  /// The operators that change their left side, and the instructions that they stand for.
  static let compound: [String: String] = [
    "+=": "add", "-=": "subtract", "*=": "multiply", "/=": "divide", "%=": "remainder",
  ]
}
