struct Standing: Identifiable, Equatable {
  let player: Player
  let total: Int
  let rank: Int

  var id: Player.ID { player.id }
}
