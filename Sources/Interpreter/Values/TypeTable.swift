package import Semantics

/// The types in use, with one object for each distinct type.
package final class TypeTable {
  /// What makes two types the same: the declaration, and the numbers of the arguments.
  private enum Key: Hashable {
    case nominal(NominalType, [UInt32])
    case tuple([String?], [UInt32])
    case pack([UInt32])
    case function([UInt32], FunctionType)
    case metatype(UInt32)
    case existential([NominalType])
  }

  unowned(unsafe) let machine: Machine
  private var all: [RuntimeType] = []
  /// The types by the hashes of their keys.
  private var byKey: [Int: [(key: Key, type: RuntimeType)]] = [:]
  /// The types without generic parameters, by their hashes.
  private var closed: [Int: [(type: Type, made: RuntimeType)]] = [:]
  private var named: [String: NominalType] = [:]
  /// The type that matches everything. Its number is 0.
  package let unknown: RuntimeType
  /// The types that the kind of a value determines.
  private var byKind: [RuntimeType?] = Array(repeating: nil, count: 32)

  init(machine: Machine) {
    self.machine = machine
    unknown = RuntimeType(
      id: 0, shape: .unknown, arguments: [], type: .existential([]), machine: machine)
    all = [unknown]
  }

  deinit {
    // Types are made after their arguments.
    while let last = all.popLast() { last.releaseTypes() }
  }

  package var int: RuntimeType { type(ofKind: .int) }
  package var double: RuntimeType { type(ofKind: .double) }
  package var bool: RuntimeType { type(ofKind: .bool) }
  package private(set) lazy var string = type(ofKind: .string)
  package var character: RuntimeType { type(ofKind: .character) }
  package var void: RuntimeType { tuple([], []) }
  package var any: RuntimeType { existential([]) }
  /// `(key:value:)`, the element of dictionaries.
  lazy var substring = type(named: "Substring")
  lazy var keyValuePair = tuple(["key", "value"])
  /// `(offset:element:)`, the element of `enumerated()`.
  lazy var offsetPair = tuple(["offset", "element"])
  lazy var pair = tuple([nil, nil])

  /// The type with a number.
  package subscript(id: UInt32) -> RuntimeType { Int(id) < all.count ? all[Int(id)] : unknown }

  /// The instance type of a metatype value.
  package func type(of metatype: Value) -> RuntimeType {
    metatype.kind == .metatype
      ? self[UInt32(truncatingIfNeeded: metatype.bits)] : machine.dynamicType(metatype)
  }

  /// A type of the prelude by name.
  package func type(named name: String, _ arguments: [RuntimeType] = []) -> RuntimeType {
    let declaration: NominalType
    if let known = named[name] {
      declaration = known
    } else {
      declaration = machine.program.wellKnown(name)
      named[name] = declaration
    }
    return nominal(declaration, arguments)
  }

  package func array(of element: RuntimeType) -> RuntimeType { type(named: "Array", [element]) }
  package func set(of element: RuntimeType) -> RuntimeType { type(named: "Set", [element]) }
  package func dictionary(_ key: RuntimeType, _ value: RuntimeType) -> RuntimeType {
    type(named: "Dictionary", [key, value])
  }

  package func optional(of wrapped: RuntimeType) -> RuntimeType {
    if let known = wrapped.wrappedOptional { return known }
    let optional = type(named: "Optional", [wrapped])
    wrapped.wrappedOptional = optional
    return optional
  }

  /// A tuple type with labels whose element types are unknown.
  package func tuple(_ labels: [String?]) -> RuntimeType {
    intern(.tuple(labels, []), .tuple(labels: labels), [])
  }

  /// A tuple type with labels and element types.
  package func tuple(_ labels: [String?], _ elements: [RuntimeType]) -> RuntimeType {
    intern(.tuple(labels, elements.map(\.id)), .tuple(labels: labels), elements)
  }

  /// A pack of types.
  private func pack(_ elements: [RuntimeType]) -> RuntimeType {
    intern(.pack(elements.map(\.id)), .pack, elements)
  }

  /// A nominal type with generic arguments.
  package func nominal(_ nominal: NominalType, _ arguments: [RuntimeType]) -> RuntimeType {
    intern(.nominal(nominal, arguments.map(\.id)), .nominal(nominal), arguments)
  }

  /// The metatype of a type.
  package func metatype(_ type: RuntimeType) -> RuntimeType {
    intern(.metatype(type.id), .metatype, [type])
  }

  /// An existential type; `Any` if there are no protocols.
  package func existential(_ protocols: [NominalType]) -> RuntimeType {
    intern(.existential(protocols), .existential(protocols), [])
  }

  func type(ofKind kind: ValueKind) -> RuntimeType {
    if let known = byKind[Int(kind.rawValue & 31)], kind.rawValue < 32 { return known }
    let type: RuntimeType
    switch kind {
    case .bool: type = self.type(named: "Bool")
    case .double: type = self.type(named: "Double")
    case .float: type = self.type(named: "Float")
    case .cgFloat: type = self.type(named: "CGFloat")
    case .character, .longCharacter: type = self.type(named: "Character")
    case .string, .longString: type = self.type(named: "String")
    case .void: type = void
    default: type = self.type(named: Machine.name(of: kind))
    }
    if kind.rawValue < 32 { byKind[Int(kind.rawValue)] = type }
    return type
  }

  /// A type without generic parameters.
  package func type(for type: Type) -> RuntimeType {
    let hash = type.hashValue
    if let known = closed[hash]?.first(where: { $0.type == type }) { return known.made }
    let made = self.type(for: type) { _ in nil }
    closed[hash, default: []].append((type, made))
    return made
  }

  /// A type with its generic parameters replaced by what `argument` returns; unknown if it returns
  /// nil.
  func type(
    for type: Type, _ argument: (GenericParameter) -> RuntimeType?
  ) -> RuntimeType {
    switch type {
    case .nominal(let nominal, let arguments):
      return self.nominal(nominal, arguments.map { self.type(for: $0, argument) })
    case .tuple(let elements):
      var labels: [String?] = []
      var types: [RuntimeType] = []
      for element in elements {
        let found = self.types(for: element.type, argument)
        types += found
        labels += found.count == 1 ? [element.label] : found.map { _ in nil }
      }
      return types.count == 1 && labels[0] == nil ? types[0] : tuple(labels, types)
    case .function(let function):
      let parts =
        function.parameters.map { self.type(for: $0.type, argument) }
        + [self.type(for: function.result, argument)]
      var shape = function
      shape.parameters = function.parameters.map {
        var parameter = $0
        parameter.type = .unknown
        return parameter
      }
      shape.result = .unknown
      return intern(.function(parts.map(\.id), shape), .function(shape), parts)
    case .metatype(let instance): return metatype(self.type(for: instance, argument))
    case .existential(let protocols):
      return existential(
        protocols.compactMap { if case .nominal(let nominal, _) = $0 { nominal } else { nil } })
    case .opaque(let opaque, let arguments):
      if let underlying = opaque.found(with: arguments) {
        return self.type(for: underlying, argument)
      }
      return self.type(for: .existential(opaque.constraints), argument)
    case .parameter(let parameter): return argument(parameter) ?? unknown
    case .member(let base, let associated):
      let owner = self.type(for: base, argument)
      if owner === unknown { return unknown }
      return associatedType(associated, of: owner)
    case .pack(let types): return pack(types.flatMap { self.types(for: $0, argument) })
    case .expansion: return unknown
    case .variable(let variable):
      return variable.binding.map { self.type(for: $0, argument) } ?? unknown
    case .unknown: return unknown
    }
  }

  /// The types that replace one in a list: for a pack expansion, one for each element of its packs.
  private func types(
    for type: Type, _ argument: (GenericParameter) -> RuntimeType?
  ) -> [RuntimeType] {
    guard case .expansion(let pattern) = type else { return [self.type(for: type, argument)] }
    let packs = pattern.repeatedPacks.compactMap { pack in
      argument(pack).map { (parameter: pack, elements: $0.arguments) }
    }
    return (0..<(packs.map(\.elements.count).min() ?? 0)).map { index in
      self.type(for: pattern) { parameter in
        packs.first { $0.parameter === parameter }?.elements[index] ?? argument(parameter)
      }
    }
  }

  func associatedType(_ associated: AssociatedType, of owner: RuntimeType) -> RuntimeType {
    let key = ObjectIdentifier(associated)
    owner.forgetOutdated()
    if let known = owner.associatedTypes[key] { return known }
    var found = unknown
    if let bound = machine.program.associatedType(associated, in: owner.type) {
      // A member of a type known only by its constraints remains a member type.
      if case .member(let base, _) = bound, base == owner.type {} else { found = type(for: bound) }
    }
    owner.associatedTypes[key] = found
    return found
  }

  /// The type that a recipe yields in a frame.
  func type(_ recipe: TypeRecipe, _ r: UnsafeMutablePointer<Value>) -> RuntimeType {
    var recentKey: UInt64?
    if recipe.leaves.count <= 2, let first = recipe.leaves.first, let last = recipe.leaves.last {
      let key =
        UInt64(type(first.leaf, r).id) << 32
        | (recipe.leaves.count == 1 ? 0 : UInt64(type(last.leaf, r).id))
      if let recent = recipe.recent, recent.key == key { return recent.type }
      recentKey = key
    }
    let made = lookUp(recipe, r)
    if let recentKey { recipe.recent = (recentKey, made) }
    return made
  }

  @inline(never)
  private func lookUp(_ recipe: TypeRecipe, _ r: UnsafeMutablePointer<Value>) -> RuntimeType {
    var keys: [UInt32] = []
    keys.reserveCapacity(recipe.leaves.count)
    var found: [RuntimeType] = []
    for (_, leaf) in recipe.leaves {
      let type = self.type(leaf, r)
      found.append(type)
      keys.append(type.id)
    }
    if let known = recipe.answers.first(where: { $0.keys == keys }) { return known.type }
    let leaves = recipe.leaves
    let made = type(for: recipe.type) { parameter in
      leaves.firstIndex { $0.parameter === parameter }.map { found[$0] }
    }
    if recipe.answers.count < 16 { recipe.answers.append((keys, made)) }
    return made
  }

  private func type(_ leaf: TypeRecipe.Leaf, _ r: UnsafeMutablePointer<Value>) -> RuntimeType {
    switch leaf {
    case .register(let register):
      // A caller of a nongeneric requirement does not pass the type arguments of a generic witness:
      // the register then holds no value to use.
      let argument = r[Int(register)]
      return argument.kind == .metatype ? type(of: argument) : unknown
    case .dynamicType(let register): return type(of: r[Int(register)])
    case .argument(let register, let parameter):
      var current: RuntimeType? = type(of: r[Int(register)])
      while let type = current {
        if let nominal = type.nominal {
          if nominal.kind == .protocol || parameter.isProtocolSelf { return type }
          let parameters = nominal.generics.parameters
          if let index = parameters.firstIndex(where: { $0 === parameter }) {
            return type.arguments.indices.contains(index) ? type.arguments[index] : unknown
          }
        }
        current = type.superclass
      }
      return unknown
    }
  }

  /// Declares the members of a type: values can be made of a type whose members no code has used
  /// yet, for example by decoding.
  private func readMembers(of nominal: NominalType) {
    guard !nominal.isPrelude else { return }
    machine.program.readMembers(of: nominal)
    if let keys = nominal.codingKeys { machine.program.readMembers(of: keys) }
  }

  private func intern(
    _ key: Key, _ shape: RuntimeType.Shape, _ arguments: [RuntimeType]
  ) -> RuntimeType {
    let hash = key.hashValue
    if let known = byKey[hash]?.first(where: { $0.key == key }) { return known.type }
    let type: Type
    switch shape {
    case .nominal(let nominal):
      readMembers(of: nominal)
      type = .nominal(nominal, arguments.map(\.type))
    case .tuple(let labels):
      type = .tuple(
        zip(labels, arguments).map { Type.TupleElement(label: $0, type: $1.type) })
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = arguments[index].type
      }
      function.result = arguments.last?.type ?? .void
      type = .function(function)
    case .pack: type = .pack(arguments.map(\.type))
    case .metatype: type = .metatype(arguments[0].type)
    case .existential(let protocols): type = .existential(protocols.map { .nominal($0, []) })
    case .unknown: type = .existential([])
    }
    let made = RuntimeType(
      id: UInt32(all.count), shape: shape, arguments: arguments, type: type, machine: machine)
    all.append(made)
    byKey[hash, default: []].append((key, made))
    return made
  }
}
