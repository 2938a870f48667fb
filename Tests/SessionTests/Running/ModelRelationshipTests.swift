import Testing

/// Relationships of SwiftData: both sides are kept in step, and what is deleted follows the rules.
@Suite struct ModelRelationshipTests {
  private static let models = """
    import SwiftData
    @Model final class Folder {
      var name: String
      @Relationship(deleteRule: .cascade, inverse: \\Note.folder) var notes: [Note] = []
      init(name: String) { self.name = name }
    }
    @Model final class Note {
      var text: String
      var folder: Folder?
      var tags: [Tag]?
      init(_ text: String, in folder: Folder? = nil) { self.text = text; self.folder = folder }
    }
    @Model final class Tag {
      var name: String
      @Relationship(inverse: \\Note.tags) var notes: [Note] = []
      init(_ name: String) { self.name = name }
    }
    @Model final class Owner {
      @Relationship(deleteRule: .deny) var pets: [Pet] = []
      init() {}
    }
    @Model final class Pet {
      var owner: Owner?
      init() {}
    }
    let context = ModelContext()
    func count<T: PersistentModel>(_ type: T.Type) -> Int {
      (try? context.fetchCount(FetchDescriptor<T>())) ?? -1
    }
    """

  private func transcript(_ inputs: String...) -> String {
    let session = SessionFixture(namesResults: false)
    let declared = session.transcript(Self.models)
    let lines = inputs.map { session.transcript($0) }.map {
      $0.split(separator: "\n").filter { !$0.hasPrefix("·") }.joined(separator: "\n")
    }
    return ([declared] + lines).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func bothSidesAreKeptInStep() {
    #expect(
      transcript(
        "let f = Folder(name: \"F\"), g = Folder(name: \"G\"), n = Note(\"n\")",
        "f.notes.append(n)", "print(n.folder?.name ?? \"none\")", "n.folder = g",
        "print(f.notes.count, g.notes.count)", "g.notes = []",
        "print(n.folder?.name ?? \"none\")") == """
          F
          0 1
          none
          """)
  }

  /// The initial value names the type of the models.
  @Test func aRelationshipNeedsNoWrittenType() {
    #expect(
      transcript(
        """
        @Model final class Place {
          @Relationship(deleteRule: .cascade, inverse: \\Sight.place) var sights = [Sight]()
          init() {}
        }
        @Model final class Sight {
          var place: Place?
          init(in place: Place? = nil) { self.place = place }
        }
        """,
        "let place = Place(), sight = Sight(in: place)", "context.insert(sight)",
        "print(place.sights.count)", "context.delete(place)", "print(count(Sight.self))") == """
          1
          0
          """)
  }

  @Test func manyToMany() {
    #expect(
      transcript(
        "let n = Note(\"n\"), t = Tag(\"t\"), u = Tag(\"u\")",
        "t.notes.append(n); n.tags?.append(u)",
        "print((n.tags ?? []).map(\\.name), u.notes.map(\\.text))", "t.notes.removeAll()",
        "print((n.tags ?? []).map(\\.name))") == """
          ["t", "u"] ["n"]
          ["u"]
          """)
  }

  @Test func whatIsRelatedIsInserted() {
    #expect(
      transcript(
        "let f = Folder(name: \"F\"); context.insert(f)", "f.notes.append(Note(\"a\"))",
        "print(count(Note.self))", "let b = Note(\"b\", in: f); context.insert(b)",
        "print(count(Note.self), f.notes.map(\\.text))") == """
          1
          2 ["a", "b"]
          """)
  }

  @Test func deletedModelsFollowTheirRules() {
    #expect(
      transcript(
        "let f = Folder(name: \"F\"); context.insert(f)", "let t = Tag(\"t\"); context.insert(t)",
        "for text in [\"a\", \"b\"] { f.notes.append(Note(text)) }; t.notes = f.notes",
        "let first = f.notes[0]; context.delete(first)",
        "print(f.notes.map(\\.text), t.notes.map(\\.text), count(Note.self))",
        "context.delete(f)", "print(count(Folder.self), count(Note.self), t.notes.count)") == """
          ["b"] ["b"] 1
          0 0 0
          """)
  }

  @Test func aDeletionThatIsDeniedCannotBeSaved() {
    #expect(
      transcript(
        "let o = Owner(); context.insert(o); o.pets.append(Pet())",
        "print(o.pets[0].owner === o)", "context.delete(o)",
        "do { try context.save() } catch { print(error.localizedDescription) }",
        "o.pets = []; try context.save()", "print(count(Owner.self), count(Pet.self))") == """
          true
          Items cannot be deleted from a relationship that denies it.
          0 1
          """)
  }

  /// Whichever of two models is declared first.
  @Test(arguments: [true, false]) func modelsMayBeDeclaredInLaterInputs(ownerFirst: Bool) {
    let shelf = """
      @Model final class Shelf {
        @Relationship(deleteRule: .cascade, inverse: \\Volume.shelf) var volumes: [Volume] = []
        init() {}
      }
      """
    let volume = """
      @Model final class Volume {
        var shelf: Shelf?
        init() {}
      }
      """
    let session = SessionFixture(namesResults: false)
    session.evaluate("import SwiftData")
    for text in ownerFirst ? [shelf, volume] : [volume, shelf] { session.evaluate(text) }
    session.evaluate("let s = Shelf(), v = Volume(), w = Volume()")
    session.evaluate("s.volumes.append(v); w.shelf = s")
    #expect(session.transcript("print(v.shelf === s, s.volumes.count)") == "true 2")
  }
}
