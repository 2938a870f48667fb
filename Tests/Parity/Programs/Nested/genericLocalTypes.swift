func f() {
  struct Box<T> { var v: T
    func mapped<U>(_ g: (T) -> U) -> Box<U> { Box<U>(v: g(v)) }
  }
  let b = Box(v: 1)
  print(b.v, b.mapped { "\($0)!" }.v)
  let c: Box<String> = Box(v: "a")
  print(c, Box<Double>(v: 2).v)
  enum Tree<E> { case leaf; indirect case node(Tree<E>, E, Tree<E>)
    var count: Int { switch self { case .leaf: 0; case .node(let l, _, let r): l.count + 1 + r.count } } }
  let t = Tree.node(.leaf, 3, .node(.leaf, 4, .leaf))
  print(t.count)
  typealias Pair<A> = (A, A)
  let p: Pair<Int> = (1, 2)
  print(p)
  typealias IntBox = Box<Int>
  print(IntBox(v: 9).v)
  class Node<T> { var value: T; var next: Node<T>?; init(_ v: T, _ n: Node<T>? = nil) { value = v; next = n } }
  let n = Node(1, Node(2))
  print(n.next!.value)
  let boxes = [Box(v: 1), Box(v: 2)]
  print(boxes.map(\.v), boxes.map(Box.init(v:)).count)
}
f()
