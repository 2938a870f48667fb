import SwiftData
import SwiftUI

struct ExpenseList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Expense.amount, order: .reverse) private var expenses: [Expense]
  @State private var filter = ExpenseFilter()
  @State private var isAdding = false

  private var shown: [Expense] { expenses.filter(filter.matches) }

  var body: some View {
    NavigationStack {
      List {
        TotalView(totals: Totals(shown))
        FilterBar(filter: $filter)
        ForEach(shown) { ExpenseRow(expense: $0) }
          .onDelete { offsets in
            for index in offsets { context.delete(shown[index]) }
          }
      }
      .toolbar { Button("Add") { isAdding = true } }
      .sheet(isPresented: $isAdding) { ExpenseForm() }
    }
  }
}

#Preview("Empty") {
  ExpenseList().modelContainer(for: Expense.self, inMemory: true)
}
