import { BROWN, ground } from '../ground.ts'
import type { Markup } from '../ink.ts'
import { bottle } from '../motifs/bottle.ts'

const ROWS: Readonly<Record<1 | 2 | 3, () => Markup>> = {
  1: () => bottle(128, 142, 1.4, 0.08),
  2: () => bottle(84, 140, 1.22, -0.14) + bottle(172, 144, 1.22, 0.14),
  3: () => bottle(68, 130, 1.06, -0.2) + bottle(190, 130, 1.06, 0.2) + bottle(128, 154, 1.16, 0),
}

/** Draws one, two or three bottles of rum to take along. */
export function bottles(count: 1 | 2 | 3): Markup {
  return ground(BROWN, { seed: 38 + count }) + ROWS[count]()
}
