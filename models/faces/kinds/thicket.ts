import { INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { at, fill, line, type Markup, shape } from '../ink.ts'
import { leaf } from '../motifs/plants.ts'
import { ellipse } from '../shapes.ts'

const LEAVES = ['#3f8a3c', '#57a048', '#2f6d33']

const eye = (x: number, pupil: number) =>
  shape(ellipse(x, 126, 16, 18), '#fff2b8', { line: 4, shade: 0, light: 0 }) + fill(ellipse(pupil, 128, 7.5), INK)

/** Draws leaves around a pair of eyes. */
export function thicket(): Markup {
  const ring = Array.from({ length: 9 }, (_, i) => {
    const turn = i * ((Math.PI * 2) / 9)
    const place = [128 + Math.cos(turn) * 68, 132 + Math.sin(turn) * 68] as const
    return at(...place, 1.22, turn + Math.PI / 2, leaf(LEAVES[i % 3] ?? '', '#225227', 6))
  })
  return (
    ground('#3b6d3a', { seed: 22 }) +
    ring.join('') +
    fill(ellipse(128, 134, 52), '#132a1c') +
    eye(105, 108) +
    eye(151, 148) +
    line('M106,158Q128,168 150,158', '#fff2b8', 5)
  )
}
