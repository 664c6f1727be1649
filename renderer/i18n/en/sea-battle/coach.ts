/** Sea Battle: the coach's words about a shot and about a fleet. */
export const seaBattleCoach = {
  'coach.sea.fire': 'Fire at {cell}',
  'coach.sea.place': 'Place the fleet like this',
  'coach.sea.place.why': 'Random, so no one can guess it',
  'coach.sea.beside': 'Beside your hit: the ship may continue here',
  'coach.sea.line': 'In line with your hits',
  'coach.sea.room': {
    one: '{n} way for {ship} to fit here',
    other: '{n} ways for {ship} to fit here',
  },
  'coach.sea.most': {
    one: 'Most ways for {ship} to fit here: {n}',
    other: 'Most ways for {ship} to fit here: {n}',
  },
  'coach.sea.places': {
    one: '{n} of {of} places for {ship} covers it',
    other: '{n} of {of} places for {ship} cover it',
  },
  'coach.sea.sure': 'Wherever {ship} is, it covers this cell',
  'coach.sea.ship.2': 'a two-cell ship',
  'coach.sea.ship.3': 'a three-cell ship',
  'coach.sea.ship.4': 'the four-cell ship',
  'coach.sea.last': 'the last {ship}',
  'coach.sea.edge': 'Ships often lie at the edge',
  'coach.sea.single': 'Only boats are left, and one may be here',
  'coach.sea.tight': 'Hardly any ship still fits there',
} as const
