import Recipes
import SwiftUI

struct RecipeView: View {
  @State private var recipe = Item(name: "Soup")

  var body: some View {
    VStack {
      Row(text: recipe.name)
      Button("Rename") { recipe.name = "Stew" }
    }
  }
}

private struct Row: View {
  let text: String

  var body: some View { Text(text) }
}

#Preview("A recipe") {
  @Previewable @State var name = "Cake"
  VStack {
    Text(name)
    Button("Change") { name = "Pie" }
  }
}

struct RecipeView_Previews: PreviewProvider {
  static var previews: some View { RecipeView() }
}
