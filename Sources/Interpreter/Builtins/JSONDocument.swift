/// A document of JSON in the form that the library takes: the nodes, outer ones first.
struct JSONDocument {
  /// The kinds of nodes, by the numbers that the library knows.
  enum Node: Int {
    case null, no, yes, number, string, array, object
  }

  /// The number of each node; for arrays and objects, followed by the number of elements.
  var shape: [Int] = []
  /// The texts of names, strings and numbers, in their order in the document.
  var texts: [String] = []
}
