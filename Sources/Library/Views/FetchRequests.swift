// Core Data's fetch requests in views.

public struct FetchedResults<Result>: RandomAccessCollection {
  let _elements: [Result] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { _elements.count }
  public subscript(position: Int) -> Result { _elements[position] }
  public var nsPredicate: NSPredicate? {
    get { nil }
    nonmutating set {}
  }
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set {}
  }
}
@_notSimulated
@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  public var wrappedValue: FetchedResults<Result> { FetchedResults<Result>() }
  public init(
    entity: Any? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {}
}
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>:
  RandomAccessCollection
{
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    let _elements: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { _elements.count }
    public subscript(position: Int) -> Result { _elements[position] }
  }
  let _sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { _sections.count }
  public subscript(position: Int) -> SectionedFetchResults<SectionIdentifier, Result>.Section {
    _sections[position]
  }
}
@_notSimulated
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>:
  DynamicProperty
{
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults<SectionIdentifier, Result>()
  }
  public init(
    entity: Any? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
}
