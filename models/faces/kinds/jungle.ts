import { ground } from '../ground.ts'
import { at, type Markup } from '../ink.ts'
import { leaf } from '../motifs/plants.ts'
import { trail } from '../motifs/trail.ts'
import { STEP_DISCS } from '../stepDiscs.ts'

const LEAVES = ['#2f6d33', '#57a048', '#3a7f38']

/** Draws two slow steps through a ring of leaves. */
export function jungle(): Markup {
  const ring = Array.from({ length: 14 }, (_, i) => {
    const turn = (i / 14) * Math.PI * 2
    const x = 128 + Math.cos(turn) * 106
    const y = 128 + Math.sin(turn) * 106
    return at(x, y, 0.92, turn + Math.PI / 2, leaf(LEAVES[i % 3] ?? '', '#1d4d24'))
  })
  const path = trail(STEP_DISCS.jungle)
  return ground('#4f8a3e', { seed: 11 }) + ring.join('') + path
}
