/** Sea Battle: names of the things on the table. */
export const seaBattleNames = {
  'ship.1': 'boat',
  'ship.2': 'two-cell ship',
  'ship.3': 'three-cell ship',
  'ship.4': 'four-cell ship',
  'side.north': 'First captain',
  'side.south': 'Second captain',

  'flag.pirates': 'Pirates',
  'flag.royal': 'Royal fleet',
  'flag.pirates.about': 'Pirates: a black flag and dark sails. The flag does not affect the battle.',
  'flag.royal.about': 'Royal fleet: a blue flag and white sails. The flag does not affect the battle.',
  'flag.rival': 'Your rival sails under it.',
  'flag.pirates.under': 'the black flag',
  'flag.royal.under': 'the king’s flag',
  'mark.miss': 'water',
  'mark.hit': 'hit',
  'mark.sunk': 'sunk',
  'mark.empty': 'must be water',
} as const
