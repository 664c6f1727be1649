import { COMMON_PICTURES } from '../../../playback/effects/pictures.ts'
import { around, INK, softDisc } from '../../../table/sprites/drawing.ts'
import { type Drawing, indicesOf } from '../../../table/sprites/sheet.ts'

/** A plate with a light along its upper edge. */
function plate(fill: string, light: string, line: string): Drawing {
  const layers = [
    [line, -60, 120, 120, 26],
    [fill, -46, 92, 92, 18],
    [light, -36, 72, 30, 12],
  ] as const
  return around((g) => {
    for (const [colour, corner, width, height, radius] of layers) {
      g.fillStyle = colour
      g.beginPath()
      g.roundRect(corner, corner, width, height, radius)
      g.fill()
    }
  })
}

/** A sail that bellies toward the bow. */
function sail(fill: string, line: string): Drawing {
  return around((g) => {
    const cloth = new Path2D('M-44,40Q-56,-46 0,-46Q56,-46 44,40Q0,16 -44,40Z')
    g.strokeStyle = line
    g.lineWidth = 26
    g.stroke(cloth)
    g.fillStyle = fill
    g.fill(cloth)
  })
}

/** Two strokes that meet at the bow. */
const bowLine: Drawing = around((g) => {
  const strokes = new Path2D('M-30,-46L46,0L-30,46')
  g.strokeStyle = INK
  g.lineWidth = 16
  g.stroke(strokes)
  g.strokeStyle = '#ffffff'
  g.lineWidth = 8
  g.stroke(strokes)
})

/** A soft round shadow, stretched to the shape of the thing above it. */
const shade: Drawing = around((g) =>
  softDisc(g, 62, [
    [0, 1],
    [0.55, 0.85],
    [0.78, 0.4],
    [1, 0],
  ]),
)

const LOST = { fill: '#160b07', light: '#2c1a12', line: '#7a5a40' } as const

/**
 * Drawings on bases: brass plates for the hull, white sails for the sails, dark where they are lost, the light of a
 * lantern, the strokes of a head, and a shadow.
 */
export const BASE_PICTURES = {
  hull: plate('#ffdf86', '#fff7da', INK),
  lostHull: plate(LOST.fill, LOST.light, LOST.line),
  sails: sail('#ffffff', INK),
  lostSails: sail(LOST.fill, LOST.line),
  lantern: COMMON_PICTURES.glow,
  head: bowLine,
  shade,
} as const satisfies Record<string, Drawing>

/** The place of each picture in their sheet. */
export const PICTURE = indicesOf(BASE_PICTURES)
