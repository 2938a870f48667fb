import SwiftUI

struct RuleList: View {
  let rules: [PasswordRule]
  let password: String

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rules) { rule in
        Label(rule.title, systemImage: rule.isMet(by: password) ? "checkmark" : "xmark")
      }
    }
  }
}
