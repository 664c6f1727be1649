import { ground } from '../ground.ts'
import { type Markup, shape } from '../ink.ts'
import { skull } from '../motifs/bones.ts'

const BURST =
  'M128,10L151,58L200,28L191,82L248,86L208,124L246,164L193,168L202,222L153,194L128,246L103,194L54,222L63,168L10,164L48,124L8,86L65,82L56,28L105,58Z'

/** Draws a very loud oath. */
export function caramba(): Markup {
  return ground('#a8453d', { seed: 32 }) + shape(BURST, '#f2c14a', { line: 8 }) + skull(128, 130, 1.28)
}
