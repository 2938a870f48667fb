import Testing

/// Branches and ids: when a view gets a new identity, and with it new state.
struct IdentityTests {
  @Test func branchesAreDifferentViews() {
    expect(
      SetUp.counter + #"""
        struct Owner: View {
          var model: Model
          var body: some View { if model.flag { Counter() } else { Counter() } }
        }
        """#,
      #"""
      > mount Owner(model: model)
      + Owner#1
      + Counter#1
      > tap n 0
      ↻ Counter#1  state Counter#1.n
      > model.flag = false
      ↻ Owner#1  Model#1.flag
      + Counter#2 (branch)
      - Counter#1
      > tree
        Owner#1
          Counter#2
            Button "n 0"
      """#)
  }

  @Test func anotherIdIsAnotherView() {
    expect(
      SetUp.counter + #"""
        struct Owner: View {
          var model: Model
          var body: some View { Counter().id(model.key) }
        }
        """#,
      #"""
      > mount Owner(model: model)
      + Owner#1
      + Counter#1
      > tap n 0
      ↻ Counter#1  state Counter#1.n
      > model.key = 1
      > model.key = 2
      ↻ Owner#1  Model#1.key
      + Counter#2 (id 1 → 2)
      - Counter#1
      > tree
        Owner#1
          Counter#2
            Button "n 0"
      """#)
  }

  @Test func aTernaryKeepsTheIdentity() {
    expect(
      SetUp.counter + #"""
        struct Owner: View {
          var model: Model
          var body: some View { Counter().opacity(model.flag ? 1 : 0.5) }
        }
        """#,
      #"""
      > mount Owner(model: model)
      + Owner#1
      + Counter#1
      > tap n 0
      ↻ Counter#1  state Counter#1.n
      > model.flag = false
      ↻ Owner#1  Model#1.flag
      > tree
        Owner#1
          Counter#1
            Button "n 1"
      """#)
  }

  @Test func aParentTakesADirtyChildAwayBeforeItRuns() {
    expect(
      SetUp.counter + #"""
        struct Child: View {
          var model: Model
          var body: some View { Text("\(model.count)") }
        }
        struct Parent: View {
          var model: Model
          var body: some View { if model.flag { Child(model: model) } }
        }
        """#,
      #"""
      > mount Parent(model: model)
      + Parent#1
      + Child#1
      > model.flag = false; model.count += 1
      ↻ Parent#1  Model#1.flag
      - Child#1
      """#)
  }

  @Test func erasedViewsAreIdentifiedByTheirType() {
    expect(
      SetUp.counter + #"""
        struct Owner: View {
          var model: Model
          var body: some View { model.flag ? AnyView(Counter()) : AnyView(Text("off")) }
        }
        """#,
      #"""
      > mount Owner(model: model)
      + Owner#1
      + Counter#1
      > model.flag = false
      ↻ Owner#1  Model#1.flag
      - Counter#1
      > tree
        Owner#1
          Text "off"
      """#)
  }
}
