import SwiftUI

struct FilterBar: View {
  @Binding var filter: ExpenseFilter

  var body: some View {
    HStack {
      TextField("Filter", text: $filter.text)
      Picker("Kind", selection: $filter.kind) {
        Text("All").tag(Expense.Kind?.none)
        ForEach(Expense.Kind.allCases, id: \.self) { Text($0.rawValue).tag(Optional($0)) }
      }
    }
  }
}
