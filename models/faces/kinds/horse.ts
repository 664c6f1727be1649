import { INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { at, fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { tuft } from '../motifs/plants.ts'
import { ellipse } from '../shapes.ts'

/** Draws a horse's head with its mane and bridle. */
export function horse(): Markup {
  const head =
    'M84,214Q76,160 104,132Q96,138 74,150Q52,158 46,138Q44,122 66,108Q84,70 122,52L124,30L142,50Q188,64 198,122Q204,170 200,214Z'
  const mane = 'M128,44Q196,50 210,122Q214,170 206,214L180,214Q186,150 166,112Q150,82 124,70Z'
  const drawing =
    groundShadow(138, 214, 76, 14) +
    shape(head, '#8a5230', { line: 8 }) +
    shape(mane, '#3b2216', { light: 0.25 }) +
    shape(ellipse(99, 96, 10, 11), '#fff6df', { line: 4, shade: 0, light: 0 }) +
    fill(ellipse(97, 98, 6), INK) +
    fill(ellipse(58, 134, 4), INK) +
    line('M52,146Q62,148 72,144', INK, 4) +
    line('M80,104Q84,130 104,134M104,132L150,96', INK, 12) +
    line('M80,104Q84,130 104,134M104,132L150,96', '#e5b54c', 6)
  return ground('#c9b25a', { seed: 9 }) + tuft(48, 212, 1.2) + at(128, 128, 1.06, 0, at(-130, -130, 1, 0, drawing))
}
