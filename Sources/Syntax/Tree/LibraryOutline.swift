package import SourceText

/// Where the members of a library text's types and extensions are, and by which names they are
/// looked up: with it, a member is parsed when it is first needed, and its block is passed at once.
///
/// It is made with the library's index, of a tree of the whole text.
package final class LibraryOutline: Sendable {
  /// The braces of a type or an extension, with what is between them.
  struct Block: Sendable {
    /// The offset of the opening brace.
    let start: Int
    /// The offset after the closing brace.
    let end: Int
    /// The indices of its members.
    let members: Range<Int>
  }

  struct Member: Sendable {
    /// The offset of its first attribute or modifier, or else of its keyword.
    let start: Int
    /// The place of the name by which it is looked up; empty for a member that is declared with its
    /// type.
    let name: Range<Int>
    let isStatic: Bool
    let mayDeclareTypes: Bool
  }

  /// Sorted by their starts.
  private let blocks: [Block]
  let members: [Member]

  private init(_ blocks: [Block], _ members: [Member]) {
    self.blocks = blocks
    self.members = members
  }

  /// The block that an opening brace begins; nil if there is none.
  func block(at start: Int) -> Block? {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = low + (high - low) / 2
      if blocks[middle].start < start { low = middle + 1 } else { high = middle }
    }
    return low < blocks.count && blocks[low].start == start ? blocks[low] : nil
  }
}

// Making an outline.
extension LibraryOutline {
  /// The outline of a parsed text.
  package convenience init(_ statements: [Statement], in source: Source) {
    var blocks: [Block] = []
    var members: [Member] = []
    func add(blockOf declaration: Declaration) {
      let block: MemberBlock
      switch declaration.kind {
      case .type(let type): block = type.block
      case .extension(let part): block = part.block
      default: return
      }
      let first = members.count
      members += block.members.map { Member($0, in: source) }
      blocks.append(
        Block(
          start: Int(block.span.start), end: Int(block.span.end), members: first..<members.count))
      for member in block.members { add(blockOf: member) }
    }
    for case .declaration(let declaration) in statements.map(\.kind) { add(blockOf: declaration) }
    self.init(blocks.sorted { $0.start < $1.start }, members)
  }
}

extension LibraryOutline.Member {
  fileprivate init(_ declaration: Declaration, in source: Source) {
    start = Int(declaration.span.start)
    isStatic = declaration.has("static") || declaration.has("class")
    name = declaration.lookedUpName.map { source.nameRange($0) } ?? start..<start
    switch declaration.kind {
    case .type, .typeAlias, .associatedType, .conditionalCompilation: mayDeclareTypes = true
    default: mayDeclareTypes = false
    }
  }
}

extension Source {
  /// The place of a written name, without backticks.
  fileprivate func nameRange(_ span: Span) -> Range<Int> {
    let range = Int(span.start)..<Int(span.end)
    let isEscaped = bytes[range].first == UInt8(ascii: "`")
    return isEscaped ? (range.lowerBound + 1)..<(range.upperBound - 1) : range
  }
}

extension Declaration {
  /// The place of the name by which a function, an initializer, a subscript or a computed property
  /// is looked up. Nil for other members, which are declared with their type: they have a place in
  /// its layout, or other members depend on them.
  fileprivate var lookedUpName: Span? {
    switch kind {
    case .function(let function): function.nameSpan
    case .initializer(let initializer): initializer.keywordSpan
    case .subscript(let element): element.keywordSpan
    case .variable(let variable):
      if variable.bindings.count == 1, let binding = variable.bindings.first,
        binding.accessors?.isComputed == true, binding.type != nil,
        case .binding = binding.pattern.kind
      {
        binding.pattern.span
      } else {
        nil
      }
    default: nil
    }
  }
}

// The outline as numbers, of which an edit of the text changes few.
extension LibraryOutline {
  /// The numbers of each block, in order: its start and length, then the number of its members, then
  /// for each member its start, and the start and length of its name with flags. Starts are counted
  /// from the previous one.
  package var numbers: [[UInt32]] {
    var last = 0
    return blocks.map { block in
      var numbers = [block.start - last, block.end - block.start, block.members.count]
      last = block.start
      var place = block.start
      for member in members[block.members] {
        let flags = (member.isStatic ? 1 : 0) | (member.mayDeclareTypes ? 2 : 0)
        numbers += [
          member.start - place, member.name.lowerBound - member.start,
          member.name.count << 2 | flags,
        ]
        place = member.start
      }
      return numbers.map { UInt32($0) }
    }
  }

  /// The outline that these numbers tell.
  package convenience init(numbers: UnsafeBufferPointer<UInt32>) {
    var blocks: [Block] = []
    var members: [Member] = []
    members.reserveCapacity(numbers.count / 3)
    var index = 0
    func next() -> Int {
      index += 1
      return Int(numbers[index - 1])
    }
    var start = 0
    while index < numbers.count {
      start += next()
      let end = start + next()
      let first = members.count
      var place = start
      for _ in 0..<next() {
        place += next()
        let name = place + next()
        let (count, flags) = next().quotientAndRemainder(dividingBy: 4)
        members.append(
          Member(
            start: place, name: name..<(name + count), isStatic: flags & 1 != 0,
            mayDeclareTypes: flags & 2 != 0))
      }
      blocks.append(Block(start: start, end: end, members: first..<members.count))
    }
    self.init(blocks, members)
  }
}
