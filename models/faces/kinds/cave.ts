import { INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { tuft } from '../motifs/plants.ts'
import { ellipse } from '../shapes.ts'

const eye = (x: number) => fill(ellipse(x, 160, 12, 14), '#ffd75e') + fill(ellipse(x, 161, 4.5, 11), INK)

/** Draws a dark cave with eyes in it. */
export function cave(): Markup {
  const rock = 'M14,212Q10,118 58,82Q94,28 148,44Q218,56 240,130Q246,182 242,212Z'
  const mouth = 'M58,214Q50,104 128,98Q206,104 198,214Z'
  return (
    ground('#a79a8c', { seed: 19 }) +
    groundShadow(128, 212, 112, 18) +
    shape(rock, '#837771', { line: 8 }) +
    line('M54,100Q70,88 86,92M172,66Q200,80 210,106M38,154L54,148M212,152L232,162', INK, 5) +
    shape(mouth, '#1a0f12', { line: 8, shadeColour: '#2c1c20', light: 0 }) +
    eye(106) +
    eye(150) +
    shape('M82,114l9,30l12,-34ZM120,102l9,26l9,-26ZM158,108l9,32l11,-26Z', '#837771', { line: 4, shade: 0, light: 0 }) +
    tuft(34, 222, 1.2) +
    tuft(222, 224, 1.1)
  )
}
