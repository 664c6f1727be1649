/** Sea Battle on the flat table. */
export const seaBattleFlat = {
  'flat.sea.mine': 'Ваш выстрел',
  'flat.sea.own': 'Ваше море',
  'flat.sea.aim': 'Коснитесь моря или ведите прицел пальцем',
  'flat.sea.place': 'Расставьте флот: возьмите корабль из гавани',
  'flat.sea.move': 'Коснитесь моря там, где ему стоять',
  'flat.sea.lay': 'Поставить сюда',
  'flat.sea.putBack': 'В гавань',
} as const
