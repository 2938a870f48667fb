/// The operation of an instruction. `r[x]` are the frame's registers, `p` is the instruction's
/// payload.
///
/// "take" moves ownership and leaves a hole; "copy" retains; a plain "=" is for trivial values and
/// for borrowing.
enum Opcode: UInt16 {
  // Between registers.
  /// r[a] = r[b]
  case move
  /// r[a] = take r[b]
  case take
  /// r[a] = copy r[b]
  case copy
  /// r[a] = take r[b], then releases the old value of r[a].
  case replace
  /// Releases r[a].
  case release
  /// Releases r[a..<b], last first.
  case releaseRange
  /// r[a] = a trivial value: bits p, kind b.
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
  /// Integers of other widths; p is the kind.
  case addSized, subtractSized, multiplySized, divideSized, remainderSized, negateSized, notSized
  case wrappingAddSized, wrappingSubtractSized, wrappingMultiplySized
  /// r[a] = r[b] truncated to kind p.
  case truncateInt
  /// r[a] = r[b] as kind p; a fault if it does not fit.
  case convertInt
  case shiftLeft, shiftRight

  // Arithmetic of floating-point numbers; the result has the kind of r[b].
  case addDouble, subtractDouble, multiplyDouble, divideDouble, negateDouble, squareRoot
  /// r[a] = r[b] as a floating-point number of kind p.
  case doubleFromInt, doubleFromDouble
  /// r[a] = r[b] as an integer of kind p; a fault if it does not fit.
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
  /// The end of an iteration over a range: r[a] += 1, jumps to p if it is less than r[b].
  case countUp
  /// The same of a closed range, whose upper bound may be `Int.max`: if r[a] is less than r[b],
  /// r[a] += 1 and jumps to p.
  case countUpClosed
  /// To p unless r[a] is case b.
  case jumpUnlessCase

  // Calls: result to r[a], argument window from r[b].
  /// p is the code.
  case call
  /// Dispatches on the receiver's class; c is the index in its virtual table.
  case callVirtual
  /// Dispatches on the receiver's type; p is the call site.
  case callWitness
  /// r[b] is the closure.
  case callClosure
  /// p is the number of the builtin, and the counts of arguments and of type arguments.
  case callNative
  case returnValue
  case halt
  case throwError
  /// The end of a landing pad: continues unwinding.
  case rethrow
  /// r[a] = the error that a landing pad caught.
  case catchError
  /// Stops because `try!` found error r[a].
  case failTry
  /// Stops with fault p of the code's table.
  case fault

  // Storage. Slots are fields of structs and instances, elements of tuples, payloads, captures.
  /// r[a] = copy r[b].slots[c]
  case getSlot
  /// r[a] = r[b].slots[c], borrowed: of a trivial type, or read before anything else happens.
  case getTrivialSlot
  /// r[a].slots[b] = take r[c], where r[a] is a struct or tuple that is made unique first.
  case setOwnSlot
  /// r[a] = take r[b].slots[c], r[b] made unique first.
  case takeOwnSlot
  /// r[a] = r[b].slots[c], borrowed to be mutated in place: both are made unique first.
  case reachSlot
  /// r[a].slots[b] = take r[c], where r[a] is an instance or a box; recorded. p is the write site.
  case setSlot
  case takeSlot
  case putSlot
  /// Slot access through the dependency graph; p is the index of the property.
  case getTracked, setTracked, takeTracked, putTracked
  /// The steps of `setTracked` around the `willSet` and `didSet` of a property. r[a] = whether the
  /// observers of r[b].slots[p] were notified that r[c] is about to be stored there. The upper half
  /// of p has the same meaning as for `setTracked`.
  case announceTracked
  /// r[a].slots[b] = take r[c]; p is the write site, its upper half the result register of
  /// `announceTracked`.
  case storeTracked
  /// If r[c] is true: notifies the observers of r[a].slots[b] that it has changed.
  case changedTracked
  /// r[a] = copy r[b].slots[c] of an instance, outside the dependency graph.
  case getPlain
  /// r[a] = r[b].slots[c] of an instance, outside the dependency graph, borrowed.
  case borrowPlain
  /// A number in a slot is replaced by the result of an operation with it and operand c, in place:
  /// slot b of the struct or tuple r[a], or of the instance or box r[a] (recorded; the low half of p
  /// is the write site). The high half of p is a `NumberChange`.
  case changeOwnSlot, changeSlot
  /// Weak and unowned slots.
  case getWeak, getUnowned
  /// r[a] = a weak reference to r[b]; nil stays nil.
  case makeWeak
  /// r[a] = the object of weak reference r[b].
  case loadWeak, loadUnowned

  /// r[a] = copy of the global at p, initialized first unless c is 1.
  case getGlobal
  /// r[a] = copy of the global at p, in a function, which may run in a tracked scope.
  case getVariable
  /// r[a] = the initialized global at p, borrowed; b is 1 if a tracked scope may read it.
  case borrowGlobal
  case setGlobal, takeGlobal, putGlobal
  /// Initializes the global at p.
  case touchGlobal
  /// Reports r[a], an argument that the library does not read.
  case noteUnread

  // Optionals.
  /// r[a] = nil of the optional type r[b].
  case makeNil
  case wrap
  case unwrap
  /// r[a] = take r[b] unwrapped; a fault if it is nil, of implicit unwrapping if c is 1.
  case forceUnwrap
  /// r[a] stays as it is; a fault if it is nil, of implicit unwrapping if c is 1.
  case checkNotNil

  // Making. c is the register of the type.
  /// r[a] = a new value with empty fields; an instance if r[c] is the metatype of a class.
  case makeStruct
  /// r[a] = r[b] retained if it is an instance, or a new instance if it is a metatype.
  case makeInstance
  /// A value made of p registers from r[b] on.
  case makeTuple, makeArray, makeDictionary, makeSet
  /// The high half of p is the case index.
  case makeEnum, makeEnumConstant
  /// A value of the type at p, made of the values from r[b] on, which it takes; c is their number.
  case makeWholeStruct, makeWholeTuple
  /// The same of a case with a payload: c is their number and, times 256, the index of the case.
  case makeWholeEnum
  /// r[a] = a box holding take r[b].
  case makeBox
  /// r[a] = a closure of code p over the c values from r[b] on, taken.
  case makeClosure
  /// r[a] = the concatenated text of r[b..<b+c].
  case interpolate
  case makeKeyPath

  // Types.
  /// r[a] = the type that recipe p yields.
  case makeType
  /// r[a] = the dynamic type of r[b].
  case dynamicType
  /// r[a] = the dynamic type of r[b], or its static type r[c] if that is `any P`.
  case dynamicTypeOfParameter
  case isType, castOrNil, castOrFault

  // Packs.
  /// r[a] = the number of types in pack r[b]
  case packCount
  /// r[a] = type r[c] of pack r[b]
  case packElement
  /// r[a] = an array of the r[c] values in the pack tuple r[b].
  case unpack
  /// r[a] = take array r[b] as a tuple of type r[c].
  case pack
  /// r[a] = the result of closure r[b] for the elements of array r[c].
  case applyElements

  // Arrays.
  case arrayGet, arraySet, arrayTake, arrayPut, arrayAppend, arrayCount
  /// r[a] = element r[c] of r[b], borrowed; for elements of a trivial type, or for a read by the
  /// next instruction.
  case borrowElement
  /// r[a] = element r[c] of r[b], borrowed to be mutated in place: both are made unique first.
  case reachElement
  /// Replaces the number at index r[b] of array r[a], as `changeSlot` does.
  case changeElement
  /// r[a] = copy of element r[c] of r[b], r[c] += 1, and jumps to p; continues at the end.
  case arrayNext
  /// r[a] = the start cursor of sequence r[b], jumps to p; a hole, without a jump, if only the
  /// sequence's iterator can iterate it.
  case beginWalk
  /// r[a] = copy of the next element of sequence r[b], advances cursor r[c] and jumps to the low
  /// half of p, or to the high half at the end. Continues with the next instruction if r[c] is a
  /// hole.
  case walk
  case dictionaryGet, dictionaryTake, dictionaryPut
  /// r[a] = the position of key r[c] in dictionary r[b]; -1 if it is absent.
  case dictionaryPosition
  /// r[a] = take the value at position r[c] of dictionary r[b].
  case dictionaryTakeValue
  /// The value at position r[b] of dictionary r[a] = take r[c].
  case dictionaryPutValue
  /// Replaces the number at position r[b] of dictionary r[a], as `changeSlot` does.
  case changeDictionaryValue

  /// r[a] = copy of the pointee of r[b], r[c] elements further on.
  case pointerGet
  /// r[a] = take the pointee of r[b], r[c] elements further on.
  case pointerTake
  /// The pointee of r[a], r[b] elements further on = take r[c].
  case pointerPut
  /// r[a] = trivial slot p of the pointee of r[b], r[c] elements further on.
  case pointerGetSlot
  /// r[a] = take slot p of the pointee of r[b], r[c] elements further on.
  case pointerTakeSlot
  /// Slot p of the pointee of r[a], r[b] elements further on = take r[c].
  case pointerSetSlot
  /// Replaces the number in a slot of the pointee of r[a], r[b] elements further on, as `changeSlot`
  /// does; the low half of p is the slot.
  case pointerChangeSlot

  case stringConcat, isEmptyString, countCharacters
  /// r[a] += r[b]
  case stringAppend
  /// r[a] = the result of synthesized function p for the parameters from r[b] on.
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

  /// Whether the one change of registers is that the result goes to r[a], after the operands are
  /// read.
  var onlyWritesResult: Bool {
    switch self {
    case .move, .copy, .loadImmediate, .loadConstant, .borrowSlot,
      .addInt, .subtractInt, .multiplyInt, .divideInt, .remainderInt, .negateInt, .addIntConstant,
      .multiplyIntConstant, .divideIntConstant, .remainderIntConstant, .andInt, .orInt, .xorInt,
      .notInt, .wrappingAddInt, .wrappingSubtractInt, .wrappingMultiplyInt, .addSized,
      .subtractSized, .multiplySized, .divideSized, .remainderSized, .negateSized, .notSized,
      .wrappingAddSized, .wrappingSubtractSized, .wrappingMultiplySized, .truncateInt, .convertInt,
      .shiftLeft, .shiftRight, .addDouble, .subtractDouble, .multiplyDouble, .divideDouble,
      .negateDouble, .squareRoot, .doubleFromInt, .doubleFromDouble, .intFromDouble,
      .equalInt, .notEqualInt, .lessInt, .lessOrEqualInt, .lessUnsigned, .lessOrEqualUnsigned,
      .equalDouble, .notEqualDouble, .lessDouble, .lessOrEqualDouble, .equalString,
      .notEqualString, .lessString, .equalAny, .notEqualAny, .lessAny, .lessOrEqualAny,
      .identical, .notIdentical, .notBool, .isNil, .getTrivialSlot, .borrowPlain, .borrowElement,
      .arrayCount, .isEmptyString, .countCharacters, .dynamicType, .isType, .getSlot, .takeSlot,
      .takeOwnSlot, .getTracked, .takeTracked,
      .getPlain, .getGlobal, .getVariable, .takeGlobal, .makeWeak, .loadWeak, .loadUnowned,
      .getWeak, .getUnowned, .wrap, .unwrap, .arrayGet, .arrayTake, .dictionaryGet,
      .dictionaryTakeValue, .pointerGet, .pointerTake, .pointerTakeSlot, .stringConcat, .call,
      .callVirtual, .callWitness, .callClosure, .callNative, .makeKeyPath, .readKeyPath:
      true
    default: false
    }
  }
}
