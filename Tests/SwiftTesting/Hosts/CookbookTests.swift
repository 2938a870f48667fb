import Bindery
import SwiftUI
import Testing

struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
  var isFavorite = false
}

protocol RecipeService: Sendable { func load() async throws -> [Recipe] }
struct FakeService: RecipeService {
  var recipes: [Recipe]
  var fails = false
  struct Offline: Error {}
  func load() async throws -> [Recipe] {
    try await Task.sleep(for: .milliseconds(100))
    if fails { throw Offline() }
    return recipes
  }
}

@MainActor @Observable final class Cookbook {
  enum Phase: Equatable {
    case idle, loading, loaded
    case failed(String)
  }
  private(set) var phase = Phase.idle
  var recipes: [Recipe] = []
  private let service: any RecipeService
  init(service: any RecipeService) { self.service = service }
  func load() async {
    phase = .loading
    do {
      recipes = try await service.load()
      phase = .loaded
    } catch { phase = .failed("offline") }
  }
}

extension EnvironmentValues { @Entry var currency = "EUR" }

struct RecipeRow: View {
  @Binding var recipe: Recipe
  var body: some View { Toggle(recipe.name, isOn: $recipe.isFavorite) }
}

struct NewRecipe: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(Cookbook.self) private var book
  @State private var name = ""
  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Add") {
        book.recipes.append(Recipe(id: book.recipes.count + 1, name: name))
        dismiss()
      }
      .disabled(name.isEmpty)
    }
  }
}

struct CookbookView: View {
  @Environment(Cookbook.self) private var book
  @Environment(\.currency) private var currency
  @State private var isAdding = false
  @State private var path: [Recipe] = []
  var body: some View {
    @Bindable var book = book
    NavigationStack(path: $path) {
      List {
        switch book.phase {
        case .loading: ProgressView("Loading")
        case .failed(let why): Text("Failed: \(why)")
        default:
          ForEach($book.recipes) { $recipe in
            NavigationLink(value: recipe) { RecipeRow(recipe: $recipe) }
          }
          .onDelete { book.recipes.remove(atOffsets: $0) }
          .onMove { book.recipes.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .navigationDestination(for: Recipe.self) { Text("Cook \($0.name) for 3 \(currency)") }
      .toolbar { Button("New") { isAdding = true } }
      .sheet(isPresented: $isAdding) { NewRecipe() }
      .task { await book.load() }
    }
  }
}

@MainActor @Suite("The cookbook") struct CookbookTests {
  let book = Cookbook(
    service: FakeService(recipes: [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Pie")]))

  func makeHost() -> ViewHost { ViewHost(CookbookView().environment(book)) }

  @Test func loadsItsRecipes() async throws {
    let host = makeHost()
    #expect(host.texts == ["Loading"])
    try await Task.sleep(for: .seconds(1))
    #expect(book.phase == .loaded)
    #expect(host.value(of: "Soup") == "off")
    #expect(host.appeared == ["RecipeRow#1", "RecipeRow#2"])
    #expect(host.updates == ["CookbookView#1"])
  }

  @Test func showsWhatFailed() async throws {
    let book = Cookbook(service: FakeService(recipes: [], fails: true))
    let host = ViewHost(CookbookView().environment(book))
    try await Task.sleep(for: .seconds(1))
    #expect(host.texts == ["Failed: offline"])
  }

  @Test func aSheetAddsARecipe() async throws {
    let host = makeHost()
    try await Task.sleep(for: .seconds(1))
    host.tap("New")
    #expect(host.appeared.contains("NewRecipe#1"))
    host.type("Salad", into: "Name")
    #expect(host.value(of: "Name") == "Salad")
    host.tap("Add")
    #expect(host.disappeared == ["NewRecipe#1"])
    #expect(host.value(of: "Salad") == "off")
    #expect(book.recipes.map(\.name) == ["Soup", "Pie", "Salad"])
  }

  @Test func rowsAreEdited() async throws {
    let host = makeHost()
    try await Task.sleep(for: .seconds(1))
    host.delete("Soup")
    #expect(book.recipes.map(\.name) == ["Pie"])
    book.recipes.append(Recipe(id: 7, name: "Bread"))
    host.move("Bread", to: 0)
    #expect(book.recipes.map(\.name) == ["Bread", "Pie"])
    host.toggle("Pie")
    #expect(book.recipes[1].isFavorite)
  }

  @Test func theEnvironmentReachesTheDestination() async throws {
    let host = ViewHost(CookbookView().environment(book).environment(\.currency, "USD"))
    try await Task.sleep(for: .seconds(1))
    host.tap("Soup#1")
    #expect(host.texts.contains("Cook Soup for 3 USD"))
    host.back()
    #expect(!host.texts.contains("Cook Soup for 3 USD"))
  }

  @Test func tabsAndTables() {
    struct Pages: View {
      @State private var order = [KeyPathComparator(\Recipe.name)]
      let recipes: [Recipe]
      var body: some View {
        TabView {
          Tab("Table", systemImage: "tablecells") {
            Table(recipes.sorted(using: order), sortOrder: $order) {
              TableColumn("Name", value: \.name)
            }
          }
          Tab("About", systemImage: "info") { Text("About") }
        }
      }
    }
    let host = ViewHost(Pages(recipes: [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Pie")]))
    #expect(host.texts == ["Pie", "Soup"])
    host.tap("Name")
    #expect(host.texts == ["Soup", "Pie"])
    host.tap("About")
    #expect(host.texts == ["About"])
    host.select("Table")
    #expect(host.texts == ["Soup", "Pie"])
  }
}
