import Prelude
import SourceText
import Syntax

/// Checks the names of styles that the library only draws.
struct DrawnStyleChecker: BodyPart {
  let body: BodyChecker

  /// The errors of `.buttonStyle(.borderd)`: nothing declares a style that is given to a modifier by name,
  /// and the library draws none of that name.
  ///
  /// - Parameter declared: The functions of the modifier's name, which take a program's own styles.
  func refusals(
    ofStyleGivenTo modifier: String, _ declared: [Callable], _ call: Call, _ span: Span
  ) -> [Diagnostic] {
    guard let known = PreludeLibrary.drawnStyles[modifier], call.arguments.count == 1,
      let style = call.arguments[0].value.implicitMember, !known.contains(style.name),
      case .function(let function)? = declared.first?.kind,
      case .parameter(let parameter)? = function.parameters.first?.type,
      let target = parameter.constraints.first
    else { return [] }
    let (_, problems) = body.attempt {
      if let near = memberLookup.nearest(to: style.name, among: known.all),
        body.inert.isMisspelled(style.name, near)
      {
        body.error(
          MemberError.noMember(style.name, of: target, .type, suggestion: near), at: style.span,
          fixIts: [.init(span: style.span, replacement: near)])
      } else {
        _ = body.overloads.resolveCall(declared, modifier, call, span, nil, mayBeInert: false)
      }
    }
    return problems.filter(\.isError)
  }
}
