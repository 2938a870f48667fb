final class Node {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end of", name) }
}
let first = Node("first")
let alias = first
let second = Node("second")
func address(_ node: Node) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(node).toOpaque() }
print(address(first) == address(alias), address(first) == address(second))
let opaque = address(second)
print(Unmanaged<Node>.fromOpaque(opaque).takeUnretainedValue().name)
var held: UnsafeMutableRawPointer?
do {
  let node = Node("kept")
  held = Unmanaged.passRetained(node).toOpaque()
}
print("after the block")
let name = held.map { Unmanaged<Node>.fromOpaque($0).takeRetainedValue().name }
print(name ?? "-")
print("after it was taken")
print(Int(bitPattern: ObjectIdentifier(first)) == Int(bitPattern: address(first)))
print(unsafeDowncast(first as AnyObject, to: Node.self).name)
