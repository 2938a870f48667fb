protocol Shelf<Item> { associatedtype Item; var items: [Item] { get } }
struct B<Item>: Shelf { var items: [Item] }
func f(_ s: any Shelf<Int>) -> Int { s.items.reduce(0, +) }
func g<S: Shelf<String>>(_ s: S) -> String { s.items.joined() }
func h() -> some Shelf<Int> { B(items: [4]) }
print(f(B(items: [1, 2])), g(B(items: ["a"])), h().items[0] + 1)
extension Shelf<Int> { var sum: Int { items.reduce(0, +) } }
print(B(items: [1]).sum)
extension Array<Int> { var tot: Int { reduce(0, +) } }
print([1, 2].tot)
