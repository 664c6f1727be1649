import { around, CREAM, INK } from '../../../table/sprites/drawing.ts'
import type { Drawing } from '../../../table/sprites/sheet.ts'

const GILT = '#ffd75e'
/** A broad arrow head, pointing to the bow. */
const ARROW = 'M-40,-50L48,0L-40,50L-20,0Z'
const CROWN = 'M-48,34L-52,-30L-24,-2L0,-44L24,-2L52,-30L48,34Z'
/** A flag struck halfway down its pole. */
const STRUCK = 'M-36,-54H-24V54H-36ZM-24,-8L48,16L-24,42Z'

/** A mark with an ink line round it. */
const mark = (fill: string, path: string): Drawing =>
  around((g) => {
    const shape = new Path2D(path)
    g.strokeStyle = INK
    g.lineWidth = 30
    g.stroke(shape)
    g.fillStyle = fill
    g.fill(shape)
  })

/** What ships are honoured with: a crown for the flagship, a struck flag for a prize. */
export const HONOUR_PICTURES = { flagship: mark(GILT, CROWN), prize: mark(CREAM, STRUCK) } as const satisfies Record<
  string,
  Drawing
>

/** The arrow before the bow of a ship. */
export const BOW_ARROW = mark(CREAM, ARROW)
