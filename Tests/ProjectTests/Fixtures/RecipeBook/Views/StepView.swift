import SwiftUI

struct StepView: View {
  @Environment(Navigator.self) private var navigator
  let recipe: Recipe
  let index: Int

  var body: some View {
    VStack {
      Text("Step \(index + 1) of \(recipe.steps.count)")
      Text(recipe.steps[index])
      Button(index + 1 < recipe.steps.count ? "Next" : "Done") { navigator.goOn(in: recipe) }
    }
  }
}
