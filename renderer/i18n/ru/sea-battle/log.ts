/** Sea Battle: what happened, in words: an entry an event, and how a match ended. */
export const seaBattleLog = {
  'log.fleetPlaced': '{name} выводит флот под {flag}',
  'log.battleJoined': 'Бой начинается, первый выстрел: {name}',
  'log.shotFired.miss': '{name}: {cell} — мимо',
  'log.shotFired.hit': '{name}: {cell} — ранен!',
  'log.shotFired.sunk': '{name}: {cell} — потоплен {ship}!',
  'log.fleetsOpened': 'Оба флота открыты',

  'end.fleet-sunk': 'Весь вражеский флот на дне.',
} as const
