import SwiftUI

struct RootView: View {
  @Environment(RecipeBook.self) private var book
  @Environment(Navigator.self) private var navigator

  var body: some View {
    @Bindable var book = book
    @Bindable var navigator = navigator
    NavigationStack(path: $navigator.path) {
      List {
        TextField("Search", text: $book.search)
        ForEach(Course.allCases) { CourseSection(course: $0) }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .recipe(let id):
          if let recipe = book[id] { RecipeView(recipe: recipe) }
        case .step(let id, let index):
          if let recipe = book[id] { StepView(recipe: recipe, index: index) }
        }
      }
    }
  }
}
