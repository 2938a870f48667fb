import Testing

/// Which closures are scopes of their own, and which belong to the enclosing body.
struct ScopeTests {
  @Test func helpersBelongToTheBodySubviewsDoNot() {
    expect(
      SetUp.page + """
        struct Owner: View {
          var model: Model
          var header: some View { Text(model.title) }
          var body: some View { header; Header(model: model) }
        }
        struct Header: View {
          var model: Model
          var body: some View { Text(model.title) }
        }
        """,
      """
      > mount Owner(model: model)
      + Owner#1
      + Header#1
      > model.title = "u"
      ↻ Owner#1  Model#1.title
      ↻ Header#1  Model#1.title
      """)
  }

  @Test func stacksBelongToTheBodyReadersDoNot() {
    expect(
      SetUp.page + #"""
        struct Stack: View {
          var model: Model
          var body: some View { VStack { Text("\(model.a)") } }
        }
        struct Reader: View {
          var model: Model
          var body: some View { GeometryReader { _ in Text("\(model.a)") } }
        }
        """#,
      #"""
      > mount Stack(model: model)
      + Stack#1
      > mount Reader(model: model)
      + Reader#1
      > model.a += 1
      ↻ Stack#1  Model#1.a
      ↻ Reader#1.GeometryReader  Model#1.a
      """#)
  }

  @Test func modifiersHaveBodiesOfTheirOwn() {
    expect(
      SetUp.page + #"""
        struct Frame: ViewModifier {
          var model: Model
          func body(content: Content) -> some View { VStack { content; Text("\(model.a)") } }
        }
        struct Owner: View {
          var model: Model
          @State private var n = 0
          var body: some View { Button("n \(n)") { n += 1 }.modifier(Frame(model: model)) }
        }
        """#,
      #"""
      > mount Owner(model: model)
      + Owner#1
      + Frame#1
      > model.a += 1
      ↻ Frame#1  Model#1.a
      > tap n 0
      ↻ Owner#1  state Owner#1.n
      > tree
        Owner#1
          Frame#1
            VStack
              Button "n 1"
              Text "1"
      """#)
  }

  @Test func modifiersNest() {
    expect(
      SetUp.page + """
        struct Outer: ViewModifier { func body(content: Content) -> some View { content.modifier(Inner()) } }
        struct Inner: ViewModifier { func body(content: Content) -> some View { HStack { content; Text("inner") } } }
        struct Owner: View {
          var model: Model
          var body: some View { Text(model.title).modifier(Outer()) }
        }
        """,
      """
      > mount Owner(model: model)
      + Owner#1
      + Outer#1
      + Inner#1
      > tree
        Owner#1
          Outer#1
            Inner#1
              HStack
                Text "t"
                Text "inner"
      > model.title = "u"
      ↻ Owner#1  Model#1.title
      > tree
        Owner#1
          Outer#1
            Inner#1
              HStack
                Text "u"
                Text "inner"
      """)
  }

  @Test func actionsAreNotTracked() {
    expect(
      SetUp.page + """
        struct Owner: View {
          var model: Model
          var body: some View { Button("go") { print(model.a) } }
        }
        """,
      """
      > mount Owner(model: model)
      + Owner#1
      > tap go
        0
      > model.a = 1
      > reads Owner#1
      """)
  }

  @Test func stylesAreScopes() {
    expect(
      SetUp.page + #"""
        struct Loud: ButtonStyle {
          var model: Model
          func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text(model.title) } }
        }
        struct Owner: View {
          var model: Model
          @State private var n = 0
          var body: some View { Button("n \(n)") { n += 1 }.buttonStyle(Loud(model: model)) }
        }
        """#,
      #"""
      > mount Owner(model: model)
      + Owner#1
      > model.title = "!"
      ↻ Loud#1  Model#1.title
      > tap n 0 !
      ↻ Owner#1  state Owner#1.n
      """#)
  }

  @Test func aWatchIsAViewOfOneExpression() {
    expect(
      SetUp.page,
      """
      > watch model.a * 2
      + watch#1
      > model.a = 4
      ↻ watch#1  Model#1.a = 8
      > model.a += 0
      ↻ watch#1 (wasted)  Model#1.a = 8
      > model.title = "x"
      > unmount watch#1
      - watch#1
      > model.a = 5
      """)
  }
}
