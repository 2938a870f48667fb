struct GraphPage {
  init(_ model: GraphModel, _ part: GraphModel.Part, _ log: [Transaction]) {}
  var text: String { "" }
}
