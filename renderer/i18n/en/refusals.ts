/** Why a move is not allowed, where several games say so. */
export const refusals = {
  'refusal.match-over': 'The match is over.',
  'refusal.not-your-turn': 'It is not your turn.',
  'refusal.not-your-ship': 'This ship does not obey you.',
} as const
