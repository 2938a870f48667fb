/// A label with branches below it.
package struct TreeNode: Sendable {
  package var label: StyledText
  package var children: [TreeNode]

  package init(_ label: StyledText, _ children: [TreeNode] = []) {
    self.label = label
    self.children = children
  }
}

/// Draws a tree with lines from each label to the labels below it.
///
///     List
///     ├─ Row
///     └─ Row
package enum TreeLayout {
  package static func lines(of root: TreeNode) -> [StyledText] {
    var lines = [root.label]
    append(root.children, indent: "", to: &lines)
    return lines
  }

  private static func append(
    _ nodes: [TreeNode], indent: String, to lines: inout [StyledText]
  ) {
    for (index, node) in nodes.enumerated() {
      let isLast = index == nodes.count - 1
      lines.append(StyledText(indent + (isLast ? "└─ " : "├─ "), .quiet) + node.label)
      append(node.children, indent: indent + (isLast ? "   " : "│  "), to: &lines)
    }
  }
}
