/// Parses the description that running a manifest prints.
///
/// Each line is a keyword and its fields, separated by tabs.
package struct ManifestReader {
  private var manifest = Manifest()

  /// Parses a description.
  ///
  /// - Returns: nil if the text does not describe a package.
  package static func read(_ text: String) -> Manifest? {
    var reader = ManifestReader()
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(unescaped)
      guard reader.take(fields) else { return nil }
    }
    return reader.manifest.name.isEmpty ? nil : reader.manifest
  }

  /// Parses a line about the package or a new target; false if it is malformed.
  private mutating func take(_ fields: [String]) -> Bool {
    guard fields.count > 1 else { return false }
    switch fields[0] {
    case "package": manifest.name = fields[1]
    case "language": manifest.defaultLocalization = fields[1]
    case "dependency" where fields.count > 2:
      manifest.dependencies.append(
        fields[1] == "local" ? .local(path: fields[2]) : .remote(place: fields[2]))
    case "product" where fields.count > 2:
      manifest.products.append(
        Manifest.Product(name: fields[2], targets: Array(fields.dropFirst(3))))
    case "target" where fields.count > 2:
      guard let kind = TargetKind(rawValue: fields[1]) else { return false }
      manifest.targets.append(Manifest.Target(name: fields[2], kind: kind))
    default: return takeDetail(fields)
    }
    return true
  }

  /// Parses a line about the last target; false if it is malformed.
  private mutating func takeDetail(_ fields: [String]) -> Bool {
    guard let last = manifest.targets.indices.last else { return false }
    let value = fields[1]
    switch fields[0] {
    case "path": manifest.targets[last].path = value
    case "exclude": manifest.targets[last].exclude.append(value)
    case "source": manifest.targets[last].sources = (manifest.targets[last].sources ?? []) + [value]
    case "resource":
      let rule = fields.count > 2 ? fields[2] : ""
      manifest.targets[last].resources.append(Resource(value, keepsFolder: rule == "copy"))
    case "needs": manifest.targets[last].dependencies.append(.target(value))
    case "uses":
      let package = fields.count > 2 && !fields[2].isEmpty ? fields[2] : nil
      manifest.targets[last].dependencies.append(.product(value, package: package))
    case "define":
      manifest.targets[last].defines.append(
        Manifest.Define(
          name: value, configuration: fields.count > 2 && !fields[2].isEmpty ? fields[2] : nil,
          platforms: Array(fields.dropFirst(3))))
    case "feature": manifest.targets[last].features.append(value)
    default: return false
    }
    return true
  }

  private static func unescaped(_ field: Substring) -> String {
    var text = ""
    var isEscaped = false
    for character in field {
      if isEscaped {
        switch character {
        case "t": text.append("\t")
        case "n": text.append("\n")
        default: text.append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}
