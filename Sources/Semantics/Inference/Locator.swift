import SourceText

/// Where a constraint comes from: a span, and the path to it from the root of the system.
struct Locator: CustomStringConvertible {
  /// A step of the path.
  enum Role: Hashable {
    /// An operand of an operator, from 0.
    case operand(Int)
    /// A branch of `? :`, from 0.
    case branch(Int)
  }

  let span: Span
  let path: [Role]

  func appending(_ role: Role, at span: Span) -> Locator {
    Locator(span: span, path: path + [role])
  }

  var description: String {
    path.isEmpty
      ? "root"
      : path.map { role in
        switch role {
        case .operand(let index): "operand \(index)"
        case .branch(let index): "branch \(index)"
        }
      }.joined(separator: " → ")
  }
}
