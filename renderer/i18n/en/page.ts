/** Texts of every page, in all games. */
export const page = {
  'app.title': "Captain's Table",
  'common.close': 'Close',
  'match.name.won': '{game}: {winners} beat {losers}',
  'match.name.draw': '{game}: {players}, a draw',
  'match.bot': '{name} (bot)',
  'match.bots': { one: '{n} bot', other: '{n} bots' },
  'trouble.title': 'Trouble',
  'trouble.dismiss': 'Dismiss',
  'game.jackal': 'Jackal',
  'game.admiral': 'Admiral',
  'game.sea-battle': 'Sea Battle',
} as const
