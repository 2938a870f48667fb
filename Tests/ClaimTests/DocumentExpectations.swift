import Foundation
import Testing

/// What is to be said about the blocks of one document. Its text is not kept here, only how many
/// blocks it has and what each of them is: blocks that are not listed are taken without a word.
struct DocumentExpectation: CustomTestStringConvertible {
  /// How the document's name begins.
  let document: String
  let count: Int
  /// Declarations that the document speaks of without showing them, by the block that needs them.
  var given: [Int: [String]] = [:]
  /// Misprints to mend before pasting, by block: what is wrong, and what was meant.
  var repairs: [Int: (wrong: String, right: String)] = [:]
  /// What is said, by block.
  var answers: [Int: [String]] = [:]
  /// Inputs that follow, and what is said about them.
  var afterwards: [(input: String, answer: [String])] = []

  var testDescription: String { repairs.isEmpty ? document : "\(document), repaired" }

  func repaired(_ block: String, _ number: Int) -> String {
    guard let repair = repairs[number], let place = block.range(of: repair.wrong) else {
      return block
    }
    return block.replacingCharacters(in: place, with: repair.right)
  }
}

extension DocumentTests {
  /// What the session says of a block that leaves out what its type had before.
  private static func keeps(_ type: String) -> [String] {
    ["1:8: note: '\(type)' keeps what this declaration leaves out"]
  }

  /// What it says of a view that is mounted with the type that a block declares anew.
  private static func older(_ view: String, in app: String) -> [String] {
    [
      "1:8: note: \(view) keeps the earlier declaration; 'unmount' and 'mount' \(app) again to see "
        + "this one"
    ]
  }

  private static func belongs(_ accessor: String) -> [String] {
    [
      "1:1: note: '\(accessor)' is an accessor; put it into the property that it belongs to, "
        + "as those of 'ViewModel'"
    ]
  }

  private static func later(_ place: String, _ name: String) -> String {
    "\(place): note: cannot find '\(name)' in scope yet; it is looked up again when used"
  }

  static let expectations = [
    DocumentExpectation(
      document: "000", count: 20,
      answers: [
        // It passes on a book that its view does not have; the views behind it are taken.
        7: ["6:31: error: cannot find 'book' in scope; did you mean 'Book'?"],
        14: older("LibraryView#2", in: "BookReaderApp#2"),
        16: older("LibraryView#3", in: "BookReaderApp#3"),
      ],
      afterwards: [
        // A property torn from its view reads what stands above it: nothing.
        ("show library", ["nil"]),
        ("env set Library()", []),
        ("show library == nil", ["false"]),
      ]),
    DocumentExpectation(
      document: "003", count: 25,
      answers: [
        1: ["14:9: error: cannot assign to property: 'self' is immutable"],
        2: keeps("ContentView"),
        10: [
          "5:33: note: this is a member; put it into the type that it belongs to, as 'ViewModel'"
        ],
        11: [
          "6:47: note: this is a member; put it into the type that it belongs to, as 'ViewModel'"
        ],
        // Braces are missing, and a computed property has no type.
        12: [
          "4:22: error: computed property must have an explicit type",
          "17:9: error: expected '}' at end of closure",
          "19:5: error: expected 'var' keyword in property declaration",
        ],
        14: belongs("get"), 15: belongs("set"),
        20: keeps("ContentView"),
        // A placeholder where a binding is to be.
        24: [
          "7:23: error: '<' is not a prefix unary operator",
          "7:31: error: '>' is not a postfix unary operator",
        ],
      ],
      afterwards: [
        // An extension of long ago does not fit the model's new property. It says so when called.
        (
          "Model().updateCount()",
          ["8:21: error: cannot assign value of type 'Int' to type 'Double'"]
        ),
        ("print(ViewModel().annotatedCount)", []),
      ]),
    DocumentExpectation(
      document: "004", count: 8,
      answers: [
        1: ["13:17: error: expected '{' after 'label:' of a trailing closure"],
        2: [later("6:13", "Checkbox")],
        3: [later("2:17", "Todo")],
        4: [later("5:17", "Todo"), later("6:9", "Todo")],
        5: [
          "18:25: error: consecutive statements on a line must be separated by ';'",
          "18:25: error: expected expression",
        ],
        6: [later("15:32", "Todo"), later("26:21", "TodoRow")],
        7: [later("5:25", "Todo"), later("10:13", "Checkbox")],
        8: ["10:9: error: expected ')' in expression list"],
      ]),
    DocumentExpectation(
      document: "004", count: 8,
      given: [
        6: [
          """
          extension Sequence {
            func sortedInsensitive(by path: KeyPath<Element, String>) -> [Element] {
              sorted { $0[keyPath: path].lowercased() < $1[keyPath: path].lowercased() }
            }
          }
          """
        ]
      ],
      repairs: [
        1: ("label:\n", "label: {\n"), 5: ("rhs.id:w", "rhs.id"), 8: ("toggle( gg", "toggle()"),
      ],
      answers: [
        3: [later("2:17", "Todo")],
        4: [later("5:17", "Todo"), later("6:9", "Todo")],
        6: [later("26:21", "TodoRow")],
      ],
      afterwards: [
        ("env set ViewModel()", []),
        ("mount ContentView()", []),
        ("tap trash in TodoRow#1", []),
      ]),
  ]
}
