import Foundation

/// Which expenses a list shows.
struct ExpenseFilter: Equatable {
  var kind: Expense.Kind?
  var text = ""

  func matches(_ expense: Expense) -> Bool {
    (kind == nil || kind == expense.kind)
      && (text.isEmpty || expense.title.localizedCaseInsensitiveContains(text))
  }
}
