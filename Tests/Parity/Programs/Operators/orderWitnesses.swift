// operators of one extension, conformance in another; Comparable derived operators
struct Ver { let a: Int, b: Int }
extension Ver { static func < (l: Ver, r: Ver) -> Bool { (l.a, l.b) < (r.a, r.b) } }
extension Ver { static func == (l: Ver, r: Ver) -> Bool { (l.a, l.b) == (r.a, r.b) } }
extension Ver: Comparable {}
print([Ver(a: 1, b: 2), Ver(a: 1, b: 1)].sorted(), Ver(a: 1, b: 0) > Ver(a: 0, b: 9))
func <= (l: Ver, r: Ver) -> Bool { print("own"); return !(r < l) }
func chk<C: Comparable>(_ a: C, _ b: C) -> Bool { a <= b }
print(chk(Ver(a: 1, b: 1), Ver(a: 2, b: 2)))
struct Node<Element> where Element: Comparable { var e: Element; var f: (() -> Void)? = nil }
extension Node: Comparable {}
func < <E>(l: Node<E>, r: Node<E>) -> Bool { l.e < r.e }
func == <E>(l: Node<E>, r: Node<E>) -> Bool { l.e == r.e }
print([Node(e: 3), Node(e: 1)].min()!.e, Node(e: 1) == Node(e: 1))
