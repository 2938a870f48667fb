import Bindery
import SwiftUI
import Testing

struct Panel: View {
  @State private var steps = 1
  @State private var place = 0.0
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var isOpen = false
  @State private var log = ""
  @GestureState private var moved = 0.0

  var body: some View {
    Text(log)
    Stepper("Steps", value: $steps, in: 0...2)
    DatePicker("Day", selection: $day)
    DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
    Button("Save") { log = "saved" }.keyboardShortcut("s")
    Text("Card")
      .gesture(
        DragGesture()
          .updating($moved) { value, state, _ in state = value.translation.width }
          .onEnded { place = $0.translation.width }
      )
      .onOpenURL { log = "opened \($0.absoluteString)" }
    Text("at \(place + moved)")
  }
}

@MainActor @Suite struct ControlTests {
  let host = ViewHost(Panel())

  @Test func steppersTellTheirValue() {
    host.increment("Steps")
    host.increment("Steps")
    #expect(host.value(of: "Steps") == "2")
  }

  @Test func datesAreChosenInWords() {
    host.select("2024-02-29", in: "Day")
    #expect(host.value(of: "Day") == "2024-02-29 00:00:00 +0000")
  }

  @Test func disclosuresOpen() {
    #expect(host.value(of: "More") == "closed")
    host.toggle("More")
    #expect(host.value(of: "More") == "open")
    #expect(host.texts.contains("inside"))
  }

  @Test func handsAndKeys() {
    host.drag("Card", x: 30, y: 0)
    #expect(host.texts.last == "at 30.0")
    host.release("Card")
    #expect(host.texts.last == "at 30.0")
    host.key("cmd+s")
    #expect(host.texts.first == "saved")
    host.open("app://1")
    #expect(host.texts.first == "opened app://1")
  }
}
