/// The parts of the checker.
extension TypeChecker {
  package var libraryLoader: LibraryLoader { LibraryLoader(checker: self) }
  var synthesis: MemberSynthesis { MemberSynthesis(checker: self) }
  var conformanceSynthesis: ConformanceSynthesis { ConformanceSynthesis(checker: self) }
  var propertyWrappers: WrapperDeclarations { WrapperDeclarations(checker: self) }
  var typeDeclarations: TypeDeclarations { TypeDeclarations(checker: self) }
  var extensionDeclarations: ExtensionDeclarations { ExtensionDeclarations(checker: self) }
  var declaredMacros: DeclaredMacros { DeclaredMacros(checker: self) }
  var attachedExpansions: AttachedExpansions { AttachedExpansions(checker: self) }
  var functionDeclarations: FunctionDeclarations { FunctionDeclarations(checker: self) }
  var propertyDeclarations: PropertyDeclarations { PropertyDeclarations(checker: self) }
  var initialValues: InitialValueTypes { InitialValueTypes(checker: self) }
  var memberDeclarations: MemberDeclarations { MemberDeclarations(checker: self) }
  package var inputs: InputChecker { InputChecker(checker: self) }
  package var redeclaration: Redeclaration { Redeclaration(checker: self) }
  var typeResolver: TypeResolver { TypeResolver(checker: self) }
  package var typeLookup: TypeLookup { TypeLookup(checker: self) }
  var generics: GenericsResolver { GenericsResolver(checker: self) }
  var memberLookup: MemberLookup { MemberLookup(checker: self) }
  package var conformances: ConformanceLookup { ConformanceLookup(checker: self) }
  var associatedTypes: AssociatedTypeInference { AssociatedTypeInference(checker: self) }
  var unifier: Unifier { Unifier(checker: self) }
  var witnesses: WitnessMatcher { WitnessMatcher(checker: self) }
  var overrides: OverrideDeclarations { OverrideDeclarations(checker: self) }
  var functionBodies: FunctionBodyProvider { FunctionBodyProvider(checker: self) }
  var isolation: IsolationLookup { IsolationLookup(checker: self) }
  var availability: AvailabilityLookup { AvailabilityLookup(checker: self) }
  package var memberListing: MemberListings { MemberListings(checker: self) }
  package var entryPoints: EntryPoints { EntryPoints(checker: self) }
  package var expansions: MacroExpansions { MacroExpansions(checker: self) }
  package var holeSolver: HoleSolver { HoleSolver(checker: self) }
  var globalLookup: GlobalLookup { GlobalLookup(checker: self) }
  package var modules: ModuleChecker { ModuleChecker(checker: self) }
  package var memberFacts: MemberFacts { MemberFacts(checker: self) }
  package var drawingFacts: DrawingModifierFacts { DrawingModifierFacts(checker: self) }
  var unknownStubs: UnknownStubs { UnknownStubs(checker: self) }
  package var names: ProgramNames { ProgramNames(checker: self) }
  package var texts: TypeTexts { TypeTexts(checker: self) }
  package var libraryMatches: LibraryMatches { LibraryMatches(checker: self) }
  var writtenTypes: WrittenTypeRules { WrittenTypeRules(checker: self) }
}
