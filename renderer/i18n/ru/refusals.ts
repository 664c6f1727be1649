/** Reasons why a move is not allowed that several games share. */
export const refusals = {
  'refusal.match-over': 'Партия окончена.',
  'refusal.not-your-turn': 'Сейчас не ваш ход: подождите, пока походят другие.',
  'refusal.not-your-ship': 'Этот корабль вам не подчиняется: выберите свой.',
} as const
