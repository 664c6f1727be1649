/** Sea Battle: what the enemy did, in a few words at the place where it happened. */
export const seaBattleRecap = {
  'caption.shot.hit': 'Попадание: {cell}',
  'caption.shot.sunk': 'Потоплен на {cell}: {ship}',
} as const
