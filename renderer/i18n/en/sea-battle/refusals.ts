/** Sea Battle: reasons why a move is not allowed, a sentence for each code, and what to do instead. */
export const seaBattleRefusals = {
  'refusal.fleet-not-placed': 'First put your fleet to sea.',
  'refusal.already-placed': 'Your fleet is already at sea.',
  'refusal.off-the-field': 'That is outside the field.',
  'refusal.already-fired': 'You have already fired there: choose another cell.',
  'refusal.wrong-ships': 'A fleet has one four-cell ship, two of three cells, three of two and four of one.',
  'refusal.wrong-shape': 'No ship has that shape in this match.',
  'refusal.ships-overlap': 'There is another ship there.',
  'refusal.ships-touch': 'Too close to another ship.',

  'why.sure-water.title': 'Fire anyway?',
  'why.sure-water': 'That cell must be water. Choose it again to fire there anyway.',
  'why.sure-water.short': 'Must be water. Fire anyway?',
  'why.own-sea': 'That is your own sea: fire at the enemy’s.',
} as const
