/** Sea Battle: what happened, in words: an entry an event, and how a match ended. */
export const seaBattleLog = {
  'log.fleetPlaced': '{name} puts to sea under {flag}',
  'log.battleJoined': 'The battle begins: {name} fires first',
  'log.shotFired.miss': '{name}: {cell}, water',
  'log.shotFired.hit': '{name}: {cell}, a hit!',
  'log.shotFired.sunk': '{name}: {cell}, sunk! A {ship} goes down',
  'log.fleetsOpened': 'Both fleets are revealed',

  'end.fleet-sunk': 'The whole fleet is at the bottom of the sea.',
} as const
