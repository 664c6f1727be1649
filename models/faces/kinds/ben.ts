import { ground } from '../ground.ts'
import { fill, line, type Markup, shape } from '../ink.ts'
import { bust } from '../motifs/bust.ts'
import { ellipse } from '../shapes.ts'

const FUR = '#b08556'

/** Draws Ben the castaway: fur hat with a tail, long white beard. */
export function ben(): Markup {
  const beard = shape(
    'M72,116Q92,138 112,130Q128,122 144,130Q164,138 184,116Q194,200 128,226Q62,200 72,116Z',
    '#f0e9da',
    { line: 7, inside: line('M100,152Q104,184 114,206M128,160V214M156,152Q152,184 142,206', '#b8ab95', 4) },
  )
  const tail = shape('M184,84Q214,92 216,130Q220,168 204,186Q190,176 192,146Q192,112 176,100Z', FUR, {
    line: 7,
    inside: line('M178,118L224,108M184,146L226,140M186,172L224,170', '#4a2f1a', 11),
  })
  const hat =
    tail +
    shape('M66,88Q64,22 128,22Q192,22 190,88Z', '#6d4526', { line: 7 }) +
    shape(
      'M58,100Q48,84 60,72Q72,80 82,68Q94,76 106,64Q118,72 128,62Q140,72 150,64Q162,76 174,68Q184,80 196,72Q208,84 198,100Q184,108 174,98Q162,106 150,96Q140,104 128,96Q116,104 106,96Q94,106 82,98Q72,108 58,100Z',
      FUR,
      { line: 7, offset: [-5, -6] },
    )
  return (
    ground('#a8b65c', { seed: 36 }) +
    bust({ skin: '#e0a877', coat: '#75703f', beard, mouth: fill(ellipse(128, 157, 14, 7), '#5b1f16'), hat })
  )
}
