extension WorldProgram {
  /// The models, and a random number generator.
  static let models = #"""
    import SwiftUI

    struct Dice {
      var state: Int
      init(_ seed: Int) { state = (seed &* 7919 &+ 104729) & 0x7fffffff }
      mutating func roll(_ sides: Int) -> Int {
        state = (state &* 1103515245 &+ 12345) & 0x7fffffff
        return (state >> 8) % sides
      }
    }
    struct Pair { var left = 0; var right = 0 }
    struct Cell: Identifiable, Equatable { let id: Int; var text: Int }
    @Observable class Item: Identifiable {
      let id: Int
      var text = 0
      var flag = false
      init(_ id: Int) { self.id = id }
    }
    @Observable class Model {
      var a = 0
      var b = 0
      var flag = false
      var bomb = 0
      var pair = Pair()
      var items: [Item]
      var cells: [Cell]
      var chosen: Item?
      var twice: Int { get { a * 2 } set { a = newValue / 2 } }
      var sum: Int { items.reduce(a) { $0 + $1.text } }
      init(_ first: Int) {
        items = [Item(first), Item(first + 1), Item(first + 2)]
        cells = [Cell(id: first, text: 0), Cell(id: first + 1, text: 0)]
      }
    }
    class Signal: ObservableObject {
      @Published var x = 0
      @Published var y = 0
    }
    extension EnvironmentValues {
      @Entry var tone = 0
      @Entry var shade = 0
    }
    struct Total: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    """#
}
