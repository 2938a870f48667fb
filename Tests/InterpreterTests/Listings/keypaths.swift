struct Song {
  var title = ""
  var plays = 0
}

func titles(_ songs: [Song]) -> [String] { songs.map(\.title) }

func reset(_ song: inout Song, _ path: WritableKeyPath<Song, Int>) { song[keyPath: path] = 0 }
