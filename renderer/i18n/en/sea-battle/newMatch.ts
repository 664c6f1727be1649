/** Sea Battle: its card and its form for a new match. */
export const seaBattleNewMatch = {
  'game.sea-battle': 'Sea Battle',
  'game.sea-battle.about': 'Hidden fleets: place ten ships, find the ten of the enemy',
  'player.default.north': 'Grace O’Malley',
  'player.default.south': 'Francis Drake',
  'option.touch': 'Ships may touch by corners',
  'option.touch.about': 'Off: there is water all round every ship',
  'option.shapes': 'Bent ships',
  'option.shapes.about': 'Ships of three and four cells may lie round a corner',
  'option.autoMark': 'Mark water round sunk ships',
  'option.autoMark.about': 'For the eye only: one may still fire there',
  'option.first': 'Fires first',
  'first.draw': 'By lot',
  'first.north': 'First captain',
  'first.south': 'Second captain',
  'new.battle': 'Seed',
  'new.battle.about': 'The same seed draws the same first captain and the same thoughts of the bots. Empty: a new one',
} as const
