import { ground } from '../ground.ts'
import { type Markup, shape } from '../ink.ts'
import { trail } from '../motifs/trail.ts'
import { STEP_DISCS } from '../stepDiscs.ts'

/** Draws five slow steps up to the peak. */
export function mountain(): Markup {
  return (
    ground('#b7b0bd', { seed: 14 }) +
    shape('M8,222L84,66L122,124L168,30L250,222Z', '#83798a', { line: 8 }) +
    shape('M168,30L137,93L154,86L166,104L184,82L197,98Z', '#f7f5f0', { line: 5, shade: 0.1 }) +
    shape('M84,66L60,115L78,106L92,120L108,103Z', '#f7f5f0', { line: 5, shade: 0.1 }) +
    trail(STEP_DISCS.mountain)
  )
}
