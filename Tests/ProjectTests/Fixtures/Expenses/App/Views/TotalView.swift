import SwiftUI

struct TotalView: View {
  let totals: Totals

  var body: some View {
    VStack {
      Text("Total \(totals.all)")
      ForEach(Expense.Kind.allCases, id: \.self) { Text(totals.text(of: $0)) }
    }
  }
}
