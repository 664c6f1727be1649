/** Jackal: how a match went, on the page of its result. */
export const jackalStory = {
  'story.crews': 'Gold in the holds',
  'story.gold': { one: '{name} brings {n} coin home.', other: '{name} brings {n} coins home.' },
  'story.treasure': '{name} brings the galleon’s treasure home: {n} gold.',
  'story.tiles': 'Tiles opened',
  'story.found': 'Gold found',
  'story.luck.tiles': 'Expected is what as many average tiles hold: {mean} gold each on this island.',
  'story.rounds': 'Round',
  'beat.treasureFound': 'The treasure!',
  'beat.treasureHome': 'The treasure is home!',
  'beat.treasureLost': 'The treasure is lost',
  'beat.pieceDied': 'One pirate fewer',
  'beat.pieceJoined': 'A new hand',
} as const
