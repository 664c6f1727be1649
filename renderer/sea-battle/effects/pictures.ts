import { COMMON_PICTURES } from '../../playback/effects/pictures.ts'
import { around, CREAM, disc, INK, inked, stroke } from '../../table/sprites/drawing.ts'
import { type Drawing, indicesOf } from '../../table/sprites/sheet.ts'

const barrel = around((g) => {
  inked(g, 'M-26,-44Q-44,0 -26,44H26Q44,0 26,-44Z', '#8a5126', 7)
  stroke(g, 'M-34,-20H34M-34,20H34', '#3a3a42', 9)
  stroke(g, 'M-10,-40V40M12,-40V40', 'rgba(42,24,14,0.5)', 4)
})

const POLE = 'M-44,60V-58'
const CLOTH = 'M-40,-54Q-12,-66 10,-52T56,-50V6Q34,16 10,4T-40,4Z'

function flag(colour: string, emblem: (g: CanvasRenderingContext2D) => void): Drawing {
  return around((g) => {
    stroke(g, POLE, INK, 11)
    stroke(g, POLE, '#a8743e', 6)
    inked(g, CLOTH, colour, 6)
    g.translate(8, -24)
    emblem(g)
  })
}

/** Skull and crossed bones. */
const pirates = flag('#3d3c49', (g) => {
  stroke(g, 'M-20,-14L20,20M20,-14L-20,20', CREAM, 7)
  inked(g, 'M-15,-2Q-16,-20 0,-20Q16,-20 15,-2Q14,6 8,8V16H-8V8Q-14,6 -15,-2Z', CREAM, 4)
  g.fillStyle = INK
  g.fill(new Path2D(`${disc(-6, -4, 4)}${disc(6, -4, 4)}`))
})

/** An anchor under a crown. */
const royal = flag('#4f7fb8', (g) => {
  stroke(g, 'M0,-8V22M-10,0H10M-16,10Q-14,24 0,24Q14,24 16,10', CREAM, 6)
  inked(g, 'M-12,-10L-15,-24L-7,-18L0,-27L7,-18L15,-24L12,-10Z', '#f0c659', 4)
})

/** Every picture that Sea Battle's effects use; the order is the order in the sheet. */
export const PICTURES = { ...COMMON_PICTURES, barrel, pirates, royal } as const satisfies Record<string, Drawing>

/** Indices of the pictures in the sheet. */
export const PICTURE = indicesOf(PICTURES)
