struct Box { var parts: [Box] = [Box(parts: [])] }
print(Box(parts: []).parts.count)
struct Tree { var name = "leaf"; var children: [Tree] = [Tree(children: [])] }
print(Tree(name: "root", children: [Tree(name: "a", children: [])]).children.map(\.name))
