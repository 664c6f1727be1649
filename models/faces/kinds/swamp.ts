import { ground } from '../ground.ts'
import { type Markup, shape } from '../ink.ts'
import { reeds } from '../motifs/plants.ts'
import { trail } from '../motifs/trail.ts'
import { ellipse } from '../shapes.ts'
import { STEP_DISCS } from '../stepDiscs.ts'

/** Draws four slow steps through the mire. */
export function swamp(): Markup {
  const mire = 'M14,150Q34,88 98,100Q140,58 204,92Q252,118 240,180Q222,240 140,230Q36,244 14,150Z'
  const bubbles = [
    [142, 212, 6],
    [214, 186, 8],
    [104, 216, 7],
    [44, 132, 6],
  ] as const
  return (
    ground('#7d8a4b', { seed: 13 }) +
    shape(mire, '#4c5f3e', { light: 0.15 }) +
    reeds(38, 86, 1.05) +
    reeds(220, 150, 1) +
    bubbles.map(([x, y, r]) => shape(ellipse(x, y, r), '#9db374', { line: 3.5 })).join('') +
    trail(STEP_DISCS.swamp)
  )
}
