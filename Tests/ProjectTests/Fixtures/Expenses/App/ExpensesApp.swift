import SwiftData
import SwiftUI

@main
struct ExpensesApp: App {
  var body: some Scene {
    WindowGroup { ExpenseList() }
      .modelContainer(for: Expense.self)
  }
}
