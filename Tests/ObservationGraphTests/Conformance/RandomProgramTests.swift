import ObservationGraph
import Testing

/// Random programs with the graph and with the toolchain's Observation notify the same observers.
@Suite struct RandomProgramTests {
  @Test(arguments: 0..<150) func bothWorldsTellTheSameObservers(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let program = (0..<60).map { _ in RandomStep.make(using: &random, depth: 0) }
    let toolchain = ToolchainWorld()
    RandomProgram(toolchain).run(program)
    let graph = GraphWorld()
    RandomProgram(graph).run(program)
    #expect(graph.journal.lines == toolchain.journal.lines, "seed \(seed)")
    #expect(graph.graph.checkInvariants() == [], "seed \(seed)")
  }
}

/// One step of a random program with four variables for models.
private indirect enum RandomStep {
  case make(Int)
  case drop(Int)
  case assign(Int, Field, Int)
  case change(Int, Field, Int)
  case adopt(Int, child: Int)
  case track(name: Int, reads: [(Int, Field)], inner: [RandomStep], isRepeated: Bool)

  /// A property of the models.
  enum Field: Int, CaseIterable {
    case a, b, items, childA
  }

  static func make(using random: inout SeededGenerator, depth: Int) -> RandomStep {
    let place = random.below(4)
    let field = Field.allCases[random.below(4)]
    switch random.below(depth == 0 ? 20 : 28) {
    case 0..<2: return .make(place)
    case 2: return .drop(place)
    case 3..<7: return .assign(place, field, random.below(3))
    case 7..<10: return .change(place, field, random.below(2))
    case 10: return .adopt(place, child: random.below(4))
    default:
      let reads = (0..<random.below(5)).map { _ in
        (random.below(4), Field.allCases[random.below(4)])
      }
      let inner = (0..<(depth < 2 ? random.below(4) : 0)).map { _ in
        make(using: &random, depth: depth + 1)
      }
      return .track(
        name: random.below(1000), reads: reads, inner: inner, isRepeated: random.chance(30))
    }
  }
}

/// Performs random steps in one world.
private final class RandomProgram {
  private let world: any World
  private var models: [(any ObservedModel)?]
  private var told: [String] = []

  init(_ world: any World) {
    self.world = world
    models = (0..<4).map { _ in world.makeModel() }
  }

  /// Runs the steps. The observers that a step notifies are sorted, because the toolchain's order
  /// is unspecified.
  func run(_ steps: [RandomStep]) {
    for (index, step) in steps.enumerated() {
      take(step)
      world.journal.note("\(index): \(told.sorted())")
      told = []
    }
  }

  private func take(_ step: RandomStep) {
    switch step {
    case .make(let place): models[place] = world.makeModel()
    case .drop(let place): models[place] = nil
    case .assign(let place, let field, let value): assign(value, to: field, of: models[place])
    case .change(let place, let field, let value): change(field, of: models[place], by: value)
    case .adopt(let place, let child): models[place]?.child = child == place ? nil : models[child]
    case .track(let name, let reads, let inner, let isRepeated):
      world.track(
        {
          for (place, field) in reads { _ = read(field, of: models[place]) }
          for step in inner { take(step) }
          if let (place, field) = reads.first { _ = read(field, of: models[place]) }
        },
        onChange: { [unowned self] in
          told.append("\(name) at \(reads.map { read($0.1, of: models[$0.0]) })")
          guard isRepeated else { return }
          take(.track(name: name, reads: reads, inner: [], isRepeated: false))
        })
    }
  }

  private func read(_ field: RandomStep.Field, of model: (any ObservedModel)?) -> Int {
    guard let model else { return -1 }
    switch field {
    case .a: return model.a
    case .b: return model.b
    case .items: return model.items.count
    case .childA: return model.child?.a ?? -2
    }
  }

  private func assign(_ value: Int, to field: RandomStep.Field, of model: (any ObservedModel)?) {
    switch field {
    case .a: model?.a = value
    case .b: model?.b = value
    case .items: model?.items = Array(repeating: 0, count: value)
    case .childA: model?.child?.a = value
    }
  }

  private func change(_ field: RandomStep.Field, of model: (any ObservedModel)?, by value: Int) {
    switch field {
    case .a: model?.a += value
    case .b: model?.b += value
    case .items: model?.items.append(value)
    case .childA: model?.child?.a += value
    }
  }
}
