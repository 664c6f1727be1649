/** Fleets differ in flag, sails and figures only (S-FLAG). */
export const FLAGS = ['pirates', 'royal'] as const
export type Flag = (typeof FLAGS)[number]

/** The flag that is left beside a taken one; none where none is taken. Both sides may still choose the same (S-FLAG). */
export function otherFlag(taken: Flag | undefined): Flag | undefined {
  return taken && FLAGS.find((flag) => flag !== taken)
}

/** Lengths of the ten ships in cells, longest first (S-FLEET). */
export const FLEET = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1] as const
