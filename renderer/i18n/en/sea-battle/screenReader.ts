/** Sea Battle: spoken texts about cells and about ships during placement. */
export const seaBattleScreenReader = {
  'cell.unknown': 'Not fired at yet.',
  'cell.unknown.next': {
    one: 'Largest ship left: {n} cell.',
    other: 'Largest ship left: {n} cells.',
  },
  'cell.empty': 'Must be water.',
  'cell.empty.next': 'It is next to a sunk ship.',
  'cell.miss': 'Water.',
  'cell.hit': 'A hit.',
  'cell.hit.next': 'The rest of it is beside this cell.',
  'cell.sunk': 'Sunk: {ship}.',
  'cell.ship': '{Ship}, afloat.',
  'cell.open': 'Open water.',
  'cell.own': 'Own sea, {cell}',
  'cell.fired': 'You cannot fire here again.',

  'place.fault.ships-overlap': 'Another ship is there: {ship}, {cells}.',
  'place.fault.ships-touch': 'Too close to another ship: {ship}, {cells}.',
  'place.refused': 'The {ship} cannot go at {cells}. {why}',
  'place.refused.beside': 'The {ship} goes back. {why}',
  'place.spoken.held': '{Ship} in hand, {cells}. {verdict}',
  'place.spoken.fits': 'It fits here.',
  'place.spoken.harbour': '{Ship} in hand, over the harbour.',
  'place.spoken.own': '{Ship}, {cells}.',
  'place.spoken.free': 'Free water.',
  'place.spoken.blocked': 'Too close to another ship.',
  'place.spoken.todo': 'Place your fleet: {n} of {of} ships at sea.',
  'place.spoken.keys':
    '{next}: next ship. The arrows move it, {turn} turns it, {confirm} places it. {random}: the others at random. {battle}: to battle.',
} as const
