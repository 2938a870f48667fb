internal import Semantics

/// Values in the memory representation of compiled code for 64-bit Linux, little-endian: numbers,
/// Booleans, enums without payloads, and structs and tuples of these. Padding is 0.
extension Machine {
  /// The bytes of a value of a type; nil if a part of it is a reference in compiled code.
  func bytes(of value: Value, as type: RuntimeType) -> [UInt8]? {
    let size = type.memoryLayout.size
    if let parts = parts(of: type) {
      let fields = value.fields
      guard fields.count == parts.count else { return nil }
      var bytes = Array(repeating: UInt8(0), count: size)
      for (field, part) in zip(fields, parts) {
        guard let own = self.bytes(of: field, as: part.type) else { return nil }
        bytes.replaceSubrange(part.offset..<(part.offset + own.count), with: own)
      }
      return bytes
    }
    let bits: UInt64
    switch type.kind {
    case .float?: bits = UInt64(Float(value.asDouble).bitPattern)
    case .double?, .cgFloat?: bits = value.asDouble.bitPattern
    case .bool?: bits = value.asBool ? 1 : 0
    case let kind? where kind.isInteger: bits = UInt64(bitPattern: Int64(value.asInt))
    case .enumPayload? where type.isPlainEnum: bits = value.bits
    default: return nil
    }
    return (0..<size).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
  }

  /// The value that the bytes represent, of which there must be enough; nil if they represent none,
  /// or if a part would be a reference.
  func value(of type: RuntimeType, in bytes: ArraySlice<UInt8>) -> Value? {
    if let parts = parts(of: type) {
      var fields: [Value] = []
      for part in parts {
        guard let field = value(of: part.type, in: bytes.dropFirst(part.offset)) else {
          for field in fields { field.release() }
          return nil
        }
        fields.append(field)
      }
      if case .tuple = type.shape { return .tuple(type, fields) }
      return .structure(type, fields)
    }
    let bits = bytes.prefix(type.memoryLayout.size).reversed().reduce(UInt64(0)) {
      $0 << 8 | UInt64($1)
    }
    switch type.kind {
    case .float?: return .floating(Double(Float(bitPattern: UInt32(bits))), .float)
    case .double?: return .double(Double(bitPattern: bits))
    case .cgFloat?: return .floating(Double(bitPattern: bits), .cgFloat)
    case .bool?: return .bool(bits & 1 == 1)
    case let kind? where kind.isInteger: return .integer(kind.extended(bits), kind)
    case .enumPayload? where type.isPlainEnum:
      guard bits < UInt64(type.nominal?.enumeration.cases.count ?? 0) else { return nil }
      return .enumCase(Int(bits), of: type)
    default: return nil
    }
  }

  /// The element types of a struct or tuple and their byte offsets; nil for types without elements,
  /// and for library types with a different layout.
  private func parts(of type: RuntimeType) -> [(type: RuntimeType, offset: Int)]? {
    let types: [RuntimeType]
    switch type.shape {
    case .tuple(let labels) where !labels.isEmpty: types = type.arguments
    case .nominal(let nominal) where type.kind == .structure && !nominal.isPrelude:
      types = nominal.storedProperties.map { property in
        self.types.type(
          for: property.type.substituting(nominal.substitution(type.type.arguments)))
      }
    default: return nil
    }
    var end = 0
    return types.map { part in
      let layout = part.memoryLayout
      let offset = (end + layout.alignment - 1) / layout.alignment * layout.alignment
      end = offset + layout.size
      return (part, offset)
    }
  }
}

extension RuntimeType {
  /// Whether it is an enum of the program without payloads.
  fileprivate var isPlainEnum: Bool {
    guard let nominal, nominal.kind == .enum, !nominal.isPrelude else { return false }
    return nominal.enumeration.cases.allSatisfy(\.payload.isEmpty)
  }
}

extension ValueKind {
  /// The bits of an integer of this width, sign- or zero-extended.
  fileprivate func extended(_ bits: UInt64) -> Int {
    switch self {
    case .int8: Int(Int8(truncatingIfNeeded: bits))
    case .int16: Int(Int16(truncatingIfNeeded: bits))
    case .int32: Int(Int32(truncatingIfNeeded: bits))
    case .uint8: Int(UInt8(truncatingIfNeeded: bits))
    case .uint16: Int(UInt16(truncatingIfNeeded: bits))
    case .uint32: Int(UInt32(truncatingIfNeeded: bits))
    default: Int(bitPattern: UInt(bits))
    }
  }
}
