import Testing

/// Lists of several collections: what is in sight is counted for all of them together.
struct ListRoomRuleTests {
  private static let rows = #"""
    struct Row: View { let n: Int; var body: some View { Text("row \(n)") } }
    @Observable class Store { var few = Array(0..<10); var many = Array(100..<200) }
    let store = Store()
    var closures: [Int] = []
    func note(_ n: Int) -> Int { closures.append(n); return n }

    """#

  @Test("B7.34 a collection in a section or a group makes its rows when they come into sight")
  func sectionsAndGroupsAreLazy() {
    expect(
      ListRoomRuleTests.rows + #"""
        struct Sectioned: View {
          var body: some View {
            List { Section { ForEach(store.many, id: \.self) { Text("\(note($0))") } } header: { Text("head") } footer: { Text("foot") } }
          }
        }
        struct Grouped: View {
          var body: some View { List { Group { Group { ForEach(store.many, id: \.self) { Text("\(note($0))") } } } } }
        }
        """#,
      #"""
      > mount Sectioned()
      + Sectioned#1
      + Sectioned#1[100...111]
      > print(closures.count)
        12
      > unmount Sectioned#1
      - Sectioned#1
      - Sectioned#1[100...111]
      > closures = []
      > let list = Grouped()
      > mount list
      + Grouped#1
      + Grouped#1[100...111]
      > print(closures.count)
        12
      """#)
  }

  @Test("B7.34 several collections in a list share what is in sight, with the views beside them")
  func collectionsShareTheList() {
    expect(
      ListRoomRuleTests.rows + #"""
        struct Owner: View {
          var body: some View {
            List {
              Text("title")
              ForEach(store.few, id: \.self) { Row(n: note($0)) }
              ForEach(store.many, id: \.self) { Row(n: note($0)) }
              ForEach(store.few, id: \.self) { Row(n: -note($0)) }
            }
          }
        }
        """#,
      #"""
      > mount Owner()
      + Owner#1
      + Row#1...11
      > print(closures)
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100]
      > closures = []; store.few.removeLast(2)
      ↻ Owner#1  Store#1.few
      + Row#12
      + Row#13
      - Row#9
      - Row#10
      > print(closures)
        [0, 1, 2, 3, 4, 5, 6, 7, 101, 102]
      > closures = []; store.many.removeAll()
      ↻ Owner#1  Store#1.many
      + Row#14
      + Row#15
      + Row#16
      - Row#11
      - Row#12
      - Row#13
      > print(closures)
        [0, 1, 2]
      > closures = []; store.few.append(77)
      ↻ Owner#1  Store#1.few
      + Row#17
      > print(closures)
        [0, 1, 2, 3, 4, 5, 6, 7, 77, 0, 1, 2]
      """#)
  }

  @Test("B7.34 rows that hold collections are all counted; the rows in them come into sight")
  func nestedCollectionsAreCounted() {
    expect(
      ListRoomRuleTests.rows + #"""
        struct Owner: View {
          var body: some View {
            List {
              ForEach(0..<20, id: \.self) { section in
                Section("\(note(section))") { ForEach(0..<5, id: \.self) { Row(n: section * 10 + $0) } }
              }
            }
          }
        }
        """#,
      #"""
      > mount Owner()
      + Owner#1
      + Row#1...12
      > print(closures.count)
        20
      > scroll Owner#1[19]
      + Row#13...17
      > print(closures.count)
        20
      > tree Row#17
        Row#17
          Text "row 194"
      """#)
  }

  @Test("B7.34 a row that was counted only is shown when it comes into sight")
  func countedRowsAreShownLater() {
    expect(
      ListRoomRuleTests.rows + #"""
        struct Owner: View {
          var body: some View {
            List(store.many, id: \.self) { n in if n % 2 == 0 { Row(n: note(n)) } }
          }
        }
        """#,
      #"""
      > mount Owner()
      + Owner#1
      + Row#1
      + Owner#1[101]
      + Row#2
      + Owner#1[103]
      + Row#3
      + Owner#1[105]
      + Row#4
      + Owner#1[107]
      + Row#5
      + Owner#1[109]
      + Row#6
      + Owner#1[111]
      > print(closures.count)
        50
      > scroll 198
      + Row#7
      + Owner#1[199]
      > print(closures.count)
        50
      """#)
  }
}
