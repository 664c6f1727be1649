/** Jackal: what the coach says of a move. */
export const jackalCoach = {
  'coach.jackal.go': '{who} to {cell}',
  'coach.jackal.go.coin': '{who} to {cell} with the coin',
  'coach.jackal.go.treasure': '{who} to {cell} with the treasure',
  'coach.jackal.go.boat': '{who} to {cell} with the lifeboat',
  'coach.jackal.bottle': 'A bottle is spent',
  'coach.jackal.sail': 'The ship to {cell}',
  'coach.jackal.row': 'The lifeboat to {cell}',
  'coach.jackal.place': 'Place the ship at {cell}',
  'coach.jackal.revive': 'Bring a pirate back to life',
  'coach.jackal.peek': 'Look under {cell}',
  'coach.jackal.swap': 'Choose the tile {cell}',
  'coach.jackal.uncork': 'Free {who} with a bottle',
  'coach.jackal.arrange': 'Lay the tiles back in this order: {cells}',
  'coach.jackal.landing': 'The crew can step ashore somewhere else next turn',
  'coach.jackal.nearer': 'Closer to the gold at {cell}',
  'coach.jackal.safe': 'Nobody can hit him there',
} as const
