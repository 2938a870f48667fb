import Testing

@testable import RecipeBook

@Test func openingARecipePushesItsRoute() throws {
  let book = RecipeBook()
  book.open(try #require(book[2]))
  #expect(book.path == [.recipe(2)])
  #expect(book[3] == nil)
}
