import SwiftData
import SwiftUI

struct ExpenseList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Expense.amount, order: .reverse) private var expenses: [Expense]

  var body: some View {
    VStack {
      TotalView(totals: Totals(expenses))
      ForEach(expenses) { ExpenseRow(expense: $0) }
      Button("Add lunch") { context.insert(Expense(title: "Lunch", amount: 12)) }
      Button("Add train") { context.insert(Expense(title: "Train", amount: 30, kind: .travel)) }
      Button("Delete first") {
        if let first = expenses.first { context.delete(first) }
      }
    }
  }
}

#Preview("Empty") {
  ExpenseList().modelContainer(for: Expense.self, inMemory: true)
}
