import Foundation
import Testing

@testable import RecipeBook

@Suite struct NavigatorTests {
  let navigator = Navigator()

  @Test func goingOnEndsAtTheRecipe() throws {
    let soup = try #require(Recipe.samples.first)
    navigator.open(soup.id, step: 0)
    navigator.goOn(in: soup)
    #expect(navigator.path == [.recipe(1), .step(1, 1)])
    navigator.goOn(in: soup)
    #expect(navigator.path == [.recipe(1)])
    navigator.goOn(in: soup)
    #expect(navigator.path == [.recipe(1)])
  }

  @Test func aPathCanBeSavedAndRestored() throws {
    navigator.open(3, step: 2)
    let data = try JSONEncoder().encode(navigator.path)
    #expect(try JSONDecoder().decode([Route].self, from: data) == navigator.path)
  }
}
