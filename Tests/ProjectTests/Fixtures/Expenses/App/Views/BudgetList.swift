import SwiftData
import SwiftUI

struct BudgetList: View {
  @Environment(\.modelContext) private var context
  @Query private var budgets: [Budget]
  @Query private var expenses: [Expense]

  var body: some View {
    List {
      ForEach(budgets) { BudgetRow(budget: $0, rest: $0.rest(after: Totals(expenses))) }
      Button("New food budget") { context.insert(Budget(kind: .food, limit: 40)) }
    }
  }
}

struct BudgetRow: View {
  @Bindable var budget: Budget
  let rest: Double

  var body: some View {
    HStack {
      Text("\(budget.kind.rawValue): \(rest) left")
      Stepper("Limit \(budget.limit)", value: $budget.limit, step: 10)
    }
    .foregroundStyle(rest < 0 ? .red : .primary)
  }
}

#Preview("Budgets") {
  BudgetList().modelContainer(for: [Budget.self, Expense.self], inMemory: true)
}
