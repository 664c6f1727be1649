/** Admiral: short texts about others' actions, shown where they happened. */
export const admiralRecap = {
  'caption.damage.hull': '{Unit}: hull −{hull}',
  'caption.damage.sails': '{Unit}: sails −{sails}',
  'caption.damage.both': '{Unit}: hull −{hull}, sails −{sails}',
  'caption.shipSunk': '{Unit} sinks',
  'caption.shipTaken': '{Unit} is taken',
  'caption.fortTaken': '{Unit} is taken',
  'caption.missed': '{Unit}: missed',
  'caption.gun.hit': 'Hit!',
  'caption.gun.miss': 'Missed',
  'caption.boardingFought': 'Boarding: the {winner} wins',
  'caption.treasureLoaded': '{Unit} loads {gold}',
  'caption.shipTurned': '{Unit} turns {heading}',
  'caption.waits': '{Unit} waits',
  'caption.wait': { one: '{n} ship waits', other: '{n} ships wait' },
} as const
