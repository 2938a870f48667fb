import Foundation
import SwiftData

@Model
final class Budget {
  var kind: Expense.Kind
  var limit: Double

  init(kind: Expense.Kind, limit: Double) {
    self.kind = kind
    self.limit = limit
  }

  func rest(after totals: Totals) -> Double { limit - totals.sum(of: kind) }
}
