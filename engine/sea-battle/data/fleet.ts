/** Fleets differ in flag, sails and figures only (S-FLAG). */
export const FLAGS = ['pirates', 'royal'] as const
export type Flag = (typeof FLAGS)[number]

/** Lengths of the ten ships in cells, longest first (S-FLEET). */
export const FLEET = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1] as const
