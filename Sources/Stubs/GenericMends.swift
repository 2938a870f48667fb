import Semantics
import SourceText

/// Makes stubs generic whose uses differ in a type, and lets them give the values that they are made
/// of.
struct GenericMends {
  let scope: StubScope

  /// Makes those stubs generic to which the texts pass values of different types: a type whose
  /// property is such a value, and a function that gives it. Returns whether there are some.
  ///
  /// - Parameter text: The text whose calls are considered with those of others.
  func generalize(for text: Source) -> Bool {
    var hasChanged = false
    // The functions of the top level are stubs of their own.
    let names = Set(scope.table.functionsCalled(in: text).map { $0.owner ?? $0.function })
    for stub in names.sorted().compactMap({ scope.stubs[$0] }) where !stub.isPlain {
      var generic = stub
      guard generalize(&generic) else { continue }
      scope.set(generic)
      hasChanged = true
    }
    return hasChanged
  }

  private func generalize(_ stub: inout Stub) -> Bool {
    stub.isOfValues ? generalizeType(&stub) : generalizeFunctions(&stub)
  }

  private func generalizeType(_ stub: inout Stub) -> Bool {
    var places: [String: Int] = [:]
    var different: Set<String> = []
    for (parameter, types) in passed(to: "init", of: stub.ownName) where types.count > 1 {
      let property =
        parameter.label
        ?? stub.propertyLinked(to: parameter.place) ?? stub.onlyPropertyNotPassed?.name
      guard let property else { continue }
      different.insert(property)
      if parameter.label == nil { places[property] = parameter.place }
    }
    var hasChanged = false
    for property in stub.instanceProperties.map(\.name) where different.contains(property) {
      guard stub.makeGeneric(property, as: name(ofParameterFor: property)) else { continue }
      if let place = places[property] { stub.construction.link(place, to: property) }
      hasChanged = true
    }
    return hasChanged
  }

  private func generalizeFunctions(_ stub: inout Stub) -> Bool {
    let owner = stub.kind == .function ? nil : stub.ownName
    var hasChanged = false
    for name in Set(stub.methods.compactMap(\.name)).sorted() {
      let different = passed(to: name, of: owner).filter { $0.types.count > 1 }
      guard different.count == 1, let parameter = different.first?.parameter else { continue }
      let isChanged = stub.change(methodNamed: name) { method in
        method.giveValue(
          passedFor: parameter.label, at: parameter.place,
          as: self.name(ofParameterFor: parameter.label ?? "value"))
      }
      hasChanged = hasChanged || isChanged
    }
    return hasChanged
  }

  /// Lets the properties of stubs begin with values that are passed without a label, where only one
  /// property can be meant.
  func link(_ names: [String]) {
    for name in names {
      guard var stub = scope.stubs[name], stub.isOfValues, !stub.isPlain, stub.generics.isEmpty,
        stub.construction.unlabelled.count == 1, stub.construction.links.isEmpty,
        let property = stub.onlyPropertyNotPassed,
        !property.isSuggested || stub.instanceProperties.count == 1
      else { continue }
      let values = scope.table.passed(to: "init", of: stub.ownName).filter {
        $0.parameter.label == nil && $0.parameter.place == 0
      }.flatMap(\.values)
      guard !values.isEmpty, values.allSatisfy({ $0.fits(property.type) }) else { continue }
      stub.construction.link(0, to: property.name)
      scope.set(stub)
    }
  }

  /// The different types of the values that the texts pass for each parameter.
  private func passed(
    to function: String, of owner: String?
  ) -> [(parameter: StubArguments.Parameter, types: Set<String>)] {
    scope.table.passed(to: function, of: owner).map { parameter, values in
      var types = Set(values.filter { !$0.isLiteral }.map(\.type))
      // A number in the text has the type of the others.
      for value in values.sorted(by: { $0.type < $1.type }) where value.isLiteral {
        if types.isDisjoint(with: PassedValue.numbers) { types.insert(value.type) }
      }
      return (parameter, types.filter { !types.contains($0.unwrapped) || $0 == $0.unwrapped })
    }
  }

  /// The name of a generic parameter for the type of a property: `Value` for `value`.
  private func name(ofParameterFor property: String) -> String {
    var name = property.capitalizedFirst
    while !scope.checker.globals(named: name).isEmpty || scope.isStub(name) { name += "Type" }
    return name
  }
}

/// A value that a text passes to a stub.
struct PassedValue: Hashable {
  let type: String
  /// Whether it is a number in the text, which may also have other types.
  let isLiteral: Bool

  init(_ value: StubArguments.Given) {
    type = value.type.sourceDescription
    isLiteral = value.isLiteral && PassedValue.numbers.contains(type)
  }

  static let numbers: Set<String> = ["Int", "Double", "CGFloat", "Float", "Decimal"]

  /// Whether it may be a value of a type.
  func fits(_ other: String) -> Bool {
    type == other
      || isLiteral && PassedValue.numbers.contains(other) && (type == "Int" || other != "Int")
  }
}

extension Stub {
  /// The one stored property that no call passes with a label, and that is not the identity; nil if
  /// there are none or several.
  var onlyPropertyNotPassed: Property? {
    let others = instanceProperties.filter {
      !$0.isPassed && !$0.isComputed && !$0.name.hasPrefix("$") && $0.name != "id"
    }
    return others.count == 1 ? others[0] : nil
  }

  /// The properties of its values.
  var instanceProperties: [Property] { properties.filter { !$0.isStatic } }

  func propertyLinked(to place: Int) -> String? { construction.links[place] }
}
