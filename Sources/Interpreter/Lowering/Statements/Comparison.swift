/// An integer comparison in a condition.
struct Comparison {
  /// The operator of a comparison.
  enum Relation { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual }
  var relation: Relation

  init?(_ form: InstructionForm) {
    switch form {
    case .binary(.equalInt): relation = .equal
    case .binary(.notEqualInt): relation = .notEqual
    case .binary(.lessInt): relation = .less
    case .binary(.lessOrEqualInt): relation = .lessOrEqual
    case .swapped(.lessInt): relation = .greater
    case .swapped(.lessOrEqualInt): relation = .greaterOrEqual
    default: return nil
    }
  }

  private init(_ relation: Relation) { self.relation = relation }

  var negated: Comparison {
    switch relation {
    case .equal: Comparison(.notEqual)
    case .notEqual: Comparison(.equal)
    case .less: Comparison(.greaterOrEqual)
    case .lessOrEqual: Comparison(.greater)
    case .greater: Comparison(.lessOrEqual)
    case .greaterOrEqual: Comparison(.less)
    }
  }

  /// The jump instruction for two registers, and whether to swap them.
  var jump: (Opcode, Bool) {
    switch relation {
    case .equal: (.jumpIfEqual, false)
    case .notEqual: (.jumpIfNotEqual, false)
    case .less: (.jumpIfLess, false)
    case .lessOrEqual: (.jumpIfLessOrEqual, false)
    case .greater: (.jumpIfLess, true)
    case .greaterOrEqual: (.jumpIfLessOrEqual, true)
    }
  }

  var constantJump: Opcode {
    switch relation {
    case .equal: .jumpIfEqualConstant
    case .notEqual: .jumpIfNotEqualConstant
    case .less: .jumpIfLessConstant
    case .lessOrEqual: .jumpIfLessOrEqualConstant
    case .greater: .jumpIfGreaterConstant
    case .greaterOrEqual: .jumpIfGreaterOrEqualConstant
    }
  }
}
