internal import SourceText

/// The instructions of a function that is being lowered, and the jumps between them.
///
/// Jumps refer to labels. Their distances are filled in by `finish`, once every label is placed, so
/// an instruction may be removed again only as long as no label lies behind it.
///
/// - Invariant: `spans` has one element for each instruction.
struct InstructionDraft {
  private(set) var instructions: [DraftInstruction] = []
  private(set) var spans: [Span] = []
  /// The place in the source of what is emitted next.
  var span = Span.none
  /// Instructions that precede all others.
  private var prologue: [DraftInstruction] = []
  private var labels: [Label] = []
  /// The number of instructions when a label was last placed.
  private var lastLabel = 0

  /// The number of instructions, without the prologue.
  var count: Int { instructions.count }

  /// Adds an instruction; returns its index.
  mutating func emit(_ instruction: DraftInstruction) -> Int {
    let last = instructions.count - 1
    if instruction.opcode == .release, let copy = lastCopy(of: instruction.a) {
      // The value is moved instead of copied.
      instructions[copy].opcode = .take
      return copy
    }
    if lastLabel <= last, let merged = instructions[last].merged(with: instruction) {
      instructions[last] = merged
      return last
    }
    instructions.append(instruction)
    spans.append(span)
    return instructions.count - 1
  }

  /// The index of a copy of a register after which nothing but values has been moved, and not this
  /// one; nil if there is none, or a jump leads behind it.
  private func lastCopy(of register: Register) -> Int? {
    var index = instructions.count - 1
    while index >= lastLabel {
      let instruction = instructions[index]
      if instruction.opcode == .copy, instruction.b == register {
        return instruction.a == register ? nil : index
      }
      guard instruction.onlyMovesValues, !instruction.mayMention(register) else { return nil }
      index -= 1
    }
    return nil
  }

  mutating func emitInPrologue(_ instruction: DraftInstruction) { prologue.append(instruction) }

  mutating func makeLabel() -> Label {
    let label = Label()
    labels.append(label)
    return label
  }

  /// Places a label behind the last instruction.
  mutating func place(_ label: Label) {
    label.position = instructions.count
    lastLabel = instructions.count
  }

  /// Lets the last instruction write its result to another register, unless a jump leads behind it;
  /// returns whether it does.
  mutating func redirectLast(from register: Register, to target: Register) -> Bool {
    let last = instructions.count - 1
    guard lastLabel <= last,
      let redirected = instructions[last].redirected(from: register, to: target)
    else { return false }
    instructions[last] = redirected
    return true
  }

  /// Removes the last instruction if it meets a condition, unless a jump leads behind it.
  mutating func removeLast(if isRemovable: (DraftInstruction) -> Bool) {
    guard let last = instructions.last, lastLabel < instructions.count, isRemovable(last) else {
      return
    }
    instructions.removeLast()
    spans.removeLast()
  }

  /// Removes a jump to the next instruction, unless another jump leads behind it.
  mutating func dropJump(to label: Label) {
    let last = instructions.count - 1
    removeLast { _ in label.removeReference(from: last) }
  }

  /// Fills in the distances of all jumps and inserts the prologue, which leaves them as they are;
  /// returns by how much the indices of instructions have grown.
  mutating func finish() -> Int {
    resolveJumps()
    instructions.insert(contentsOf: prologue, at: 0)
    spans.insert(contentsOf: Array(repeating: span, count: prologue.count), at: 0)
    return prologue.count
  }

  /// Fills in the distances of all jumps. A jump to another jump leads to where that one leads, and a
  /// jump to the end of the function returns by itself.
  private mutating func resolveJumps() {
    // Where each instruction goes on, if it is an unconditional jump; otherwise its own position.
    var targets = Array(0...instructions.count)
    for label in labels {
      for (index, part) in label.references
      where part == .whole && instructions[index].opcode == .jump {
        targets[index] = label.position ?? instructions.count
      }
    }
    // From the end, so that what a jump forward leads to is known. Not all jumps count as steps, as
    // those backwards must: they are not followed.
    func end(of position: Int) -> Int { max(position, targets[position]) }
    for index in instructions.indices.reversed() where targets[index] > index {
      targets[index] = end(of: targets[index])
    }
    for label in labels { resolve(label, end(of: label.position ?? instructions.count)) }
    for index in instructions.indices where targets[index] > index {
      guard targets[index] < instructions.count,
        case let next = instructions[targets[index]], next.opcode == .returnValue
      else { continue }
      instructions[index] = next
      guard index > 0, let merged = instructions[index - 1].merged(with: next) else { continue }
      instructions[index - 1] = merged
    }
  }

  private mutating func resolve(_ label: Label, _ position: Int) {
    for (index, part) in label.references {
      let distance = position - index - 1
      let instruction = instructions[index]
      switch part {
      case .whole: instructions[index].payload = distance
      case .low:
        instructions[index].payload = Instruction.halves(low: distance, high: instruction.high)
      case .high:
        instructions[index].payload = Instruction.halves(low: instruction.low, high: distance)
      }
    }
  }
}

/// A position in the code that jumps refer to.
final class Label {
  /// The part of a jump's payload that holds the distance to its target.
  enum PayloadPart { case whole, low, high }

  fileprivate(set) var position: Int?
  fileprivate var references: [(instruction: Int, part: PayloadPart)] = []

  var isUsed: Bool { !references.isEmpty }

  /// Makes an instruction a jump to the label.
  func refer(from instruction: Int, _ part: PayloadPart = .whole) {
    references.append((instruction, part))
  }

  /// Forgets the last jump to the label if it is a certain instruction; returns whether it is.
  fileprivate func removeReference(from instruction: Int) -> Bool {
    guard references.last?.instruction == instruction else { return false }
    references.removeLast()
    return true
  }
}
