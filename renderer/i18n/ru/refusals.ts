/** Reasons why a move is not allowed that several games share. */
export const refusals = {
  'refusal.match-over': 'Партия окончена.',
  'refusal.not-your-turn': 'Сейчас не ваш ход: подождите, пока походят другие.',
  'refusal.not-your-ship': 'Это не ваш корабль: выберите свой.',
} as const
