import Observation

@Observable final class Folder {
  weak var parent: Folder?
  unowned var owner: Folder?
  unowned(unsafe) var maker: Folder?
  var children: [Folder] = []
  var onOpen: () -> Void = {}
  var reader: ((Folder) -> String)?
  var shown: Folder!
}

do {
  let root = Folder()
  let leaf = Folder()
  withObservationTracking { _ = leaf.parent } onChange: { print("parent changes") }
  leaf.parent = root
  withObservationTracking { _ = leaf.parent } onChange: { print("parent changes again") }
  leaf.parent = root
  leaf.owner = root
  leaf.maker = root
  leaf.shown = root
  root.children.append(leaf)
  root.onOpen = { print("open") }
  root.onOpen()
  root.reader = { "\($0.children.count)" }
  print(root.reader?(root) ?? "", leaf.parent === root, leaf.owner === leaf.maker, leaf.shown === root)
}
