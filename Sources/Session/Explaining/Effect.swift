/// One step in the causal tree of an input, with the steps it caused.
struct Effect {
  /// What a step did, by its index in the transaction's lists.
  enum Content {
    case input
    /// An index into the transaction's `steps`; likewise into the lists of the cases below.
    case write(Int)
    case update(Int)
    case appearance(Int)
    case departure(Int)
    case origin(Int)
    /// A change of an environment value by a view.
    case environment(Transaction.Cause)
  }

  let content: Content
  /// For an update: the causes that connect it to its parent step.
  var causes: [Transaction.Cause] = []
  /// For an update: its other causes.
  var otherCauses: [Transaction.Cause] = []
  var effects: [Effect] = []
}
