/** Sea Battle: short texts about the enemy's actions, shown where they happened. */
export const seaBattleRecap = {
  'caption.shot.hit': 'Hit: {cell}',
  'caption.shot.sunk': 'Sunk at {cell}: {ship}',
  'recap.missed': { one: '{n} shot at you missed: {cells}', other: '{n} shots at you missed: {cells}' },
} as const
