import { ground } from '../ground.ts'
import type { Markup } from '../ink.ts'
import { cactus } from '../motifs/plants.ts'
import { ripples } from '../motifs/sand.ts'
import { trail } from '../motifs/trail.ts'
import { STEP_DISCS } from '../stepDiscs.ts'

const SUNBURNT = '#e3b75c'

/** Draws three slow steps over the dunes. */
export function desert(): Markup {
  return (
    ground(SUNBURNT, { seed: 12 }) +
    ripples('M10,84Q70,62 120,82T246,76M8,222Q90,200 140,220T248,212', SUNBURNT) +
    cactus(56, 108, 0.98) +
    cactus(210, 184, 0.8) +
    trail(STEP_DISCS.desert)
  )
}
