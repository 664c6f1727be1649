/** Admiral: short texts about others' actions, shown where they happened. */
export const admiralRecap = {
  'caption.damage.hull': '{Unit}: корпус −{hull}',
  'caption.damage.sails': '{Unit}: паруса −{sails}',
  'caption.damage.both': '{Unit}: корпус −{hull}, паруса −{sails}',
  'caption.shipSunk': '{Unit} тонет',
  'caption.shipTaken': '{Unit} захвачен',
  'caption.fortTaken': '{Unit} взят',
  'caption.missed': '{Unit}: мимо',
  'caption.gun.hit': 'Попал!',
  'caption.gun.miss': 'Мимо',
  'caption.boardingFought': 'Абордаж: победил {winner}',
  'caption.treasureLoaded': '{Unit} грузит {gold}',
  'caption.shipTurned': '{Unit} развернулся на {heading}',
  'caption.waits': '{Unit} стоит на месте',
  'caption.wait': {
    one: '{n} корабль стоит на месте',
    few: '{n} корабля стоят на месте',
    many: '{n} кораблей стоят на месте',
    other: '{n} корабля стоят на месте',
  },
} as const
