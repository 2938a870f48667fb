/// Packs at run time. A pack of types is a type; a pack of values is stored as a tuple: as `()`, as
/// the element itself, or as a tuple of two or more elements.
extension Machine {
  /// r[a] = an array of the r[c] elements of r[b].
  func unpack(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) {
    let value = r[Int(i.b)]
    let object = ArrayObject(type: types.array(of: types.any), capacity: r[Int(i.c)].asInt)
    for element in r[Int(i.c)].asInt == 1 ? [value] : value.tupleElements {
      object.append(element.retained())
    }
    r[Int(i.a)] = .array(object)
  }

  /// r[a] = the elements of array r[b], taken, as a tuple of type r[c].
  func pack(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) {
    let list = r[Int(i.b)]
    let elements = list.fields.map { $0.retained() }
    r[Int(i.b)] = .hole
    list.release()
    var labels = elements.map { _ in String?.none }
    if case .tuple(let own) = types.type(of: r[Int(i.c)]).shape, own.count == labels.count {
      labels = own
    }
    r[Int(i.a)] = .tuple(types.tuple(labels), elements)
  }

  /// r[a] = element r[c] of the type pack r[b].
  func packElement(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) {
    let elements = types.type(of: r[Int(i.b)]).arguments
    let index = r[Int(i.c)].asInt
    r[Int(i.a)] = .metatype(elements.indices.contains(index) ? elements[index] : types.unknown)
  }
}
