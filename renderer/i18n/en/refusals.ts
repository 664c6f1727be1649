/** Reasons why a move is not allowed that several games share. */
export const refusals = {
  'refusal.match-over': 'The match is over.',
  'refusal.not-your-turn': 'It is not your turn: wait until the others have moved.',
  'refusal.not-your-ship': 'This is not your ship: choose one of your own.',
} as const
