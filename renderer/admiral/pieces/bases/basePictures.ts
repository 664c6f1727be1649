import { around, CREAM, disc, INK, starPath } from '../../../table/sprites/drawing.ts'
import { type Drawing, indicesOf } from '../../../table/sprites/sheet.ts'

const LOST = '#4a120d'
const GILT = '#ffd75e'
/** A sail full of wind, pointing to the bow. */
const SAIL = 'M-36,-48L44,0L-36,48Z'
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

/** What is lost leaves a hollow: dark, with a pale edge that shows on every paint. */
const hollow = (path: string): Drawing =>
  around((g) => {
    const shape = new Path2D(path)
    g.fillStyle = LOST
    g.fill(shape)
    g.strokeStyle = 'rgba(247,235,200,0.55)'
    g.lineWidth = 9
    g.stroke(shape)
  })

/** What ships are honoured with: a crown for the flagship, a struck flag for a prize. */
export const HONOUR_PICTURES = { flagship: mark(GILT, CROWN), prize: mark(CREAM, STRUCK) } as const satisfies Record<
  string,
  Drawing
>

/** The marks on the bases of ships. */
export const BASE_PICTURES = {
  hull: mark(CREAM, disc(0, 0, 44)),
  hullLost: hollow(disc(0, 0, 40)),
  speed: mark(CREAM, SAIL),
  speedLost: hollow(SAIL),
  star: mark(GILT, starPath(5, 56, 25)),
  arrow: mark(CREAM, SAIL),
} as const satisfies Record<string, Drawing>

export type BasePicture = keyof typeof BASE_PICTURES
export const BASE_PICTURE = indicesOf(BASE_PICTURES)
