import Testing

/// Date pickers, and controls that are only displayed.
struct NotSimulatedTests {
  @Test("a MultiDatePicker chooses a day or takes it back, within its bounds")
  func daysAreChosen() {
    expect(
      #"""
      struct Owner: View {
        @State private var days: Set<DateComponents> = []
        let first = Calendar.current.date(from: DateComponents(year: 2026, month: 2, day: 1))!
        var body: some View {
          let _ = print("days", days.map { $0.day! }.sorted())
          MultiDatePicker("Days", selection: $days, in: first...)
        }
      }
      """#,
      #"""
      > mount Owner()
        days []
      + Owner#1
      > select Days | 2026-12-31
        days [31]
      ↻ Owner#1  state Owner#1.days
      > select Days | 2026-02-01
        days [1, 31]
      ↻ Owner#1  state Owner#1.days
      > tree
        Owner#1
          MultiDatePicker "Days" 2026-02-01, 2026-12-31
      > select Days | 2026-12-31
        days [1]
      ↻ Owner#1  state Owner#1.days
      > select Days | 2026-01-31
      error: 'Days' cannot take '2026-01-31'; it takes '2026-12-31'
      > select Days | 2026-02-31
      error: 'Days' cannot take '2026-02-31'; it takes '2026-12-31'
      """#)
  }

  @Test("dragging and dropping and picking photos are said to be not simulated")
  func whatIsNotSimulatedSaysSo() {
    expect(
      #"""
      struct Owner: View {
        @State private var words: [String] = []
        var body: some View {
          Text("from").onDrag { NSItemProvider() }
          Text("old").onDrop(of: ["public.text"], isTargeted: nil) { _ in true }
        }
      }
      """#,
      #"""
      > mount Owner()
      + Owner#1
      > tree
        Owner#1
          Text "from"
          onDrag not simulated
          Text "old"
          onDrop not simulated
      """#)
  }
}
