protocol Error: Sendable {}
