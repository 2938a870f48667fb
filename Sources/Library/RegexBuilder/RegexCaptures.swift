// Captures and references.
//
// Module: RegexBuilder

extension _RegexPattern {
  func captured(
    _ reference: String?, _ transform: ((Substring) throws -> Any?)?
  ) -> _RegexPattern {
    let capture = _RegexCapture(reference: reference, transform: transform)
    let start = reference.map { "(?<" + $0 + ">" } ?? "("
    return _RegexPattern(start + text + ")", [capture] + captures)
  }
}
enum _RegexReferences {
  static var count = 0
}
struct Reference<Capture>: RegexComponent {
  typealias RegexOutput = Capture
  let _name: String
  init(_ type: Capture.Type = Capture.self) {
    _RegexReferences.count += 1
    _name = "_reference" + String(_RegexReferences.count)
  }
  var regex: Regex<Capture> { Regex(_pattern: _RegexPattern("\\k<" + _name + ">")) }
}
extension Regex.Match {
  subscript<Capture>(_ reference: Reference<Capture>) -> Capture {
    for (index, capture) in _pattern.captures.enumerated()
    where capture.reference == reference._name {
      if let value = _values[index + 1] as? Capture { return value }
    }
    _fault("Reference did not match any capture in the regex")
  }
}
struct Capture<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init<R: RegexComponent, W, each C>(
    _ component: R
  )
  where R.RegexOutput == (W, repeat each C), Output == (Substring, W, repeat each C) {
    regex = Regex(
      _pattern: component.regex._pattern.part().captured(nil, nil))
  }
  init<R: RegexComponent, W, NewCapture, each C>(
    _ component: R, transform: @escaping (Substring) throws -> NewCapture
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, NewCapture, repeat each C)
  {
    regex = Regex(
      _pattern: component.regex._pattern.part().captured(nil, { .some(try transform($0)) }))
  }
  init<R: RegexComponent, W, each C>(
    _ component: R, as reference: Reference<W>
  )
  where R.RegexOutput == (W, repeat each C), Output == (Substring, W, repeat each C) {
    regex = Regex(
      _pattern: component.regex._pattern.part().captured(reference._name, nil))
  }
  init<R: RegexComponent, W, NewCapture, each C>(
    _ component: R,
    as reference: Reference<NewCapture>,
    transform: @escaping (Substring) throws -> NewCapture
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, NewCapture, repeat each C)
  {
    regex = Regex(
      _pattern: component.regex._pattern.part()
        .captured(reference._name, { .some(try transform($0)) }))
  }
  init<R: RegexComponent, W, each C>(
    @RegexComponentBuilder _ component: () -> R
  )
  where R.RegexOutput == (W, repeat each C), Output == (Substring, W, repeat each C) {
    regex = Regex(
      _pattern: component().regex._pattern.part().captured(nil, nil))
  }
  init<R: RegexComponent, W, NewCapture, each C>(
    @RegexComponentBuilder _ component: () -> R,
    transform: @escaping (Substring) throws -> NewCapture
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, NewCapture, repeat each C)
  {
    regex = Regex(
      _pattern: component().regex._pattern.part().captured(nil, { .some(try transform($0)) }))
  }
  init<R: RegexComponent, W, each C>(
    as reference: Reference<W>, @RegexComponentBuilder _ component: () -> R
  )
  where R.RegexOutput == (W, repeat each C), Output == (Substring, W, repeat each C) {
    regex = Regex(
      _pattern: component().regex._pattern.part().captured(reference._name, nil))
  }
  init<R: RegexComponent, W, NewCapture, each C>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ component: () -> R,
    transform: @escaping (Substring) throws -> NewCapture
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, NewCapture, repeat each C)
  {
    regex = Regex(
      _pattern: component().regex._pattern.part()
        .captured(reference._name, { .some(try transform($0)) }))
  }
}
struct TryCapture<Output>: RegexComponent {
  typealias RegexOutput = Output
  let regex: Regex<Output>
  init<R: RegexComponent, W, NewCapture, each C>(
    _ component: R, transform: @escaping (Substring) throws -> NewCapture?
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, NewCapture, repeat each C)
  {
    regex = Regex(
      _pattern: component.regex._pattern.part().captured(nil, { try transform($0) }))
  }
  init<R: RegexComponent, W, NewCapture, each C>(
    _ component: R,
    as reference: Reference<NewCapture>,
    transform: @escaping (Substring) throws -> NewCapture?
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, NewCapture, repeat each C)
  {
    regex = Regex(
      _pattern: component.regex._pattern.part()
        .captured(reference._name, { try transform($0) }))
  }
  init<R: RegexComponent, W, NewCapture, each C>(
    @RegexComponentBuilder _ component: () -> R,
    transform: @escaping (Substring) throws -> NewCapture?
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, NewCapture, repeat each C)
  {
    regex = Regex(
      _pattern: component().regex._pattern.part().captured(nil, { try transform($0) }))
  }
  init<R: RegexComponent, W, NewCapture, each C>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ component: () -> R,
    transform: @escaping (Substring) throws -> NewCapture?
  )
  where
    R.RegexOutput == (W, repeat each C),
    Output == (Substring, NewCapture, repeat each C)
  {
    regex = Regex(
      _pattern: component().regex._pattern.part()
        .captured(reference._name, { try transform($0) }))
  }
}
