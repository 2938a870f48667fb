import Reports
import Testing

@Suite struct TreeLayoutTests {
  @Test func linesJoinLabelsToThoseAbove() {
    let tree = TreeNode(
      "App", [TreeNode("List", [TreeNode("Row"), TreeNode("Row")]), TreeNode("Button")])
    #expect(
      Theme.plain.render(TreeLayout.lines(of: tree)) == """
        App
        ├─ List
        │  ├─ Row
        │  └─ Row
        └─ Button

        """)
  }
}
