/// A property of a model that holds other models.
struct Relationship {
  let name: String
  /// The type as written.
  let type: String
  /// The type of the models that it holds.
  let model: String
  let isMany: Bool
  let isOptional: Bool
  /// What is done with these models when their owner is deleted.
  let rule: String
  /// The property of the other model that leads back, where one is written or known.
  let inverse: String?
}
