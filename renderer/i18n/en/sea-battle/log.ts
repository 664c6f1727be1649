/** Sea Battle: the log: one entry for each event, and the end of a match. */
export const seaBattleLog = {
  'log.fleetPlaced': '{name} puts to sea under {flag}',
  'log.fleetPlaced.brief': 'puts to sea',
  'log.by': '{name}: {deed}',
  'log.battleJoined.draw': 'The battle begins: {name} fires first, drawn by lot',
  'log.battleJoined.chosen': 'The battle begins: {name} fires first, as chosen before the match',
  'log.shotFired.miss': '{cell}, water',
  'log.shotFired.hit': '{cell}, a hit!',
  'log.shotFired.sunk': '{cell}, sunk! A {ship} goes down',
  'log.fleetsOpened': 'Both fleets are revealed',

  'inspection.honest':
    'Inspected by this screen: both fleets lay as they were promised before the first shot, and every answer was true.',
  'inspection.honestSince':
    'Inspected by this screen: both fleets lay as they were promised when it joined, and every answer was true.',
  'inspection.unpromised':
    'The fleets could not be checked: the host promised nothing about them. It does so in every match but one from a position that was set up, or from a save of before 0.2.0.',
  'inspection.refused': 'The fleets could not be checked: the host does not open them.',
  'inspection.one.unpromised': '{name}’s fleet could not be checked: the host promised nothing about it.',
  'inspection.one.unopened': '{name}’s fleet could not be checked: the host does not open it.',
  'inspection.wrong-opening': '{name}’s fleet was promised, and what was opened of it cannot be read.',
  'inspection.moved-ship': '{name}’s fleet is not the one that was promised: a ship was moved.',
  'inspection.illegal-fleet': '{name}’s fleet lay against the rules: {cells}.',
  'inspection.false-answer':
    'A false answer about {name}’s fleet: shot {n}, at {cell}, was told as {said}; in truth it was {truth}.',
  'inspection.retold': 'A shot at {name}’s fleet was told twice, and differently.',
  'inspection.told.miss': 'a miss',
  'inspection.told.hit': 'a hit',
  'inspection.told.sunk': 'a ship sunk',
  'inspection.wins': 'By the rule of inspection: {text}.',
  'end.fleet-sunk': '{name}’s whole fleet is at the bottom of the sea.',
} as const
