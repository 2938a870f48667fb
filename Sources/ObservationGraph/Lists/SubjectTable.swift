/// The subjects, each a row of cells; those of one size that are free are linked.
struct SubjectTable {
  let storage: GraphMemory

  func make(propertyCount: Int, payload: UInt64) -> SubjectID {
    storage.pointee.lastSubject &+= 1
    let position = takeCells(forPropertyCount: propertyCount)
    let header = storage.cell(position)
    header.pointee = Cell(
      header: propertyCount, generation: header.pointee.generation,
      serial: storage.pointee.lastSubject, payload: payload)
    for property in 0..<propertyCount {
      header[property + 1] = Cell(property: UInt32(property))
    }
    storage.pointee.subjectCount += 1
    storage.pointee.propertyCount += propertyCount
    return SubjectID(index: position, generation: header.pointee.generation)
  }

  /// Gives back the cells of a subject without readers.
  func release(_ position: UInt32) {
    let count = storage.cell(position).pointee.propertyCount
    storage.cell(position).pointee.retire()
    let sizeClass = GraphStorage.sizeClass(forPropertyCount: count)
    storage.cell(position).pointee.nextFree = storage.pointee.freeSubjects.base[sizeClass]
    storage.pointee.freeSubjects.base[sizeClass] = position
    storage.pointee.subjectCount -= 1
    storage.pointee.propertyCount -= count
  }

  func isAlive(_ subject: SubjectID) -> Bool {
    guard !subject.isNone, subject.index < storage.pointee.cells.used else { return false }
    let header = storage.cell(subject.index).pointee
    return header.isAlive && header.generation == subject.generation
  }

  /// Visits the positions of the live subjects, in the order they lie.
  func visit(_ body: (UInt32) -> Void) {
    var position: UInt32 = 1
    while position < storage.pointee.cells.used {
      let header = storage.cell(position).pointee
      if header.isAlive { body(position) }
      position += GraphStorage.cellCount(forPropertyCount: header.propertyCount)
    }
  }

  private func takeCells(forPropertyCount count: Int) -> UInt32 {
    let sizeClass = GraphStorage.sizeClass(forPropertyCount: count)
    let free = storage.pointee.freeSubjects.base[sizeClass]
    if free != 0 {
      storage.pointee.freeSubjects.base[sizeClass] = storage.cell(free).pointee.nextFree
      return free
    }
    let length = GraphStorage.cellCount(forPropertyCount: count)
    let position = storage.pointee.cells.extend(by: length)
    precondition(
      UInt64(position) + UInt64(length) <= UInt64(SubjectID.indexMask),
      "the dependency graph is full")
    storage.cell(position).pointee = Cell(header: 0, generation: 0, serial: 0, payload: 0)
    return position
  }
}
