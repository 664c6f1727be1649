/** Sea Battle: names of what is on the table. */
export const seaBattleNames = {
  'ship.1': 'boat',
  'ship.2': 'ship of two',
  'ship.3': 'ship of three',
  'ship.4': 'ship of four',
  'side.north': 'First captain',
  'side.south': 'Second captain',

  'flag.pirates': 'Pirates',
  'flag.royal': 'Royal fleet',
  'flag.pirates.under': 'the black flag',
  'flag.royal.under': 'the king’s flag',
  'mark.miss': 'water',
  'mark.hit': 'hit',
  'mark.sunk': 'sunk',
  'mark.empty': 'surely water',
} as const
