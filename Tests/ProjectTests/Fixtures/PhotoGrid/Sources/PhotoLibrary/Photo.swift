import Foundation

public struct Photo: Identifiable, Hashable, Sendable {
  public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    public var aspectRatio: Double { width / height }
  }

  public let id: Int
  public var name: String
  public var size: Size
  public var taken: Date
  public var isFavorite: Bool

  public init(id: Int, name: String, size: Size, taken: Date, isFavorite: Bool = false) {
    self.id = id
    self.name = name
    self.size = size
    self.taken = taken
    self.isFavorite = isFavorite
  }
}
