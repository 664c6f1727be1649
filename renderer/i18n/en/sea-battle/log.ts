/** Sea Battle: the log: one entry for each event, and the end of a match. */
export const seaBattleLog = {
  'log.fleetPlaced': '{name} puts to sea under {flag}',
  'log.fleetPlaced.brief': 'puts to sea',
  'log.by': '{name}: {deed}',
  'log.battleJoined.draw': '{name} fires first, drawn by lot',
  'log.battleJoined.chosen': '{name} fires first, as chosen before the match',
  'log.shotFired.miss': '{cell}, water',
  'log.shotFired.hit': '{cell}, a hit!',
  'log.shotFired.sunk': '{cell}, sunk! A {ship} goes down',
  'log.fleetsOpened': 'Both fleets are revealed',

  'inspection.honest':
    'Checked by this screen: both fleets lay as sealed before the first shot, and every answer was true.',
  'inspection.honestSince':
    'Checked by this screen: both fleets lay as sealed when it joined, and every answer was true.',
  'inspection.unpromised':
    'The fleets could not be checked: the host had not sealed them. This only happens with a set-up position or a save from before 0.2.0.',
  'inspection.refused': 'The fleets could not be checked: the host does not reveal them.',
  'inspection.one.unpromised': '{name}’s fleet could not be checked: the host had not sealed it.',
  'inspection.one.unopened': '{name}’s fleet could not be checked: the host does not reveal it.',
  'inspection.wrong-opening': '{name}’s fleet was sealed, but what was revealed cannot be read.',
  'inspection.moved-ship': '{name}’s fleet is not the one sealed: a ship was moved.',
  'inspection.illegal-fleet': '{name}’s fleet broke the rules: {cells}.',
  'inspection.false-answer':
    'A false answer about {name}’s fleet: shot {n}, at {cell}, was called {said}, but it was {truth}.',
  'inspection.retold': 'One shot at {name}’s fleet was given two different answers.',
  'inspection.told.miss': 'a miss',
  'inspection.told.hit': 'a hit',
  'inspection.told.sunk': 'a ship sunk',
  'inspection.wins': 'By the inspection rule: {text}.',
  'end.fleet-sunk': '{name}’s whole fleet is at the bottom of the sea.',
} as const
