/** Sea Battle: names of the things on the table. */
export const seaBattleNames = {
  'ship.1': 'boat',
  'ship.2': 'ship of two',
  'ship.3': 'ship of three',
  'ship.4': 'ship of four',
  'side.north': 'First captain',
  'side.south': 'Second captain',

  'flag.pirates': 'Pirates',
  'flag.royal': 'Royal fleet',
  'flag.pirates.about': 'Pirates: a black flag and dark sails. The flag changes nothing in the battle.',
  'flag.royal.about': 'Royal fleet: a blue flag and white sails. The flag changes nothing in the battle.',
  'flag.rival': 'Your opponent sails under it.',
  'flag.pirates.under': 'the black flag',
  'flag.royal.under': 'the king’s flag',
  'mark.miss': 'water',
  'mark.hit': 'hit',
  'mark.sunk': 'sunk',
  'mark.empty': 'surely water',
} as const
