import SourceText
import Terminal

/// Joins the shell to the world that runs its inputs.
package final class SessionEvaluator: Evaluator {
  package private(set) var display: DisplaySettings

  package init(_ setup: EvaluatorSetup) {
    display = DisplaySettings(
      format: setup.options.format, echoes: setup.isInteractive || setup.options.echoes,
      isQuiet: setup.options.isQuiet, isTiming: setup.options.isTiming)
  }

  package func completeness(of text: String) -> Completeness { .complete }

  package func prepare(_ file: Source, as dialect: Dialect) -> Preparation {
    Preparation(inputs: [file])
  }

  package func check(_ file: Source, as dialect: Dialect) -> [Diagnostic] { [] }

  package func evaluate(_ input: Source) -> Evaluation {
    let whole = Span(0, input.bytes.count)
    return Evaluation(
      .failed, diagnostics: [Diagnostic(.error, "nothing can run this", in: input, at: whole)])
  }

  package func completions(in text: String, at offset: Int) -> CompletionList { .none }
}
