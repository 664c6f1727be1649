/** Sea Battle: what the coach says of a shot and of a fleet. */
export const seaBattleCoach = {
  'coach.sea.fire': 'Fire at {cell}',
  'coach.sea.place': 'Lay the fleet like this',
  'coach.sea.place.why': 'Drawn by lot, so that nobody can guess it. Change what you like.',
  'coach.sea.beside': 'Right beside your hit: the ship may go on here',
  'coach.sea.line': 'In line with your hits: the ship must go on at one of her ends',
  'coach.sea.room': {
    one: 'There is room for the {ship} in {n} way',
    other: 'There is room for the {ship} in {n} ways',
  },
  'coach.sea.single': 'Only boats are left, and one may lie here',
  'coach.sea.tight': 'Hardly any ship still fits there',
} as const
