import Foundation
let store = Store()
var total: Int = compute() { didSet { print("total", oldValue, total) } }
func compute() -> Int { print("compute"); return limit * 2 }
let limit = 21
final class Store { init() { print("store made") }; var items = [1, 2, 3] }
@main
enum Main {
    static let shared = Main2()
    static func main() {
        print("begin")
        store.items.append(4)
        print(store.items)
        total += 1
        print(total)
        let r = Main2().go()
        print(r)
    }
}
struct Main2 { func go() -> [Int] { store.items.map { $0 * factor } } }
private let factor = 10
#if os(Linux)
let platform = "linux"
#endif
