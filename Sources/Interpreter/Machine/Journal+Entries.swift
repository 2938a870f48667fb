extension Journal.Entry {
  /// Retains what the entry refers to.
  func retain() {
    switch self {
    case .slot(let object, _, let old, _):
      object.retain()
      old.retain()
    case .global(_, let old, _): old.retain()
    case .kept(let object, _, let old):
      _ = object.retain()
      old?.retain()
    case .other(let other):
      _ = other.retain()
      if case .write(let record) = other._withUnsafeGuaranteedRef({ $0.content }) {
        record.retain()
      }
    }
  }

  /// Releases what the entry refers to.
  func release() {
    switch self {
    case .slot(let object, _, let old, _):
      old.release()
      object.release()
    case .global(_, let old, _): old.release()
    case .kept(let object, _, let old):
      old?.release()
      object.release()
    case .other(let other):
      if case .write(let record) = other.takeRetainedValue().content { record.release() }
    }
  }
}
