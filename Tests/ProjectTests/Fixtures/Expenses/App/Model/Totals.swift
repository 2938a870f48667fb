struct Totals: Equatable {
  var byKind: [Expense.Kind: Double] = [:]

  init(_ expenses: [Expense]) {
    for expense in expenses { byKind[expense.kind, default: 0] += expense.amount }
  }

  var all: Double { byKind.values.reduce(0, +) }

  func sum(of kind: Expense.Kind) -> Double { byKind[kind, default: 0] }

  func text(of kind: Expense.Kind) -> String { "\(kind.rawValue): \(sum(of: kind))" }
}
