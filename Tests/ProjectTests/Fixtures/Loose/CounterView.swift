import SwiftUI

struct CounterView: View {
  @State private var counter = Counter()

  var body: some View {
    Button("Count \(counter.value)") { counter.value += Counter.step }
  }
}
