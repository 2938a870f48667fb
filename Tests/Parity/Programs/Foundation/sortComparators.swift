import Foundation
struct Person { var name: String; var age: Int; var nick: String? }; let ps = [Person(name: "Bo", age: 30), Person(name: "al", age: 30), Person(name: "Cy", age: 20)];
print(
  ps.sorted(using: KeyPathComparator(\.name)).map(\.name), ps.sorted(using: [KeyPathComparator(\.age, order: .reverse), KeyPathComparator(\.name)]).map(\.name),
  ps.sorted(using: SortDescriptor(\.age)).map(\.age), [3, 1].sorted(using: KeyPathComparator(\.self)))
