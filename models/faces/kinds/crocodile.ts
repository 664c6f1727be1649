import { INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { ellipse, path } from '../shapes.ts'

/** Draws a crocodile's head over the water. */
export function crocodile(): Markup {
  const water =
    shape('M-20,164Q60,140 128,156T276,148V276H-20Z', '#4c7f8c', { line: 0, shade: 0, light: 0.3 }) +
    line('M14,204Q44,192 74,204M170,212Q200,202 236,212M40,234Q90,224 140,236', '#a9d3d0', 6)
  const head =
    'M18,120Q30,92 76,104L150,112Q168,76 200,86Q240,100 236,152Q230,188 190,190L60,186Q24,184 18,166Q40,160 70,160L150,158Q100,146 60,142Q22,142 18,120Z'
  const teeth = Array.from({ length: 6 }, (_, i) =>
    shape(path`M${42 + i * 18},${140 + i * 2.4}l9,17l10,-15Z`, '#fff6df', { line: 3.5, shade: 0, light: 0 }),
  )
  return (
    ground('#7fa08a', { seed: 17 }) +
    water +
    groundShadow(128, 196, 100, 14, 0.4) +
    shape(head, '#6fa044', { line: 8 }) +
    line('M150,158Q100,146 60,142Q30,141 22,132', INK, 5) +
    teeth.join('') +
    shape(ellipse(184, 94, 24), '#8fbf55') +
    shape(ellipse(183, 92, 15), '#fff2b8', { line: 4, shade: 0, light: 0 }) +
    fill(ellipse(180, 92, 6, 12), INK) +
    fill(ellipse(38, 112, 6), INK) +
    line('M206,114L220,100M216,134L234,122M218,154L236,148', INK, 6)
  )
}
