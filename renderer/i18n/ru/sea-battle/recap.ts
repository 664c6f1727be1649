/** Sea Battle: short texts about the enemy's actions, shown where they happened. */
export const seaBattleRecap = {
  'caption.shot.hit': 'Ранен на {cell}',
  'caption.shot.sunk': 'Потоплен на {cell}: {ship}',
  'recap.missed': {
    one: '{n} выстрел по вам мимо: {cells}',
    few: '{n} выстрела по вам мимо: {cells}',
    many: '{n} выстрелов по вам мимо: {cells}',
    other: '{n} выстрела по вам мимо: {cells}',
  },
} as const
