/** Texts about the table for screen readers, in all games. */
export const spoken = {
  'spoken.keys': '{arrows} move the cursor, {confirm} chooses, {panels} leads to the panels, {keys} lists all keys',
  'spoken.turnOf': 'Turn of {name}.',
  'spoken.goals': 'Can go to: {cells}',
  'spoken.may': 'You can choose: {what}',
  'spoken.choices': 'Choose: {choices}',
  'spoken.range': '{from} to {to}',
} as const
