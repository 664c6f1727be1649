/** Sea Battle: why a move is not allowed, a sentence a code. */
export const seaBattleRefusals = {
  'refusal.fleet-not-placed': 'First put your fleet to sea.',
  'refusal.already-placed': 'Your fleet is at sea already.',
  'refusal.off-the-field': 'That is beside the field.',
  'refusal.already-fired': 'You have fired there already.',
  'refusal.wrong-ships': 'A fleet has one ship of four cells, two of three, three of two and four of one.',
  'refusal.wrong-shape': 'No ship may lie like that.',
  'refusal.ships-overlap': 'Another ship lies there.',
  'refusal.ships-touch': 'Too close to another ship.',
} as const
