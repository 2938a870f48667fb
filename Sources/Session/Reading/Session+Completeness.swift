import SourceText
import Syntax

extension Session {
  /// What is still open at the end of a text, such as `{`; nil where the text can be run.
  package func opener(of text: String) -> String? {
    let source = Source(name: "", text: text)
    if case .command(let invocation) = Reading.read(source) {
      guard InputCutter.isOpen(invocation, until: source.bytes.count, in: source) else {
        return nil
      }
      let arguments = Parser.parse(Source(name: "", text: invocation.text))
      if case .incomplete(let opener, _) = arguments.completeness { return opener }
      return ""
    }
    if case .incomplete(let opener, _) = Parser.parse(source).completeness { return opener }
    return nil
  }
}
