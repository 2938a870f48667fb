import SwiftUI

struct MessageBar: View {
  let text: String

  var body: some View { Text(text).foregroundStyle(.red) }
}
