/** Texts of every page, in all games. */
export const page = {
  'app.title': 'Капитанский стол',
  'common.close': 'Закрыть',
  'match.name.won': '{game}: {winners} (победа), {losers}',
  'match.name.draw': '{game}: {players}, ничья',
  'match.bot': 'бот {name}',
  'match.bots': { one: '{n} бот', few: '{n} бота', many: '{n} ботов', other: '{n} бота' },
  'trouble.title': 'Неполадка',
  'trouble.dismiss': 'Убрать',
  'game.jackal': 'Шакал',
  'game.admiral': 'Адмирал',
  'game.sea-battle': 'Морской бой',
} as const
