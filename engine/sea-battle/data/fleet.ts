/** Fleets differ in flag, sails and figures only (S-FLAG). */
export const FLAGS = ['pirates', 'royal'] as const
export type Flag = (typeof FLAGS)[number]

/** Returns the other flag once one is taken; none before that. Both sides may still choose the same (S-FLAG). */
export function otherFlag(taken: Flag | undefined): Flag | undefined {
  return taken && FLAGS.find((flag) => flag !== taken)
}

/** The lengths of the ten ships in cells, longest first (S-FLEET). */
export const FLEET = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1] as const
