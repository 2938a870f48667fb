import Interpreter
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Evaluation of Swift inside commands.
extension SwiftRunner {
  /// Evaluates an expression in the arguments of a command.
  func value(
    of span: Span, in invocation: Invocation, prefix: String = "", suffix: String = "",
    replacement: String? = nil
  ) throws(Rejection) -> (value: Held, type: Type) {
    if let replacement {
      let source = Source(name: "", text: replacement)
      let whole = Span(0, source.bytes.count)
      return try value(of: Fragment(whole, of: source), at: whole)
    }
    return try value(
      of: Fragment(span, of: invocation.source, prefix: prefix, suffix: suffix), at: span)
  }

  private func value(
    of fragment: Fragment, at span: Span
  ) throws(Rejection) -> (value: Held, type: Type) {
    session.fragments.append(fragment)
    let checked = try check(fragment)
    guard let function = checked.function else {
      throw .refused(.notAnExpression, span)
    }
    do throws(Fault) {
      return (Held(owned: try world.machine.run(function)), checked.resultType)
    } catch {
      throw .fault(error)
    }
  }

  /// Checks an expression, ignoring access levels, as the user may inspect everything.
  func check(_ fragment: Fragment) throws(Rejection) -> CheckedInput {
    let whole = Fragment(fragment.span, of: fragment.original)
    let alone = Parser.parse(whole.source)
    guard !alone.diagnostics.contains(where: \.isError) else {
      throw .invalid(alone.diagnostics.map(whole.original))
    }
    let file = Parser.parse(fragment.source)
    guard !file.diagnostics.contains(where: \.isError) else {
      throw .invalid(file.diagnostics.map(fragment.original))
    }
    guard file.statements.count == 1, case .expression = file.statements[0].kind else {
      throw .refused(.notAnExpression, fragment.span)
    }
    let checked = lookingAround {
      world.checker.check(file.statements, in: fragment.source, reportsUnresolved: true)
    }
    guard checked.isValid else { throw .invalid(checked.diagnostics.map(fragment.original)) }
    return checked
  }

  /// Checks code with access levels ignored, and with the given names of views visible.
  private func lookingAround(_ check: () -> CheckedInput) -> CheckedInput {
    let (ignoresAccess, includesGivenNames) = (
      world.checker.mode.ignoresAccess, world.names.includesGivenNames
    )
    world.checker.mode.ignoresAccess = true
    world.names.includesGivenNames = true
    defer {
      world.checker.mode.ignoresAccess = ignoresAccess
      world.names.includesGivenNames = includesGivenNames
    }
    return check()
  }

  /// Runs statements that implement a command.
  func runStatements(_ fragment: Fragment) throws(Rejection) -> CheckedInput {
    session.fragments.append(fragment)
    let file = Parser.parse(fragment.source)
    guard !file.diagnostics.contains(where: \.isError) else {
      throw .invalid(file.diagnostics.map(fragment.original))
    }
    let checked = lookingAround {
      world.checker.check(file.statements, in: fragment.source, reportsUnresolved: true)
    }
    guard checked.isValid else { throw .invalid(checked.diagnostics.map(fragment.original)) }
    guard let function = checked.function else { return checked }
    do throws(Fault) {
      try world.machine.run(function).release()
    } catch {
      throw .fault(error)
    }
    return checked
  }

  func host<Result>(
    _ invocation: Invocation, _ work: (ViewHost) throws(ViewHost.Failure) -> Result
  ) throws(Rejection) -> Result {
    do throws(ViewHost.Failure) {
      return try work(world.host)
    } catch {
      let span = invocation.arguments.isEmpty ? invocation.nameSpan : invocation.arguments
      throw Rejection(error, at: span)
    }
  }
}
