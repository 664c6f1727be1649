/** The tempers of bots and the characters that have them, as the form of a new match offers them. */
export const tempers = {
  'temper.of': 'Нрав бота: {team}',
  'temper.chosen': 'Нрав: {temper}',
  'temper.none': 'обычный',
  'temper.any': 'какой выпадет',
  'temper.jackal.gold-hunter': 'кладоискатель',
  'temper.jackal.raider': 'задира',
  'temper.jackal.cautious': 'осторожный',
  'temper.jackal.gold-hunter.name': 'Сорока Марта',
  'temper.jackal.raider.name': 'Громила Кузьма',
  'temper.jackal.cautious.name': 'Тихоход Прохор',
  'temper.admiral.raker': 'канонир',
  'temper.admiral.boarder': 'абордажник',
  'temper.admiral.cautious': 'осторожный',
  'temper.admiral.raker.name': 'Коммодор Ястреб',
  'temper.admiral.boarder.name': 'Капитан Багор',
  'temper.admiral.cautious.name': 'Адмирал Штиль',
} as const
