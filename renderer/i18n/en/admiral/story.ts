/** Admiral: how a match went, on the page of its result. */
export const admiralStory = {
  'story.hull': 'Hull left',
  'story.landed': 'Gold landed',
  'story.fired': 'Shots',
  'story.struck': 'Hits',
  'story.luck.guns': 'Expected is what the die promised: for every shot the share of faces that hit.',
  'story.round': 'Round {n}',
  'story.rounds.adm': 'Round',
  'beat.captainShown': 'A captain shows his hand',
  'beat.fortSilenced': 'The fort falls silent',
  'beat.fortTaken': 'The fort is taken!',
  'beat.goldLanded': 'Gold ashore!',
  'beat.shipTaken': 'A prize!',
} as const
