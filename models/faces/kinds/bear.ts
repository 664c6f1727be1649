import { darker, INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { tuft } from '../motifs/plants.ts'
import { ellipse } from '../shapes.ts'

const FUR = '#8a5a34'
const MUZZLE = '#d9b07c'

/** Draws a bear's head, roaring. */
export function bear(): Markup {
  return (
    ground('#7d9a5a', { seed: 63 }) +
    tuft(34, 226, 1.1) +
    tuft(226, 222, 1.1) +
    groundShadow(128, 224, 92, 14, 0.45) +
    ear(62) +
    ear(194) +
    shape('M40,132C40,72 80,44 128,44C176,44 216,72 216,132C216,190 180,226 128,226C76,226 40,190 40,132Z', FUR, {
      line: 8,
      light: 0.35,
    }) +
    shape(ellipse(128, 164, 58, 50), MUZZLE, { line: 6 }) +
    shape('M98,170Q128,158 158,170Q162,214 128,216Q94,214 98,170Z', '#6b1f1c', { line: 6, inside: fangs() }) +
    shape('M106,136Q128,126 150,136Q148,156 128,158Q108,156 106,136Z', INK, { line: 4, light: 0 }) +
    eye(92) +
    eye(164) +
    line('M70,92L108,108M186,92L148,108', INK, 8)
  )
}

function ear(x: number): Markup {
  return shape(ellipse(x, 66, 30), FUR, { line: 7 }) + fill(ellipse(x, 68, 15), darker(FUR, 0.4))
}

function eye(x: number): Markup {
  return shape(ellipse(x, 118, 14, 15), '#fff2b8', { line: 4, shade: 0, light: 0 }) + fill(ellipse(x, 120, 6.5), INK)
}

function fangs(): Markup {
  return fill(
    'M100,168L110,190L119,166ZM156,168L146,190L137,166ZM112,216L119,198L126,216ZM144,216L137,198L130,216Z',
    '#fff6df',
  )
}
