internal import Semantics
internal import SourceText
internal import Syntax

extension Machine {
  /// The code of a function, lowered when it is first called.
  @inline(__always)
  func code(for function: Function) -> Code {
    if let lowered = function.lowered {
      let code = unsafeDowncast(lowered, to: Code.self)
      if code.machineNumber == number { return code }
    }
    return makeCode(for: function)
  }

  private func makeCode(for function: Function) -> Code {
    let code = Code(
      name: function.displayName, kind: function.kind, source: function.source,
      span: function.span, isMade: function.isMade, setsBinding: function.setsBinding)
    code.machineNumber = number
    code.parameterCount = function.parameters.count + (function.selfParameter == .none ? 0 : 1)
    code.prepare = { [unowned(unsafe) self] code throws(Fault) in
      try Lowering(machine: self, code: code, function: function).functions.lowerFunction()
    }
    function.lowered = code
    return code
  }

  /// The code of a property's accessor that has no function in the program.
  func accessorCode(_ property: Property, _ kind: AccessorKey.Kind) -> Code {
    let key = AccessorKey(property: ObjectIdentifier(property), kind: kind)
    if let known = codes.accessors[key] { return known.code }
    let code = Code(
      name: property.name, kind: kind == .getter ? .getter : .setter, source: property.source,
      span: property.span, isMade: true)
    code.machineNumber = number
    let function = Function(
      name: property.name, kind: kind == .getter ? .getter : .setter, parameters: [],
      result: kind == .getter ? property.type : .void, implementation: .requirement,
      source: property.source, span: property.span)
    function.accessed.property = property
    code.prepare = { [unowned(unsafe) self] code throws(Fault) in
      try Lowering(machine: self, code: code, function: function).functions
        .lowerAccessor(property, kind)
    }
    codes.accessors[key] = (property, code)
    return code
  }
}

extension Function {
  /// Whether it is compiler-generated: its body has no place in the source.
  fileprivate var isMade: Bool {
    switch implementation {
    case .synthesized, .typed: true
    case .source(let block): block.span == .none && kind != .topLevel
    case .native, .instruction, .requirement, .expression: false
    }
  }

  /// Whether it is the setter of a property of `Binding`.
  fileprivate var setsBinding: Bool {
    kind == .setter && owner?.isPrelude == true && owner?.name == "Binding"
  }

  /// The name in stack traces.
  var displayName: String {
    let prefix = owner.map { $0.name + "." } ?? ""
    switch kind {
    case .topLevel: return "top level"
    case .closure: return "closure"
    case .getter, .setter, .modify, .willSet, .didSet, .initAccessor, .initialValue:
      return prefix + name
    case .deinitializer: return prefix + "deinit"
    default:
      let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
      return prefix + name + "(" + labels + ")"
    }
  }
}
