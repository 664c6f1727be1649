import type { TeamId } from '../../../engine/jackal/types.ts'
import type { RIBBON_MARKS } from '../../table/ribbon/marks.ts'

/** The emblem on each crew's flag, as a single shape. */
export const CREW_EMBLEMS = {
  white: 'anchor',
  red: 'star',
  black: 'skull',
  yellow: 'sun',
} as const satisfies Readonly<Record<TeamId, keyof typeof RIBBON_MARKS>>
