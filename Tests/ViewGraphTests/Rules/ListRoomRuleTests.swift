import Testing

/// Lists of several collections, which share the visible rows.
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
      + Row#7
      + Owner#1[113]
      + Row#8
      + Owner#1[115]
      + Row#9
      + Owner#1[117]
      + Row#10
      + Owner#1[119]
      + Row#11
      + Owner#1[121]
      + Row#12
      > print(closures.count)
        50
      > scroll 198
      + Row#13
      + Owner#1[199]
      > print(closures.count)
        50
      """#)
  }

  @Test("B7.34 a row without views takes no room, and one that becomes a view takes it back")
  func rowsWithoutViewsTakeNoRoom() {
    expect(
      ListRoomRuleTests.rows + #"""
        @Observable class Item: Identifiable {
          let id: Int
          var isOpen = false
          init(_ id: Int) { self.id = id }
        }
        let items = (0..<5).map { Item($0) }
        struct Owner: View {
          var body: some View {
            List {
              ForEach(items) { item in if item.isOpen { Row(n: item.id) } }
              ForEach(store.many, id: \.self) { Row(n: $0) }
            }
          }
        }
        """#,
      #"""
      > mount Owner()
      + Owner#1
      + Owner#1[Item#1...5]
      + Row#1...12
      > items[0].isOpen = true; items[4].isOpen = true
      ↻ Owner#1[Item#1]  Item#1.isOpen
      ↻ Owner#1[Item#5]  Item#5.isOpen
      + Row#13
      + Row#14
      > items[0].isOpen = false
      ↻ Owner#1[Item#1]  Item#1.isOpen
      - Row#13
      > items[4].isOpen = false
      ↻ Owner#1[Item#5]  Item#5.isOpen
      - Row#14
      """#)
  }

  @Test("B7.34 a list is filled up when rows in sight are no views any more")
  func theListIsFilledUp() {
    expect(
      ListRoomRuleTests.rows + #"""
        @Observable class Item: Identifiable {
          let id: Int
          var isOpen = true
          init(_ id: Int) { self.id = id }
        }
        let items = (0..<20).map { Item($0) }
        struct Owner: View {
          var body: some View {
            List(items) { item in if item.isOpen { Row(n: item.id) } }
          }
        }
        """#,
      #"""
      > mount Owner()
      + Owner#1
      + Row#1...12
      > items[3].isOpen = false
      ↻ Owner#1[Item#4]  Item#4.isOpen
      + Row#13
      - Row#4
      > items[13].isOpen = false
      ↻ Owner#1[Item#14] (wasted)  Item#14.isOpen
      """#)
  }

  @Test("B7.34 what stands behind a collection comes into sight with its last rows")
  func whatStandsBehindComesIntoSight() {
    expect(
      ListRoomRuleTests.rows + #"""
        struct Owner: View {
          var body: some View {
            List {
              ForEach(0..<20, id: \.self) { Row(n: $0) }
              Text("between")
              ForEach(store.many, id: \.self) { Row(n: note($0)) }
            }
          }
        }
        """#,
      #"""
      > mount Owner()
      + Owner#1
      + Row#1...12
      > scroll Owner#1[17]
      + Row#13...23
      > print(closures)
        [100, 101, 102, 103, 104, 105, 106, 107]
      > scroll Owner#1[19]
      > print(closures.count)
        8
      """#)
  }
}
