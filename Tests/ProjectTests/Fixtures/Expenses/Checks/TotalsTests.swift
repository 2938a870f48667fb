import Testing

@testable import Expenses

@Test func totalsAreByKind() {
  let totals = Totals([
    Expense(title: "a", amount: 2), Expense(title: "b", amount: 3, kind: .travel),
  ])
  #expect(totals.all == 5)
  #expect(totals.text(of: .travel) == "travel: 3.0")
  #expect(totals.text(of: .other) == "other: 0.0")
}
