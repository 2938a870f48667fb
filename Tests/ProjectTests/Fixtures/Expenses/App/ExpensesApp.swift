import SwiftData
import SwiftUI

@main
struct ExpensesApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        ExpenseList().tabItem { Text("Expenses") }
        BudgetList().tabItem { Text("Budgets") }
      }
    }
    .modelContainer(for: [Expense.self, Budget.self])
  }
}
