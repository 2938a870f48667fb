import Foundation
import Testing

/// The expected answers to the blocks of one document. Its text is not stored here, only the number
/// of blocks and the answer to each: blocks without an entry are accepted silently.
struct DocumentExpectation: CustomTestStringConvertible {
  /// The beginning of the document's name.
  let document: String
  let count: Int
  /// Declarations that the document mentions without showing them, by the block that needs them.
  var given: [Int: [String]] = [:]
  /// Misprints to correct before pasting, by block.
  var repairs: [Int: (wrong: String, right: String)] = [:]
  /// The expected answers, by block.
  var answers: [Int: [String]] = [:]
  /// Inputs that follow the blocks, and the expected answers.
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
  /// The note on a declaration that omits members of its earlier version.
  private static func keeps(_ type: String) -> [String] {
    ["1:8: note: '\(type)' keeps what this declaration leaves out"]
  }

  /// The note on a mounted view whose type a block redeclares.
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
        // The block passes a book that its view does not have; the views after it are accepted.
        7: ["6:31: error: cannot find 'book' in scope; did you mean 'Book'?"],
        14: older("LibraryView#2", in: "BookReaderApp#2"),
        16: older("LibraryView#3", in: "BookReaderApp#3"),
      ],
      afterwards: [
        // Outside of its view, a property reads the root environment, which has no value.
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
        // Braces are missing, and a computed property lacks its type.
        12: [
          "4:22: error: computed property must have an explicit type",
          "17:9: error: expected '}' at end of closure",
          "19:5: error: expected 'var' keyword in property declaration",
        ],
        14: belongs("get"), 15: belongs("set"),
        20: keeps("ContentView"),
        // A placeholder in place of a binding.
        24: [
          "7:23: error: '<' is not a prefix unary operator",
          "7:31: error: '>' is not a postfix unary operator",
        ],
      ],
      afterwards: [
        // An extension from an earlier block does not fit the model's new property; its error
        // appears when it is called.
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
