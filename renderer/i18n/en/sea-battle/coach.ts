/** Sea Battle: what the coach says of a shot and of a fleet. */
export const seaBattleCoach = {
  'coach.sea.fire': 'Fire at {cell}',
  'coach.sea.place': 'Lay the fleet like this',
  'coach.sea.place.why': 'Drawn by lot, so that nobody can guess it. Change what you like.',
  'coach.sea.beside': 'Right beside your hit: the ship may go on here',
  'coach.sea.line': 'In line with your hits: the ship must go on at one of her ends',
  'coach.sea.room': {
    one: 'Here {ship} may lie in {n} way',
    other: 'Here {ship} may lie in {n} ways',
  },
  'coach.sea.most': {
    one: 'Here {ship} may lie in {n} way, nowhere in more',
    other: 'Here {ship} may lie in {n} ways, nowhere in more',
  },
  'coach.sea.places': {
    one: 'Of the {of} places left for {ship}, {n} covers this cell',
    other: 'Of the {of} places left for {ship}, {n} cover this cell',
  },
  'coach.sea.sure': 'Wherever {ship} lies, she covers this cell',
  'coach.sea.ship.2': 'a ship of two',
  'coach.sea.ship.3': 'a ship of three',
  'coach.sea.ship.4': 'the ship of four',
  'coach.sea.last': 'the last {ship}',
  'coach.sea.edge': 'At the edge of the sea, where ships are often laid',
  'coach.sea.single': 'Only boats are left, and one may lie here',
  'coach.sea.tight': 'Hardly any ship still fits there',
} as const
