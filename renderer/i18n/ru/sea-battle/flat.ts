/** Sea Battle on the flat table. */
export const seaBattleFlat = {
  'flat.sea.mine': 'Ваш выстрел',
  'flat.sea.own': 'Ваше море',
  'flat.sea.place': 'Расставьте флот: возьмите корабль из гавани',
  'flat.sea.take': 'Возьмите корабль',
  'flat.sea.move': 'Коснитесь места в море',
} as const
