/** Sea Battle: the coach's words about a shot and about a fleet. */
export const seaBattleCoach = {
  'coach.sea.fire': 'Fire at {cell}',
  'coach.sea.place': 'Lay the fleet like this',
  'coach.sea.place.why': 'Drawn by lot, so nobody can guess it',
  'coach.sea.beside': 'Beside your hit: the ship may go on here',
  'coach.sea.line': 'In line with your hits',
  'coach.sea.room': {
    one: 'Here {ship} fits in {n} way',
    other: 'Here {ship} fits in {n} ways',
  },
  'coach.sea.most': {
    one: 'Here {ship} fits in most ways: {n}',
    other: 'Here {ship} fits in most ways: {n}',
  },
  'coach.sea.places': {
    one: '{n} of {of} places for {ship} covers it',
    other: '{n} of {of} places for {ship} cover it',
  },
  'coach.sea.sure': 'Wherever {ship} lies, it covers this cell',
  'coach.sea.ship.2': 'a ship of two',
  'coach.sea.ship.3': 'a ship of three',
  'coach.sea.ship.4': 'the ship of four',
  'coach.sea.last': 'the last {ship}',
  'coach.sea.edge': 'Ships often lie at the edge',
  'coach.sea.single': 'Only boats are left, and one may lie here',
  'coach.sea.tight': 'Hardly any ship still fits there',
} as const
