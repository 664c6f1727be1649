/** Sea Battle on the flat table. */
export const seaBattleFlat = {
  'flat.sea.mine': 'Your shot',
  'flat.sea.own': 'Your sea',
  'flat.sea.place': 'Place your fleet: take a ship from the harbour',
  'flat.sea.take': 'Take a ship',
  'flat.sea.move': 'Choose where it should go',
} as const
