import { CREAM, edged, INK } from '../../../table/sprites/drawing.ts'
import type { Drawing } from '../../../table/sprites/sheet.ts'

const GILT = '#ffd75e'
/** A broad arrow head, pointing to the bow. */
const ARROW = 'M-38,-44L44,0L-38,44L-22,0Z'
const CROWN = 'M-48,34L-52,-30L-24,-2L0,-44L24,-2L52,-30L48,34Z'
/** A flag struck halfway down its pole. */
const STRUCK = 'M-36,-54H-24V54H-36ZM-24,-8L48,16L-24,42Z'

/** A mark with an ink line round it. */
const mark = (fill: string, path: string): Drawing => edged(fill, path, [[INK, 30]])

/** What ships are honoured with: a crown for the flagship, a struck flag for a prize. */
export const HONOUR_PICTURES = { flagship: mark(GILT, CROWN), prize: mark(CREAM, STRUCK) } as const satisfies Record<
  string,
  Drawing
>

/** The arrow at the bow of a ship: pale, so that it is not taken for her squadron's mark, in a line of its colour. */
export const bowArrow = (colour: string): Drawing =>
  edged(CREAM, ARROW, [
    [INK, 40],
    [colour, 26],
  ])
