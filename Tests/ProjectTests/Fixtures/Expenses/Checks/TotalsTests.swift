import Testing

@testable import Expenses

@Suite struct TotalsTests {
  let expenses = [
    Expense(title: "Lunch", amount: 2), Expense(title: "Train", amount: 3, kind: .travel),
  ]

  @Test func totalsAreByKind() {
    let totals = Totals(expenses)
    #expect(totals.all == 5)
    #expect(totals.text(of: .travel) == "travel: 3.0")
    #expect(totals.text(of: .other) == "other: 0.0")
  }

  @Test(
    arguments: zip(
      [
        ExpenseFilter(), ExpenseFilter(kind: .food), ExpenseFilter(text: "TRA"),
        ExpenseFilter(kind: .food, text: "tra"),
      ], [2, 1, 1, 0]))
  func filtersAreByKindAndText(_ filter: ExpenseFilter, _ count: Int) {
    #expect(expenses.filter(filter.matches).count == count)
  }

  @Test func budgetsHaveARest() {
    #expect(Budget(kind: .food, limit: 10).rest(after: Totals(expenses)) == 8)
  }
}
