import SourceText
import Testing

@testable import Semantics

/// Conversions from one type to another, and their scores.
@Suite struct ConversionTests {
  private let program = CheckedProgram(
    """
    class Animal {}
    class Dog: Animal {}
    protocol Named {}
    struct Person: Named, Hashable {}
    """)

  @Test(arguments: [
    ("Int", "Int", "value"), ("Int", "Double", nil), ("Int", "Int?", "optional of value"),
    ("Int", "Any", "converted value"), ("Dog", "Animal", "converted value"), ("Animal", "Dog", nil),
    ("Dog", "Animal?", "optional of converted value"), ("Dog?", "Animal?", "converted value"),
    ("Person", "any Named", "converted value"), ("Int", "any Named", nil),
    ("Person", "AnyHashable", "converted value"), ("Double", "CGFloat", "call of init"),
    ("(Int, Dog)", "(Int, Animal)", "converted value"),
    ("() -> Dog", "() -> Animal", "converted value"),
    ("(Animal) -> Void", "(Dog) -> Void", "converted value"),
    ("() throws -> Int", "() -> Int", nil), ("() -> Int", "() throws -> Int", "value"),
    ("[Dog]", "[Animal]", "converted value"), ("[Int]", "[String]", nil),
    ("Dog.Type", "Animal.Type", "converted value"),
  ]) func conversions(_ from: String, _ target: String, _ made: String?) {
    let (body, _) = program.body("")
    let value = TypedExpression(
      .local(LocalVariable(name: "x", type: program.type(from), isLet: true)),
      type: program.type(from), span: .none)
    let converted = body.conversions.tryConvert(value, to: program.type(target))
    #expect(converted.map(Self.text) == made)
    if let converted, made != "value" {
      #expect("\(converted.type.resolved)" == "\(program.type(target))")
    }
  }

  private static func text(of value: TypedExpression) -> String {
    switch value.kind {
    case .local: "value"
    case .wrapOptional(let inner): "optional of \(text(of: inner))"
    case .convert(let inner): "converted \(text(of: inner))"
    case .call(let function, _, _, _, _): "call of \(function.name)"
    default: "other"
    }
  }

  /// An exact match scores best, and `Any` better than an optional.
  @Test func whatConversionsCost() {
    func score(_ from: String, _ target: String) -> Score {
      let (body, _) = program.body("")
      body.score = .zero
      let value = TypedExpression(
        .local(LocalVariable(name: "x", type: program.type(from), isLet: true)),
        type: program.type(from), span: .none)
      _ = body.conversions.tryConvert(value, to: program.type(target))
      return body.score
    }
    let scores = [score("Person", "Person"), score("Person", "Person?"), score("Person", "Any")]
    #expect(scores[0] == .zero)
    #expect(scores[0] < scores[2])
    #expect(scores[2] < scores[1])
  }
}
