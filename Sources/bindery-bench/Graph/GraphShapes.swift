/// The access patterns that are measured; times are in nanoseconds per unit.
struct GraphShapes<Engine: GraphBenchEngine> {
  /// Bodies add what they read to it, so that the optimizer does not remove the reads.
  private let sink = GraphSink()

  /// Reads outside of any view.
  func untrackedRead() -> Double {
    let model = Engine().makeModel()
    model.value = 1
    // Additions to one sum depend on each other and take longer than a read, so four sums
    // alternate.
    let sinks = (GraphSink(), GraphSink(), GraphSink(), GraphSink())
    return BenchClock.nanoseconds(perUnitsOf: 1000) { repeats in
      for _ in 0..<repeats {
        for _ in 0..<250 {
          sinks.0.add(model.value)
          sinks.1.add(model.value)
          sinks.2.add(model.value)
          sinks.3.add(model.value)
        }
      }
    }
  }

  /// One view reads 1000 properties; the time per read when the view runs again.
  func wideRead() -> Double {
    let engine = Engine()
    let models = (0..<1000).map { _ in engine.makeModel() }
    // For both engines, avoid the retain and release of iterating over an array of objects.
    let unretained = models.map(Unmanaged.passUnretained)
    _ = engine.makeView { [sink] in
      for model in unretained { model._withUnsafeGuaranteedRef { sink.add($0.value) } }
    }
    return BenchClock.nanoseconds(perUnitsOf: models.count) { repeats in
      for turn in 0..<repeats {
        models[turn % models.count].value &+= 1
        engine.settle()
      }
    }
  }

  /// One view reads one property 1000 times; the time per read when the view runs again.
  func repeatedRead() -> Double {
    let engine = Engine()
    let model = engine.makeModel()
    _ = engine.makeView { [sink] in for _ in 0..<1000 { sink.add(model.value) } }
    return BenchClock.nanoseconds(perUnitsOf: 1000) { repeats in
      for _ in 0..<repeats {
        model.value &+= 1
        engine.settle()
      }
    }
  }

  /// `count` views read one property; the time per view of a change.
  func broad(_ count: Int) -> Double {
    let engine = Engine()
    let model = engine.makeModel()
    for _ in 0..<count { _ = engine.makeView { [sink] in sink.add(model.value) } }
    return BenchClock.nanoseconds(perUnitsOf: count) { repeats in
      for _ in 0..<repeats {
        model.value &+= 1
        engine.settle()
      }
    }
  }

  /// `count` objects with a view each, of which one changes; the time per change.
  ///
  /// - Parameter isScattered: Whether the changes jump between distant objects instead of going in
  ///   order of creation.
  func select(_ count: Int, isScattered: Bool = false) -> Double {
    let engine = Engine()
    let models = (0..<count).map { _ in engine.makeModel() }
    for model in models { _ = engine.makeView { [sink] in sink.add(model.value) } }
    var next = 0
    // The step is coprime to every count used, so that it visits all objects.
    let step = isScattered ? 61_803 : 1
    return BenchClock.nanoseconds { repeats in
      for _ in 0..<repeats {
        models[next].value &+= 1
        engine.settle()
        next = (next + step) % count
      }
    }
  }

  /// `count` objects with a view each all change in one transaction; the time per view.
  func batch(_ count: Int) -> Double {
    let engine = Engine()
    let models = (0..<count).map { _ in engine.makeModel() }
    for model in models { _ = engine.makeView { [sink] in sink.add(model.value) } }
    return BenchClock.nanoseconds(perUnitsOf: count) { repeats in
      for _ in 0..<repeats {
        for model in models { model.value &+= 1 }
        engine.settle()
      }
    }
  }

  /// Writes to a property that no view reads.
  func unobservedWrite() -> Double {
    let model = Engine().makeModel()
    let time = BenchClock.nanoseconds(perUnitsOf: 1000) { repeats in
      for _ in 0..<repeats {
        for turn in 0..<1000 { model.value = sink.total &+ turn }
      }
    }
    sink.add(model.value)
    return time
  }

  /// Makes and drops a view with one read.
  func makeAndDrop() -> Double {
    let engine = Engine()
    let model = engine.makeModel()
    return BenchClock.nanoseconds { repeats in
      for _ in 0..<repeats {
        let view = engine.makeView { [sink] in sink.add(model.value) }
        engine.drop(view, reading: model)
      }
    }
  }

  /// The bytes of a further read of a view, each read of another object, without the objects.
  func bytesPerRead() -> Double {
    let count = 20_000
    let engine = Engine()
    let models = (0..<count).map { _ in engine.makeModel() }
    // What an object needs to be observed at all is allocated before the measurement.
    let first = engine.makeView { [sink] in for model in models { sink.add(model.value) } }
    let before = GraphHeap.bytesInUse()
    // Several views, so that the spare capacity of growing blocks averages out.
    let further = (0..<8).map { _ in
      engine.makeView { [sink] in for model in models { sink.add(model.value) } }
    }
    let bytes = GraphHeap.bytesInUse() - before
    for view in [first] + further { engine.drop(view, reading: models[0]) }
    return Double(bytes) / Double(count * further.count)
  }

  /// The bytes of a view's read together with its object's record, when one view reads many
  /// objects.
  func bytesPerObservedObject() -> Double {
    let count = 20_000
    let engine = Engine()
    let models = (0..<count).map { _ in engine.makeModel() }
    let before = GraphHeap.bytesInUse()
    let view = engine.makeView { [sink] in for model in models { sink.add(model.value) } }
    let bytes = GraphHeap.bytesInUse() - before
    engine.drop(view, reading: models[0])
    return Double(bytes) / Double(count)
  }

  /// The bytes of a view that reads two objects of its own, without the objects.
  func bytesPerView() -> Double {
    let count = 20_000
    let engine = Engine()
    let models = (0..<count * 2).map { _ in engine.makeModel() }
    var views: [Engine.View] = []
    views.reserveCapacity(count)
    let before = GraphHeap.bytesInUse()
    for index in 0..<count {
      let (left, right) = (models[index * 2], models[index * 2 + 1])
      views.append(engine.makeView { [sink] in sink.add(left.value &+ right.value) })
    }
    let bytes = GraphHeap.bytesInUse() - before
    for (index, view) in views.enumerated() { engine.drop(view, reading: models[index * 2]) }
    return Double(bytes) / Double(count)
  }
}

/// A sum that view bodies add to.
final class GraphSink {
  private let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init() { number.initialize(to: 0) }

  deinit { number.deallocate() }

  var total: Int { number.pointee }

  @inline(__always) func add(_ value: Int) { number.pointee &+= value }
}
