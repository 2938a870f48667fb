import SwiftUI

struct CourseSection: View {
  @Environment(RecipeBook.self) private var book
  let course: Course

  var body: some View {
    let recipes = book.recipes(of: course)
    if !recipes.isEmpty {
      Section(course.title) {
        ForEach(recipes) { RecipeRow(recipe: $0, isFavorite: book.favorites.contains($0.id)) }
      }
    }
  }
}
