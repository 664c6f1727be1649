/** Sea Battle: its card and its form for a new match. */
export const seaBattleNewMatch = {
  'game.sea-battle.about': 'Find ten hidden ships',
  'player.default.north': 'Grace O’Malley',
  'player.default.south': 'Francis Drake',
  'option.touch': 'Ships may touch at corners',
  'option.touch.about': 'Off: water all around every ship',
  'option.shapes': 'Bent ships',
  'option.shapes.about': 'Three- and four-cell ships may be bent',
  'option.autoMark': 'Mark water around sunk ships',
  'option.autoMark.about': 'Only a mark: you may still fire there',
  'option.first': 'Fires first',
  'first.draw': 'Drawn by lot',
  'first.north': 'First captain',
  'first.south': 'Second captain',
  'new.battle.about':
    'Empty: a new draw. The same name always draws the same first captain and makes the bots think alike',
} as const
