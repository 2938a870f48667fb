extension OperatorTable {
  /// The groups and operators of the standard library.
  package static let standard: OperatorTable = {
    var table = OperatorTable()
    for row in standardGroups {
      table.add(
        group: PrecedenceGroupDeclaration(
          name: row.name + "Precedence", higherThan: row.above.map { [$0 + "Precedence"] } ?? [],
          lowerThan: [], associativity: row.associativity,
          isAssignment: row.name == "Assignment"))
    }
    for (group, names) in standardInfix {
      for name in names.split(separator: " ") {
        table.add(
          operator: OperatorDeclaration(
            name: String(name), fixity: .infix, precedenceGroup: group + "Precedence"))
      }
    }
    for name in ["!", "~", "+", "-", "++", "--", "...", "..<", ".!"] {
      table.add(operator: OperatorDeclaration(name: name, fixity: .prefix, precedenceGroup: nil))
    }
    for name in ["...", "++", "--"] {
      table.add(operator: OperatorDeclaration(name: name, fixity: .postfix, precedenceGroup: nil))
    }
    return table
  }()

  private struct GroupRow {
    let name: String
    let above: String?
    let associativity: PrecedenceGroupDeclaration.Associativity

    init(
      _ name: String, above: String?,
      _ associativity: PrecedenceGroupDeclaration.Associativity = .none
    ) {
      self.name = name
      self.above = above
      self.associativity = associativity
    }
  }

  /// From the loosest to the tightest.
  private static let standardGroups: [GroupRow] = [
    GroupRow("Assignment", above: nil, .right),
    GroupRow("FunctionArrow", above: "Assignment", .right),
    GroupRow("Ternary", above: "FunctionArrow", .right),
    GroupRow("Default", above: "Ternary"),
    GroupRow("LogicalDisjunction", above: "Ternary", .left),
    GroupRow("LogicalConjunction", above: "LogicalDisjunction", .left),
    GroupRow("Comparison", above: "LogicalConjunction"),
    GroupRow("NilCoalescing", above: "Comparison", .right),
    GroupRow("Casting", above: "NilCoalescing"),
    GroupRow("RangeFormation", above: "Casting"),
    GroupRow("Addition", above: "RangeFormation", .left),
    GroupRow("Multiplication", above: "Addition", .left),
    GroupRow("BitwiseShift", above: "Multiplication"),
  ]

  private static let standardInfix: [(group: String, names: String)] = [
    ("Default", "~>"),
    ("BitwiseShift", "<< &<< >> &>>"),
    ("Multiplication", "* &* / % &"),
    ("Addition", "+ &+ - &- | ^"),
    ("RangeFormation", "... ..<"),
    ("NilCoalescing", "??"),
    ("Comparison", "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="),
    ("LogicalConjunction", "&& .&"),
    ("LogicalDisjunction", "|| .| .^"),
    (
      "Assignment",
      "*= &*= /= %= += &+= -= &-= <<= &<<= >>= &>>= &= |= ^= .&= .|= .^="
    ),
  ]
}
