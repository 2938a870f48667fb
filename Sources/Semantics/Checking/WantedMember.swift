import SourceText
import Syntax

/// What the type of the expression checked next must have, because the next link of the chain uses it.
enum WantedMember {
  /// A member of that name. Methods count if it is called, or written with argument labels.
  case named(String, mayBeMethod: Bool)
  /// A subscript that takes the arguments of a call.
  case subscripted(Call, Span)
}

extension MemberResolver {
  /// Whether a type has what is wanted of it.
  func has(_ member: WantedMember, in type: Type) -> Bool {
    switch member {
    case .named(let name, let mayBeMethod):
      memberLookup.lookUpMembers(name, in: type).contains { candidate in
        if case .function = candidate.member { mayBeMethod } else { true }
      }
    case .subscripted(let call, let span): body.subscripts.takes(call, span, type)
    }
  }
}
