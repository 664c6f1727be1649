/** The bottom of a bare foot, about the origin, toes up. */
export const SOLE =
  'M-26,78Q-44,60 -34,30Q-26,4 -38,-20Q-44,-50 -8,-54Q40,-54 40,-16Q38,10 24,26Q12,44 18,62Q14,92 -8,90Q-20,88 -26,78Z'

/** Its five toes: centre and radii. */
export const TOES = [
  [-38, -66, 11, 14],
  [-16, -78, 12, 15],
  [8, -82, 12, 14],
  [29, -76, 11, 12],
  [46, -62, 10, 11],
] as const
