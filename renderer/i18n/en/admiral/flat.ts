/** Admiral on the flat table. */
export const admiralFlat = {
  'flat.admiral.mine': 'Your turn',
  'flat.admiral.ahead': 'Full ahead',
  'flat.admiral.aheadTo': 'straight to {at}',
  'flat.admiral.choices': 'All choices',
  'flat.admiral.none': 'Nothing more to do now',
  'flat.admiral.reach': { one: 'Within reach, {n} point left', other: 'Within reach, {n} points left' },
  'flat.admiral.hot': 'Under fire',
  'flat.admiral.target': '{percent}% to hit',
  'flat.admiral.boardable': 'Can be boarded',
  'flat.admiral.danger': { one: '{n} enemy can fire there', other: '{n} enemies can fire there' },
  'flat.admiral.treasure': 'Treasure',
  'flat.admiral.course': '{at}, heading {heading}',
  'flat.admiral.hidden': 'Your captains are hidden',
  'flat.admiral.rose': 'Distances',
} as const
