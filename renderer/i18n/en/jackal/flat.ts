/** Jackal on the flat table. */
export const jackalFlat = {
  'flat.jackal.mine': 'Your turn',
  'flat.jackal.men': 'Who acts',
  'flat.jackal.goals': 'Where to',
  'flat.jackal.go': 'Go to {cell}',
  'flat.jackal.sail': 'Sail to {cell}',
  'flat.jackal.row': 'Row to {cell}',
  'flat.jackal.place': 'Start at {cell}',
  'flat.jackal.peek': 'Look under {cell}',
  'flat.jackal.swap': 'Choose {cell}',
  'flat.jackal.offer': 'Everyone else is asked. If all agree, the match ends as it stands.',
} as const
