import Testing

/// Which bodies run when properties of observable objects change.
struct PropertyTests {
  @Test func aBodyDependsOnThePropertiesItReads() {
    expect(
      SetUp.books + """
        struct BookView: View {
          var book: Book
          var body: some View { Text(book.title) }
        }
        """,
      """
      > mount BookView(book: book)
      + BookView#1
      > book.title = "Dune Messiah"
      ↻ BookView#1  Book#1.title
      > book.author = Author()
      > book.isAvailable.toggle()
      > reads BookView#1
        Book#1.title
      """)
  }

  @Test func anEqualAssignmentTellsNobodyAnInPlaceChangeAlwaysDoes() {
    expect(
      SetUp.books + """
        struct BookView: View {
          var book: Book
          var body: some View { Text(book.title) }
        }
        """,
      """
      > mount BookView(book: book)
      + BookView#1
      > book.title = "Dune"
      > book.title += ""
      ↻ BookView#1 (wasted)  Book#1.title
      > book.title = "A"; book.title = "B"; book.title = "C"
      ↻ BookView#1  Book#1.title
      """)
  }

  @Test func aGlobalIsReadLikeAnyOtherObject() {
    expect(
      SetUp.books + """
        struct BookView: View {
          var body: some View { Text(book.title) }
        }
        """,
      """
      > mount BookView()
      + BookView#1
      > book.title = "Emma"
      ↻ BookView#1  Book#1.title
      > book.isAvailable = false
      """)
  }

  @Test func aParentThatPassesAnObjectOnDoesNotDependOnIt() {
    expect(
      SetUp.books + """
        struct Shelf: View {
          var book: Book
          var body: some View { Cover(book: book) }
        }
        struct Cover: View {
          var book: Book
          var body: some View { Text(book.title) }
        }
        """,
      """
      > mount Shelf(book: book)
      + Shelf#1
      + Cover#1
      > book.title = "Emma"
      ↻ Cover#1  Book#1.title
      """)
  }

  @Test func whatIsReadOnTheWayCounts() {
    expect(
      SetUp.books + """
        struct Byline: View {
          var book: Book
          var body: some View { Text(book.author.name) }
        }
        let first = book.author
        """,
      """
      > mount Byline(book: book)
      + Byline#1
      > first.name = "Frank"
      ↻ Byline#1  Author#1.name
      > book.author = Author()
      ↻ Byline#1  Book#1.author
      > first.name = "F."
      """)
  }

  @Test func computedPropertiesDependOnWhatTheyRead() {
    expect(
      #"""
      @Observable class Item: Identifiable { var title = "a"; var price = 1 }
      @Observable class Cart {
        var items = [Item(), Item()]
        var total: Int { items.reduce(0) { $0 + $1.price } }
      }
      struct Total: View {
        var cart: Cart
        var body: some View { Text("\(cart.total)") }
      }
      let cart = Cart()
      """#,
      #"""
      > mount Total(cart: cart)
      + Total#1
      > cart.items[1].price = 5
      ↻ Total#1  Item#2.price
      > cart.items[1].title = "b"
      > cart.items.append(Item())
      ↻ Total#1  Cart#1.items
      """#)
  }

  @Test func onlyBranchesThatRanCount() {
    expect(
      #"""
      @Observable class Model { var flag = false; var count = 0 }
      struct Reader: View {
        var model: Model
        var body: some View { if model.flag { Text("\(model.count)") } }
      }
      let model = Model()
      """#,
      #"""
      > mount Reader(model: model)
      + Reader#1
      > model.count = 1
      > model.flag = true
      ↻ Reader#1  Model#1.flag
      > model.count = 2
      ↻ Reader#1  Model#1.count
      > model.flag = false
      ↻ Reader#1  Model#1.flag
      > model.count = 3
      """#)
  }

  @Test func aStructIsOneProperty() {
    expect(
      #"""
      struct User: Equatable { var name = "n"; var age = 1 }
      @Observable class Model { var user = User() }
      struct Name: View {
        var model: Model
        var body: some View { Text(model.user.name) }
      }
      struct Age: View {
        var model: Model
        var body: some View { Text("\(model.user.age)") }
      }
      let model = Model()
      """#,
      #"""
      > mount Name(model: model)
      + Name#1
      > mount Age(model: model)
      + Age#1
      > model.user.name = "m"
      ↻ Name#1  Model#1.user
      ↻ Age#1 (wasted)  Model#1.user
      > model.user = User(name: "m", age: 1)
      > model.user.name = "m"
      ↻ Name#1 (wasted)  Model#1.user
      ↻ Age#1 (wasted)  Model#1.user
      """#)
  }

  @Test func optionalsOfPlainClassesAreNeverKnownToBeEqual() {
    expect(
      """
      class Item {}
      @Observable class Model { var selected: Item?; var kept = Item() }
      struct Selected: View {
        var model: Model
        var body: some View { Text(model.selected == nil ? "none" : "one") }
      }
      struct Kept: View {
        var model: Model
        var body: some View { let _ = model.kept; Text("kept") }
      }
      let model = Model()
      """,
      """
      > mount Selected(model: model)
      + Selected#1
      > mount Kept(model: model)
      + Kept#1
      > model.selected = model.selected
      ↻ Selected#1 (wasted)  Model#1.selected
      > model.kept = model.kept
      """)
  }

  @Test func equalObjectsReplaceOneAnotherUnseen() {
    expect(
      #"""
      final class Mark: Equatable {
        var value: Int
        init(_ value: Int) { self.value = value }
        static func == (a: Mark, b: Mark) -> Bool { a.value == b.value }
      }
      @Observable class Model { var mark = Mark(1) }
      struct Reader: View {
        var model: Model
        var body: some View { Text("\(model.mark.value)") }
      }
      let model = Model()
      """#,
      #"""
      > mount Reader(model: model)
      + Reader#1
      > model.mark = Mark(1)
      > model.mark = Mark(2)
      ↻ Reader#1  Model#1.mark
      """#)
  }

  @Test func observersThatWriteCascadeInOnePass() {
    expect(
      #"""
      @Observable class Model {
        var a = 0 { didSet { b = a * 2 } }
        var b = 0
        @ObservationIgnored var hidden = 0
      }
      struct Both: View {
        var model: Model
        var body: some View { Text("\(model.a) \(model.b) \(model.hidden)") }
      }
      let model = Model()
      """#,
      #"""
      > mount Both(model: model)
      + Both#1
      > model.a = 5
      ↻ Both#1  Model#1.a, Model#1.b
      > model.a = 5
      > model.hidden = 9
      """#)
  }

  @Test func everyInstanceOfAViewUpdates() {
    expect(
      SetUp.books + """
        struct BookView: View {
          var book: Book
          var body: some View { Text(book.title) }
        }
        """,
      """
      > mount BookView(book: book)
      + BookView#1
      > mount BookView(book: book)
      + BookView#2
      > book.title = "Emma"
      ↻ BookView#1  Book#1.title
      ↻ BookView#2  Book#1.title
      """)
  }

  @Test func aNewReferenceIsPartOfTheViewsValue() {
    expect(
      SetUp.books + """
        @Observable class Desk { var book = Book(); var lamp = false }
        struct DeskView: View {
          var desk: Desk
          var body: some View { Text(desk.lamp ? "on" : "off"); Plain(book: desk.book) }
        }
        struct Plain: View {
          var book: Book
          var body: some View { Text("a book") }
        }
        let desk = Desk()
        """,
      """
      > mount DeskView(desk: desk)
      + DeskView#1
      + Plain#1
      > desk.book = book
      ↻ DeskView#1 (wasted)  Desk#1.book
      ↻ Plain#1 (wasted)  input book main.Book → main.Book from DeskView#1
      > desk.lamp = true
      ↻ DeskView#1  Desk#1.lamp
      """)
  }

  @Test func elementsOfAProtocolAreWrittenBackUnlessTheyAreClasses() {
    expect(
      #"""
      protocol Named { var name: String { get set } }
      protocol NamedObject: AnyObject { var name: String { get set } }
      @Observable class Person: Named, NamedObject { var name = "n" }
      @Observable class Group2 {
        var values: [any Named] = [Person()]
        var objects: [any NamedObject] = [Person()]
      }
      struct Values: View {
        var group: Group2
        var body: some View { Text("\(group.values.count)") }
      }
      struct Objects: View {
        var group: Group2
        var body: some View { Text("\(group.objects.count)") }
      }
      let group = Group2()
      """#,
      #"""
      > mount Values(group: group)
      + Values#1
      > mount Objects(group: group)
      + Objects#1
      > group.values[0].name = "m"
      ↻ Values#1 (wasted)  Group2#1.values
      > group.objects[0].name = "m"
      """#)
  }
}
