/** The guide of the lessons of all games. */
export const school = {
  'lesson.pupil': 'Pupil',
  'lesson.other': 'Rival',
  'lesson.step': 'Step {done} of {all}',
  'lesson.passed': 'Well done!',
  'lesson.next': 'Next: {title}',
  'lesson.again': 'Once more',
  'lesson.leave': 'To the lessons',
  'lesson.back': 'Back a step',
  'lesson.restart': 'From the beginning',

  'goal.title': 'Goal of the match',
  'goal.close': 'Put the goal away',
  'goal.jackal': 'Bring gold to your ship: {gold} lie hidden. Whoever brings most wins.',
  'goal.jackal.coins': { one: '{n} coin', other: '{n} coins' },
  'goal.jackal.treasure': 'and the galleon’s treasure',
  'goal.jackal.treasures': { one: 'and {n} treasure', other: 'and {n} treasures' },
  'goal.sea-battle': 'Find and sink all {n} ships of your rival before yours are sunk.',
  'goal.admiral.duel': 'Sink or take all enemy ships, or take their fort; after {rounds} rounds most hull left wins.',
  'goal.admiral.battle': 'Sink or take all enemy ships; after {rounds} rounds most hull left wins.',
  'goal.admiral.treasure':
    'Bring treasure from the islands to your port: there is gold for {gold}. Whoever has landed most by round {rounds} wins.',
} as const
