extension WorldProgram {
  /// Views with state and objects of their own.
  static let stateful = #"""
    struct Counter: View {
      let path: String
      @State private var n = 0
      var body: some View {
        Text("§\(path)=\(n)").onAppear { setters[path] = { n = $0 } }
      }
    }
    struct Owner: View {
      let path: String
      @State private var n = 0
      var body: some View { Bound(path: path, n: $n) }
    }
    struct Chain: View {
      let path: String
      @State private var pair = Pair()
      var body: some View { Link(path: path, pair: $pair) }
    }
    struct Link: View {
      let path: String
      @Binding var pair: Pair
      var body: some View { Bound(path: path, n: $pair.right) }
    }
    struct Bound: View {
      let path: String
      @Binding var n: Int
      var body: some View {
        Text("§\(path)=\(n)").onAppear { setters[path] = { n = $0 } }
      }
    }
    struct Observing: View {
      @ObservedObject var signal: Signal
      var body: some View { Text("observing \(signal.x)") }
    }
    struct Holding: View {
      @ObservedObject var signal: Signal
      var body: some View { Value(number: signal.x, half: signal.y) }
    }
    struct Finding: View {
      @EnvironmentObject var signal: Signal
      var body: some View { Text("finding \(signal.y)") }
    }
    struct Keeping: View {
      let path: String
      @StateObject private var own = Signal()
      var body: some View {
        Text("§\(path)=\(own.x)").onAppear { setters[path] = { own.x = $0 } }
      }
    }
    struct Totalling: View {
      let inner: Spec
      let path: String
      @State private var total = 0
      var body: some View {
        Text("total \(total)")
        SpecView(spec: inner, path: path).onPreferenceChange(Total.self) { total = $0 }
      }
    }

    """#
}
