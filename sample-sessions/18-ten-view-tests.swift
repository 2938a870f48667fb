// Ten tests of views. A `ViewHost` is a screen that nobody sees: it mounts a view, is used as a person
// would use it, and tells which views ran their bodies again. What is written between two questions to it
// is one change. `bindery --test sample-sessions/18-ten-view-tests.swift` runs them.
import Bindery
import SwiftUI
import Testing

@Observable final class Dish: Identifiable {
  let id: Int
  var name: String
  var price: Int
  var isServed = false

  init(id: Int, name: String, price: Int) {
    self.id = id
    self.name = name
    self.price = price
  }
}

@Observable final class Kitchen {
  var dishes = [Dish(id: 1, name: "Soup", price: 4), Dish(id: 2, name: "Pie", price: 6)]
  var note = ""
  var isLoading = false

  func load() async {
    isLoading = true
    try? await Task.sleep(for: .seconds(1))
    dishes.append(Dish(id: 3, name: "Cake", price: 5))
    isLoading = false
  }
}

struct DishRow: View {
  @Bindable var dish: Dish

  var body: some View {
    HStack {
      Text("\(dish.name) \(dish.price)")
      Toggle("\(dish.name) is served", isOn: $dish.isServed)
    }
  }
}

struct Menu: View {
  @Bindable var kitchen: Kitchen
  @State private var isAdding = false

  var body: some View {
    List {
      ForEach(kitchen.dishes) { DishRow(dish: $0) }
        .onDelete { kitchen.dishes.remove(atOffsets: $0) }
      TextField("Note", text: $kitchen.note)
      if kitchen.isLoading { ProgressView("Loading") }
      Button("New dish") { isAdding = true }
    }
    .sheet(isPresented: $isAdding) { NewDish(kitchen: kitchen) }
  }
}

struct NewDish: View {
  let kitchen: Kitchen
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Add") {
        kitchen.dishes.append(Dish(id: kitchen.dishes.count + 1, name: name, price: 1))
        dismiss()
      }
      .disabled(name.isEmpty)
    }
  }
}

struct Total: View {
  @Environment(Kitchen.self) private var kitchen

  var body: some View { Text("\(kitchen.dishes.reduce(0) { $0 + $1.price }) in all") }
}

@MainActor @Suite struct MenuTests {
  let kitchen = Kitchen()

  // 1. What is on the screen: the texts, in order.
  @Test func showsTheDishes() {
    let host = ViewHost(Menu(kitchen: kitchen))
    #expect(host.texts == ["Soup 4", "Pie 6"])
  }

  // 2. Which views a change updates: the row of that dish, and nothing else.
  @Test func aNewPriceUpdatesItsRow() {
    let host = ViewHost(Menu(kitchen: kitchen))
    kitchen.dishes[1].price = 7
    #expect(host.updates == ["DishRow#2"])
  }

  // 3. What updates nothing: a property that no body reads.
  @Test func whatNoBodyReadsUpdatesNothing() {
    let host = ViewHost(Total().environment(kitchen))
    kitchen.note = "closed on Monday"
    #expect(host.updates == [])
  }

  // 4. Why a view updates: what its body read.
  @Test func theTotalReadsThePrices() {
    let host = ViewHost(Total().environment(kitchen))
    #expect(host.reads.contains { $0.hasSuffix(".price") })
    #expect(!host.reads.contains { $0.hasSuffix(".name") })
  }

  // 5. Controls: by their labels, and what they show.
  @Test func aToggleReachesTheModel() {
    let host = ViewHost(Menu(kitchen: kitchen))
    host.toggle("Soup is served")
    #expect(kitchen.dishes[0].isServed)
    #expect(host.value(of: "Soup is served") == "on")
  }

  // 6. Text that is typed, and what it updates.
  @Test func typingWritesTheNote() {
    let host = ViewHost(Menu(kitchen: kitchen))
    host.type("fresh fish", into: "Note")
    #expect(kitchen.note == "fresh fish")
    #expect(host.value(of: "Note") == "fresh fish")
  }

  // 7. Rows that go, by their number: which views disappear.
  @Test func aDeletedDishTakesItsRowAway() {
    let host = ViewHost(Menu(kitchen: kitchen))
    host.delete("0")
    #expect(host.disappeared == ["DishRow#1"])
    #expect(host.texts == ["Pie 6"])
  }

  // 8. A flow over a sheet: what appears, and what is there when it is closed.
  @Test func aDishIsAddedInASheet() {
    let host = ViewHost(Menu(kitchen: kitchen))
    host.tap("New dish")
    #expect(host.appeared.contains("NewDish#1"))
    host.type("Stew", into: "Name")
    host.tap("Add")
    #expect(host.texts == ["Soup 4", "Pie 6", "Stew 1"])
  }

  // 9. Time: tasks go on while the test waits, on a clock of the test's own.
  @Test func loadingTakesASecond() async throws {
    let host = ViewHost(Menu(kitchen: kitchen))
    let loading = Task { await kitchen.load() }
    try await Task.sleep(for: .milliseconds(500))
    #expect(host.tree.contains("Loading"))
    await loading.value
    #expect(host.texts == ["Soup 4", "Pie 6", "Cake 5"])
  }

  // 10. The whole screen as text. `bindery --test --update FILE` writes such a text anew.
  @Test func theScreenIsAsItWas() {
    let host = ViewHost(Total().environment(kitchen))
    #expect(
      host.tree == """
        Total#1
          Text "10 in all"
        """)
  }
}
