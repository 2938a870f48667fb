import SwiftUI

struct ExpenseRow: View {
  @Bindable var expense: Expense

  var body: some View {
    HStack {
      TextField("Title of \(expense.title)", text: $expense.title)
      Text("\(expense.amount)")
    }
  }
}
