/** Sea Battle on the flat table. */
export const seaBattleFlat = {
  'flat.sea.mine': 'Your shot',
  'flat.sea.own': 'Your sea',
  'flat.sea.aim': 'Touch the sea, or draw the sight with your finger',
  'flat.sea.place': 'Place your fleet: take a ship from the harbour',
  'flat.sea.move': 'Touch the sea where she shall lie',
  'flat.sea.lay': 'Place her here',
  'flat.sea.putBack': 'To the harbour',
} as const
