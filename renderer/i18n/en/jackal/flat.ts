/** Jackal on the flat table. */
export const jackalFlat = {
  'flat.jackal.mine': 'Your turn',
  'flat.jackal.men': 'Who acts',
  'flat.jackal.goals': 'Where to',
  'flat.jackal.go': 'Go to {cell}',
  'flat.jackal.sail': 'Sail to {cell}',
  'flat.jackal.row': 'Row to {cell}',
  'flat.jackal.place': 'Begin at {cell}',
  'flat.jackal.peek': 'Look under {cell}',
  'flat.jackal.swap': 'Choose {cell}',
  'flat.jackal.offer': 'Everybody else is asked. The match ends as it stands if all agree.',
} as const
