// formatted everyday: league table, calendar-less; uses enumerations, tuples, closures, sort, zip
struct Team: Hashable, Comparable, CustomStringConvertible {
    let name: String
    static func < (a: Team, b: Team) -> Bool { a.name < b.name }
    var description: String { name }
}

struct Match {
    enum Result { case home, away, draw }
    let home: Team, away: Team
    let score: (home: Int, away: Int)
    var result: Result {
        if score.home == score.away { return .draw }
        return score.home > score.away ? .home : .away
    }
    init?(_ text: String) {
        let parts = text.split(whereSeparator: { " :-".contains($0) }).map(String.init)
        guard parts.count == 4, let h = Int(parts[1]), let a = Int(parts[3]) else { return nil }
        (home, away) = (Team(name: parts[0]), Team(name: parts[2]))
        score = (home: h, away: a)
    }
    func involves(_ team: Team) -> Bool { [home, away].contains(team) }
}

struct Row {
    var played = 0, points = 0
    var goals: (for: Int, against: Int) = (0, 0)
    var difference: Int { goals.for - goals.against }
    mutating func record(scored: Int, conceded: Int) {
        played += 1
        goals.for += scored
        goals.against += conceded
        switch scored - conceded {
        case 1...: points += 3
        case 0: points += 1
        default: break
        }
    }
}

struct League {
    private(set) var table: [Team: Row] = [:]
    private var matches: [Match] = []
    static func += (league: inout League, match: Match) {
        league.matches.append(match)
        league.table[match.home, default: Row()].record(scored: match.score.home, conceded: match.score.away)
        league.table[match.away, default: Row()].record(scored: match.score.away, conceded: match.score.home)
    }
    var standings: [(position: Int, team: Team, row: Row)] {
        table
            .sorted { a, b in
                (b.value.points, b.value.difference, b.value.goals.for, a.key) < (a.value.points, a.value.difference, a.value.goals.for, b.key)
            }
            .enumerated()
            .map { (position: $0.offset + 1, team: $0.element.key, row: $0.element.value) }
    }
    func form(of team: Team) -> String {
        String(matches.filter { $0.involves(team) }.map { match -> Character in
            switch (match.result, match.home == team) {
            case (.draw, _): return "D"
            case (.home, true), (.away, false): return "W"
            default: return "L"
            }
        })
    }
}

var league = League()
let fixtures = """
Reds 2 - Blues 1
Greens 0 - Reds 0
Blues 3 - Greens 3
Blues 1 - Reds 4
bad line
"""
for line in fixtures.split(separator: "\n") {
    guard let match = Match(String(line)) else {
        print("skipped:", line)
        continue
    }
    league += match
}
for (position, team, row) in league.standings {
    let name = team.name + String(repeating: " ", count: 8 - team.name.count)
    print("\(position). \(name)\(row.played) \(row.goals.for):\(row.goals.against) \(row.difference >= 0 ? "+" : "")\(row.difference) \(row.points)p \(league.form(of: team))")
}
let leader = league.standings[0]
print(leader.team, leader.row.goals, leader.row)
let goals = league.table.mapValues(\.goals.for)
print(goals.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { "\($0.key.name)=\($0.value)" }.joined(separator: ", "))
let (most, fewest) = (goals.max { $0.value < $1.value }!, goals.values.min() ?? 0)
print(most.key, most.value, fewest)
typealias Pairing = (Team, Team)
func schedule(_ teams: [Team]) -> [[Pairing]] {
    var list: [Team?] = teams.map(Optional.some)
    if !list.count.isMultiple(of: 2) { list.append(nil) }
    return (1..<list.count).map { _ in
        defer { list.insert(list.removeLast(), at: 1) }
        return (0..<list.count / 2).compactMap { i in
            guard let a = list[i], let b = list[list.count - 1 - i] else { return nil }
            return (a, b)
        }
    }
}
for (round, games) in schedule(league.table.keys.sorted()).enumerated() {
    print("Round", round + 1, games.map { "\($0)-\($1)" })
}
