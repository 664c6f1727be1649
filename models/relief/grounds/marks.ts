import type { TurntableKind } from '../../../engine/jackal/data/tiles.ts'
import { darker, INK } from '../../faces/colour.ts'
import { CHEST_RED, ground, MEADOW, TRAIL } from '../../faces/ground.ts'
import { around, at, clipped, faint, fill, groundShadow, line, type Markup, shape } from '../../faces/ink.ts'
import { SOLE, TOES } from '../../faces/motifs/footprint.ts'
import { tuft } from '../../faces/motifs/plants.ts'
import { rays } from '../../faces/motifs/treasure.ts'
import { ellipse, polyline } from '../../faces/shapes.ts'
import { STEP_DISCS } from '../../faces/stepDiscs.ts'

/** Draws the soft dark under a carving: every tier has it, with and without a shadow map. */
export const foot = (x: number, y: number, rx: number, ry: number, strength = 0.5): Markup =>
  groundShadow(x, y, rx, ry, strength)

/** Draws the trail through the stations of a turntable, and their shadows. */
export function track(kind: TurntableKind, colour: string): Markup {
  const points = STEP_DISCS[kind].map(([x, y]) => [x, y] as const)
  const trail = polyline(points)
  return (
    line(trail, darker(colour, 0.55), 17) +
    line(trail, colour, 11) +
    line(trail, INK, 4.5, '2 12') +
    points.map(([x, y]) => foot(x + 4, y + 7, 50, 46, 0.55)).join('')
  )
}

/** Draws the compass burnt into the ground under arrows. */
export function compass(seed: number): Markup {
  const ticks = around(8, () => line('M0,-94V-103', '#3c1808', 6))
  return ground(TRAIL, { seed }) + at(128, 128, 1, 0, faint(0.36, line(ellipse(0, 0, 98), '#3c1808', 5) + ticks))
}

/** Draws the red cloth under a chest with its golden rays. */
export const chestCloth = (seed: number): Markup =>
  ground(CHEST_RED, { seed }) + rays(128, 120, '#f0c659') + foot(116, 120, 104, 66, 0.6)

/** Draws grass. */
export const meadow = (seed: number, more: Markup = ''): Markup =>
  ground(MEADOW, { seed }) + tuft(52, 212, 1.2) + tuft(206, 66, 1.1) + more

/** Draws the hole of a trap. */
export const pit = (): Markup =>
  groundShadow(128, 134, 122, 104, 0.5) +
  shape(ellipse(128, 132, 86, 74), '#3a2114', { line: 9, shadeColour: '#553320', light: 0 }) +
  fill(ellipse(128, 140, 70, 56), '#160b08')

const RIFT = 'M-6,95L50,112L84,75L124,124L166,82L196,128L262,103V167L202,199L160,160L126,208L88,154L52,181L-6,157Z'
const FIRE = 'M-6,126L52,150L86,112L125,170L164,118L198,168L262,136'
const CRACKS = 'M50,122L34,66M84,84L92,36M166,92L190,38M126,198L112,244M202,190L226,238M52,172L30,226'

/** Draws the rift of an earthquake with fire in it. */
export function rift(): Markup {
  const fire = line(FIRE, '#e0431f', 42) + line(FIRE, '#ff9a2a', 25) + line(FIRE, '#ffe27a', 11)
  return (
    line(CRACKS, INK, 7) + line(RIFT, '#7a3418', 22) + clipped(RIFT, fill(RIFT, '#1e0f0c') + fire) + line(RIFT, INK, 6)
  )
}

/** Draws the bottom of a footprint. */
export function footprint(): Markup {
  const toes = TOES.map(([x, y, rx, ry]) => fill(ellipse(x, y, rx, ry), '#7a4a26')).join('')
  return at(106, 132, 1.2, 0.2, fill(SOLE, '#7a4a26') + toes)
}

const RUNWAY = 'M-170,-34H170V40H-170Z'

/** Draws the runway of the airplane. */
export const runway = (): Markup =>
  at(
    128,
    128,
    1,
    -0.32,
    shape(RUNWAY, '#c2b083', { line: 6, shade: 0, light: 0 }) + line('M-150,3H150', '#f4ead2', 8, '26 24'),
  )

/** Draws water of a pond or a mire. */
export const pond = (outline: string, colour: string, deep: string): Markup =>
  shape(outline, colour, { line: 7, light: 0.3, shadeColour: deep })
