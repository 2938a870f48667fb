package import Interpreter
internal import ObservationGraph
internal import Semantics

/// A capture-list variable that holds an old value of a property: the property has another value
/// when the closure runs.
package struct OutdatedCapture {
  package let variable: String
  /// The property: `Search#1.query`.
  package let target: String
  package let old: Held
  package let new: Held
  /// The closure.
  package let place: Fault.Place
}

extension ReadTracker {
  /// Records the captured values of a job that have become outdated since its closure was made.
  func noteOutdatedCaptures(of job: Value) {
    guard job.kind == .closure else { return }
    for closure in job.closure.closuresWithCapturedCopies {
      let (captured, place) = (closure.fields, closure.place)
      for copy in closure.capturedCopies {
        guard let (target, present) = present(copy.property, among: captured),
          (try? host.staleness.isSameInAllParts(captured[copy.index], present)) == false
        else { continue }
        let isKnown = host.trace.outdatedCaptures.contains {
          $0.target == target && $0.variable == copy.variable && $0.place.span == place.span
            && $0.place.source === place.source
        }
        if isKnown { continue }
        host.trace.outdatedCaptures.append(
          OutdatedCapture(
            variable: copy.variable, target: target, old: Held(captured[copy.index]),
            new: Held(present), place: place))
      }
    }
  }

  /// The present value of a property, borrowed, and its name. The property may belong to an object
  /// or a view that a closure has captured.
  private func present(
    _ property: Property, among captured: UnsafeMutableBufferPointer<Value>
  ) -> (target: String, value: Value)? {
    for value in captured {
      guard let owner = value.referent.payload, let type = machine.dynamicType(owner).nominal
      else { continue }
      switch owner.kind {
      case .structure where type === property.owner:
        guard let backing = property.wrapperBacking,
          let slot = type.storedProperties.firstIndex(where: { $0 === backing }),
          let cell = owner.fields[slot].part(.cell, host)?.payload,
          let value = cell.part(.value, host)
        else { continue }
        let read = description(
          of: PropertyReference(subject: machine.subject(of: cell, create: true), property: 0))
        return read.isState ? (read.text, value) : nil
      case .instance:
        guard case .stored(let slot) = property.storage,
          property.owner.map(type.inherits) ?? false
        else { continue }
        return ("\(machine.names.objectName(owner)).\(property.name)", owner.fields[slot])
      default: continue
      }
    }
    return nil
  }
}
