import SwiftData
import SwiftUI

struct ExpenseForm: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var amount = 10.0
  @State private var kind = Expense.Kind.food

  var body: some View {
    Form {
      TextField("What for", text: $title)
      Stepper("Amount \(amount)", value: $amount, in: 0...100, step: 5)
      Picker("New kind", selection: $kind) {
        ForEach(Expense.Kind.allCases, id: \.self) { Text($0.rawValue) }
      }
      Button("Save") {
        context.insert(Expense(title: title, amount: amount, kind: kind))
        dismiss()
      }
      .disabled(title.isEmpty)
      Button("Cancel", role: .cancel) { dismiss() }
    }
  }
}
