/** Texts about the table for screen readers, in all games. */
export const screenReader = {
  'spoken.keys': '{arrows} move the cursor, {confirm} chooses, {panels} goes to the panels, {keys} lists all keys',
  'spoken.turnOf': '{name}’s turn.',
  'spoken.goals': 'Can go to: {cells}',
  'spoken.may': 'You can choose: {what}',
  'spoken.choices': 'Choose: {choices}',
  'spoken.range': '{from} to {to}',
} as const
