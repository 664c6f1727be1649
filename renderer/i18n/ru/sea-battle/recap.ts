/** Sea Battle: what the enemy did, in a few words at the place where it happened. */
export const seaBattleRecap = {
  'caption.shot.hit': 'Попадание!',
  'caption.shot.sunk': 'Потоплен: {ship}',
} as const
