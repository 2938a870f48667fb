import SwiftUI

struct StepView: View {
  let text: String

  var body: some View { Text("Step: \(text)") }
}
