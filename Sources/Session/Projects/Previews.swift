import Interpreter
import Semantics
import SourceText
import Syntax

/// Previews and apps of the open project, or of the session's inputs, as arguments of `mount`.
struct Previews: SessionPart {
  let session: Session

  /// Declares a view for the preview that an argument of `mount` names: `#Preview("Empty")`.
  ///
  /// - Returns: An expression that makes a value of the view; nil if the argument is not a preview.
  func preview(at span: Span, in invocation: Invocation) throws(Rejection) -> String? {
    let text = invocation.source.text(in: span)
    guard Self.namesPreview(text) else { return nil }
    let finder = MountableFinder(checker: world.checker)
    let previews = project.map(finder.previews) ?? finder.previews(in: shownTexts)
    guard !previews.isEmpty else { throw .invalid([problem(.noPreviews, span, invocation)]) }
    let name = String(
      text.dropFirst("#Preview".count).drop { $0 == "(" || $0 == "\"" }
        .prefix { $0 != "\"" && $0 != ")" })
    let isOnly = name.isEmpty && previews.count == 1
    guard let found = previews.first(where: { $0.name == name || isOnly }) else {
      throw .invalid([
        problem(.noPreview(name, known: previews.map(\.name)), span, invocation)
      ])
    }
    let checked = check(found)
    guard checked.isValid else { throw .invalid(checked.diagnostics) }
    return found.expression(named: Self.previewType)
  }

  /// Whether an argument of `mount` names a preview.
  static func namesPreview(_ text: String) -> Bool { text.hasPrefix("#Preview") }

  /// The inputs in effect, which may declare views and previews, and those of loaded files.
  var shownTexts: [Source] {
    session.history.standing.filter { $0.ending == .accepted }.flatMap(\.acts).filter { input in
      if case .swift = Reading.read(input) { true } else { false }
    }
  }

  /// Declares the view that a preview makes.
  private func check(_ preview: Preview) -> CheckedInput {
    let source = Source(
      name: preview.source.name, text: preview.text(named: Self.previewType),
      firstLine: max(LineMap(preview.source).position(of: Int(preview.span.start)).line - 1, 1),
      projectModule: preview.source.projectModule)
    return world.checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: true)
  }

  /// What the view of a preview is called.
  private static let previewType = "Preview"

  private func problem(
    _ error: ProjectError, _ span: Span, _ invocation: Invocation
  ) -> Diagnostic {
    Diagnostic(.error, error, in: invocation.source, at: span)
  }

  /// The app that an argument of `mount` names, as `ShopApp` or `ShopApp()`.
  func app(at span: Span, in invocation: Invocation) -> NominalType? {
    var name = invocation.source.text(in: span)[...]
    if name.hasSuffix("()") { name = name.dropLast(2) }
    guard let nominal = world.checker.type(named: String(name)), !nominal.isPrelude,
      let app = world.checker.type(named: "App"), app.isPrelude,
      world.checker.conforms(nominal.declaredType, to: app)
    else { return nil }
    return nominal
  }
}
