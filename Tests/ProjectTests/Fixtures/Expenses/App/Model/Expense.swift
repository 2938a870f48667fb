import Foundation
import SwiftData

@Model
final class Expense {
  var title: String
  var amount: Double
  var kind: Kind

  init(title: String, amount: Double, kind: Kind = .food) {
    self.title = title
    self.amount = amount
    self.kind = kind
  }

  enum Kind: String, Codable, CaseIterable {
    case food, travel, other
  }
}
