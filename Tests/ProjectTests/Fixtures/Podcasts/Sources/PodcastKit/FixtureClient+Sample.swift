extension FixtureClient {
  public static let sample = FixtureClient(documents: [
    "Deep Water": """
      [
        {"id": 1, "title": "The trench", "seconds": 1800, "published_at": "2024-03-01T06:00:00Z"},
        {"id": 2, "title": "Lanterns", "seconds": 2400, "published_at": "2024-03-08T06:00:00Z"}
      ]
      """,
    "Bread": """
      [{"id": 7, "title": "Rye", "seconds": 900, "published_at": "2024-02-11T06:00:00Z"}]
      """,
    "Static": "{}",
  ])
}
