/// Programs with which many tests begin.
enum SetUp {
  /// Books that a view reads.
  static let books = #"""
    @Observable class Author { var name = "Herbert" }
    @Observable class Book: Identifiable {
      var title = "Dune"
      var author = Author()
      var isAvailable = true
    }
    let book = Book()

    """#

  /// A model with two properties.
  static let page = #"""
    @Observable class Model { var a = 0; var title = "t" }
    let model = Model()

    """#

  /// An environment key and a view that reads it.
  static let theme = #"""
    struct ThemeKey: EnvironmentKey { static let defaultValue = 0 }
    extension EnvironmentValues {
      var theme: Int {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
      }
    }
    struct Reader: View {
      @Environment(\.theme) private var theme
      var body: some View { Text("theme \(theme)") }
    }

    """#

  /// An environment object and a view that shows it.
  static let shown = #"""
    @Observable class Model { var x = 0 }
    struct Shows: View {
      @Environment(Model.self) private var model
      var body: some View { Text("\(model.x)") }
    }
    let model = Model()

    """#

  /// A view with state, and a model that determines its position.
  static let counter = #"""
    @Observable class Model { var flag = true; var key = 1; var count = 0 }
    struct Counter: View {
      @State private var n = 0
      var body: some View { Button("n \(n)") { n += 1 } }
    }
    let model = Model()

    """#

  /// Objects that announce their changes.
  static let published = #"""
    class Inner: ObservableObject { @Published var x = 0 }
    class Model: ObservableObject {
      @Published var a = 0
      @Published var b = 0
      var silent = 0
      var inner = Inner()
    }
    let model = Model()

    """#

  /// Objects as elements of a list.
  static let items = #"""
    @Observable class Item: Identifiable { var title = "t"; var done = false }
    @Observable class Store { var items = [Item(), Item(), Item()] }
    let store = Store()

    """#
}
