/** Sea Battle: what the enemy did, in a few words at the place where it happened. */
export const seaBattleRecap = {
  'caption.shot.hit': 'Hit: {cell}',
  'caption.shot.sunk': 'Sunk at {cell}: {ship}',
} as const
