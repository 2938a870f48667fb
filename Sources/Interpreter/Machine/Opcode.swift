/// What an instruction does. `r[x]` are the frame's registers, `p` is the instruction's payload.
///
/// "take" moves ownership and leaves a hole; "copy" adds an owner; a plain "=" is for values without
/// owners and for borrowing.
enum Opcode: UInt16 {
  // Between registers.
  /// r[a] = r[b]
  case move
  /// r[a] = take r[b]
  case take
  /// r[a] = copy r[b]
  case copy
  /// Lets go of r[a].
  case release
  /// Lets go of r[a..<b], last first.
  case releaseRange
  /// r[a] = a value without owners: bits p, kind b.
  case loadImmediate
  /// r[a] = copy of constant p.
  case loadConstant
  /// r[a] = r[b].slots[c], borrowed: captures.
  case borrowSlot

  // Arithmetic of `Int`.
  case addInt, subtractInt, multiplyInt, divideInt, remainderInt, negateInt
  /// r[a] = r[b] op p
  case addIntConstant, multiplyIntConstant, divideIntConstant, remainderIntConstant
  case andInt, orInt, xorInt, notInt
  case wrappingAddInt, wrappingSubtractInt, wrappingMultiplyInt
  /// Other widths; p is the kind.
  case addSized, subtractSized, multiplySized, divideSized, remainderSized, negateSized, notSized
  case wrappingAddSized, wrappingSubtractSized, wrappingMultiplySized
  /// r[a] = r[b] cut to kind p.
  case truncateInt
  /// r[a] = r[b] as kind p; a fault where it does not fit.
  case convertInt
  case shiftLeft, shiftRight

  // Arithmetic of floating-point numbers; the result has the kind of r[b].
  case addDouble, subtractDouble, multiplyDouble, divideDouble, negateDouble, squareRoot
  /// r[a] = number of kind p.
  case doubleFromInt, doubleFromDouble
  /// r[a] = r[b] as an integer of kind p; a fault where it does not fit.
  case intFromDouble

  // Comparisons: r[a] = r[b] op r[c].
  case equalInt, notEqualInt, lessInt, lessOrEqualInt, lessUnsigned, lessOrEqualUnsigned
  case equalDouble, notEqualDouble, lessDouble, lessOrEqualDouble
  case equalString, notEqualString, lessString
  case equalAny, notEqualAny, lessAny, lessOrEqualAny
  case identical, notIdentical
  case notBool
  case isNil

  // Control. p is the target; fused comparisons of r[a] with r[b], or with the low half of p, jump to
  // the high half of p.
  case jump
  case jumpIf, jumpUnless
  case jumpIfNil, jumpUnlessNil
  case jumpIfEqual, jumpIfNotEqual, jumpIfLess, jumpIfLessOrEqual
  case jumpIfEqualConstant, jumpIfNotEqualConstant, jumpIfLessConstant
  case jumpIfLessOrEqualConstant, jumpIfGreaterConstant, jumpIfGreaterOrEqualConstant
  /// The end of a round over a range: r[a] goes up by one, then to p where it is less than r[b].
  case countUp
  /// To p unless r[a] is case b.
  case jumpUnlessCase

  // Calls: result to r[a], window of arguments from r[b].
  /// p is the code.
  case call
  /// The receiver's class says which code; c is the number in its virtual table.
  case callVirtual
  /// The receiver's type says which code; p is the call site.
  case callWitness
  /// r[b] is the closure.
  case callClosure
  /// p is the native's number, the counts of arguments and of type arguments.
  case callNative
  case returnValue
  case halt
  case throwError
  /// The end of a landing pad: goes on unwinding.
  case rethrow
  /// r[a] = the error that a landing pad caught.
  case catchError
  /// Stops because `try!` met error r[a].
  case failTry
  /// Stops with fault p of the code's table.
  case fault

  // Storage. Slots are fields of structs and instances, elements of tuples, payloads, captures.
  /// r[a] = copy r[b].slots[c]
  case getSlot
  /// The same, borrowed: for types without owners, and to be looked at before anything else happens.
  case getTrivialSlot
  /// r[a].slots[b] = take r[c], where r[a] is a struct or tuple that is made unique first.
  case setOwnSlot
  /// r[a] = take r[b].slots[c], r[b] made unique first.
  case takeOwnSlot
  /// r[a] = r[b].slots[c], borrowed to be changed where it lies: both are made unique first.
  case reachSlot
  /// r[a].slots[b] = take r[c], where r[a] is an instance or a box; recorded. p is the write site.
  case setSlot
  case takeSlot
  case putSlot
  /// The same through the dependency graph; p is the number of the property.
  case getTracked, setTracked, takeTracked, putTracked
  /// Tells who watches r[a].slots[b] that r[c] is about to be stored there; p as for `setTracked`.
  case announceTracked
  /// r[a] = copy r[b].slots[c] of an instance, outside the dependency graph.
  case getPlain
  /// The same, borrowed.
  case borrowPlain
  /// Weak and unowned slots.
  case getWeak, getUnowned
  /// r[a] = a weak reference to r[b]; nil stays nil.
  case makeWeak
  /// r[a] = the object of weak reference r[b].
  case loadWeak, loadUnowned

  /// r[a] = copy of the global at p; its initial value is worked out first, unless c is 1.
  case getGlobal
  /// The same of a variable in a function, which may run in a tracked scope.
  case getVariable
  /// The same of a variable that has a value, borrowed; b is 1 where a tracked scope may read it.
  case borrowGlobal
  case setGlobal, takeGlobal, putGlobal
  /// Only runs the initial value.
  case touchGlobal

  // Optionals.
  /// r[a] = nil of the optional of type r[b]
  case makeNil
  case wrap
  case unwrap
  /// r[a] = take r[b] unwrapped; a fault where nil, of implicit unwrapping where c is 1.
  case forceUnwrap
  /// r[a] = take r[b] as it is; a fault where nil.
  case checkNotNil

  // Making. c is the register of the type.
  /// r[a] = a new value with holes for fields; instances where r[c] is a metatype of a class.
  case makeStruct
  /// r[a] = r[b] retained where it is an instance, a new instance where it is a metatype.
  case makeInstance
  /// From p registers at r[b].
  case makeTuple, makeArray, makeDictionary, makeSet
  /// The high half of p is the case.
  case makeEnum, makeEnumConstant
  /// r[a] = a box holding take r[b].
  case makeBox
  /// r[a] = a closure of code p over the c values from r[b] on, taken.
  case makeClosure
  /// r[a] = the text of r[b..<b+c] put together.
  case interpolate
  case makeKeyPath

  // Types.
  /// r[a] = the type that recipe p gives.
  case makeType
  /// r[a] = the type of r[b].
  case dynamicType
  /// r[a] = the type of r[b], whose type is known as the generic parameter r[c]: that itself where it
  /// is `any P`.
  case dynamicTypeOfParameter
  case isType, castOrNil, castOrFault

  // Packs.
  /// r[a] = the number of types in pack r[b]
  case packCount
  /// r[a] = type r[c] of pack r[b]
  case packElement
  /// r[a] = an array of the r[c] values in the tuple r[b] of a pack.
  case unpack
  /// r[a] = take array r[b] as a tuple of type r[c].
  case pack
  /// r[a] = what closure r[b] gives for the elements of array r[c].
  case applyElements

  // Arrays.
  case arrayGet, arraySet, arrayTake, arrayPut, arrayAppend, arrayCount
  /// r[a] = element r[c] of r[b], borrowed: where elements have no owners, and to be looked at before
  /// anything else happens.
  case borrowElement
  /// The same, to be changed where it lies: both are made unique first.
  case reachElement
  /// r[a] = copy of element r[c] of r[b], r[c] + 1; to p at the end.
  case arrayNext
  /// r[a] = where going through sequence r[b] begins, then to p; a hole where only its iterator can go
  /// through it.
  case beginWalk
  /// r[a] = copy of the next element of sequence r[b], cursor r[c] goes on; to the low half of p, or to
  /// the high half at the end. Goes on with the next instruction where r[c] is a hole.
  case walk
  case dictionaryGet, dictionaryTake, dictionaryPut
  /// r[a] = the position of key r[c] in dictionary r[b], -1 where it is not there.
  case dictionaryPosition
  /// r[a] = take the value at position r[c] of dictionary r[b].
  case dictionaryTakeValue
  /// The value at position r[b] of dictionary r[a] becomes take r[c].
  case dictionaryPutValue

  /// r[a] = copy of what pointer r[b] points to, r[c] elements on.
  case pointerGet
  /// r[a] = take what pointer r[b] points to, r[c] elements on.
  case pointerTake
  /// What pointer r[a] points to, r[b] elements on, becomes take r[c].
  case pointerPut
  /// r[a] = slot p, which has no owner, of what pointer r[b] points to, r[c] elements on.
  case pointerGetSlot
  /// Slot p, which has no owner, of what pointer r[a] points to, r[b] elements on, becomes r[c].
  case pointerSetSlot

  case stringConcat, isEmptyString, countCharacters
  /// r[a] is continued by r[b]
  case stringAppend
  /// r[a] = what synthesized function p gives for the parameters from r[b] on.
  case synthesized
  /// r[a] = r[b][keyPath: r[c]]; r[a][keyPath: r[b]] = r[c]
  case readKeyPath, writeKeyPath
}

extension Opcode {
  /// Whether it may call functions of the program: `==`, `<`, `hash(into:)`, methods of memory.
  var runsCode: Bool {
    switch self {
    case .equalAny, .notEqualAny, .lessAny, .lessOrEqualAny, .dictionaryGet, .dictionaryPosition,
      .pointerGet:
      true
    default: false
    }
  }
}

/// One step of the machine: 16 bytes.
struct Instruction {
  var opcode: Opcode
  var a: UInt16
  var b: UInt16
  var c: UInt16
  /// A number, a target, a pointer, or two halves of 32 bits.
  var payload: Int

  init(
    _ opcode: Opcode, _ a: UInt16 = 0, _ b: UInt16 = 0, _ c: UInt16 = 0, payload: Int = 0
  ) {
    self.opcode = opcode
    self.a = a
    self.b = b
    self.c = c
    self.payload = payload
  }

  @inline(__always)
  var low: Int { Int(Int32(truncatingIfNeeded: payload)) }

  @inline(__always)
  var high: Int { payload >> 32 }

  static func halves(low: Int, high: Int) -> Int {
    Int(UInt32(truncatingIfNeeded: Int32(truncatingIfNeeded: low))) | high << 32
  }
}
