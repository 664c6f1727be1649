import { INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { fill, line, type Markup, shape } from '../ink.ts'
import { roundedRect } from '../shapes.ts'

interface Lamp {
  readonly sky: string
  readonly seed: number
  readonly glass: string
  readonly beams: boolean
}

function tower({ sky, seed, glass, beams }: Lamp): Markup {
  const stripes =
    fill('M80,112L180,104V132L80,142Z', '#d6493c') +
    fill('M80,166L180,158V188L80,198Z', '#d6493c') +
    fill('M140,80H170V216H152Z', '#320a28', 0.25)
  return (
    ground(sky, { seed }) +
    (beams ? fill('M128,60L-20,10V132Z', '#ffe796', 0.62) + fill('M128,60L276,10V132Z', '#ffe796', 0.62) : '') +
    shape('M44,232Q62,194 102,200Q128,182 160,200Q200,194 214,232Z', '#837771', { line: 7 }) +
    shape('M88,212L105,86H151L168,212Z', '#f4ead2', { line: 8, inside: stripes }) +
    shape(roundedRect(92, 76, 72, 15, 4), '#6a4a2c') +
    shape(roundedRect(105, 40, 46, 38, 4), glass, { shade: 0.15 }) +
    line('M128,42V76', INK, 5) +
    shape('M94,42Q128,-6 162,42Z', '#b63c33', { line: 7 })
  )
}

/** Draws a striped lighthouse with its two beams in the night. */
export function lighthouse(): Markup {
  return tower({ sky: '#5d7fa3', seed: 35, glass: '#ffe58a', beams: true })
}

/** Draws the same with its lamp out, after its use. */
export function lighthouseDark(): Markup {
  return tower({ sky: '#45525f', seed: 38, glass: '#39434c', beams: false })
}
