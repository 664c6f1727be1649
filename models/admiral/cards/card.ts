import { BufferAttribute, type BufferGeometry } from 'three'
import { roundedRectangle } from '../../geometry/outline.ts'
import { plate } from '../../geometry/solids.ts'
import { CARD_FACES, CARD_UNITS, type CardFace } from './faces.ts'

/** Size of a card on the table (cells): width, height, thickness. */
const CARD_SIZE = { width: 0.27, height: 0.378, thickness: 0.014 } as const

const inset = (share: number) => 0.004 + 0.992 * Math.max(0, Math.min(1, share))

/** Returns the place in the cards' picture of a point given by shares of a face's width and height; v runs downward. */
const placeOn = (face: CardFace, u: number, v: number) =>
  [(CARD_FACES.indexOf(face) + inset(u)) / CARD_FACES.length, inset(v)] as const

/**
 * Returns a captain's card on the table around the origin, its head to the north: the face above, the back below. A
 * card with an unknown face has the back on both sides. Turned over about x it lies upright again.
 */
export function card(face: CardFace): BufferGeometry {
  const { width, height, thickness } = CARD_SIZE
  const bevel = 0.003
  const sheet = plate(roundedRectangle(width - bevel * 2, height - bevel * 2, (20 / CARD_UNITS.width) * width), {
    depth: thickness - bevel * 2,
    bevel,
    curve: 3,
  })
  sheet.rotateX(-Math.PI / 2).translate(0, -thickness / 2 + bevel, 0)
  const position = sheet.getAttribute('position')
  const normal = sheet.getAttribute('normal')
  const uv = new BufferAttribute(new Float32Array(position.count * 2), 2)
  for (let i = 0; i < position.count; i++) {
    const [u, across] = [position.getX(i) / width + 0.5, position.getZ(i) / height]
    const below = normal.getY(i) < -0.5
    uv.setXY(i, ...placeOn(below ? 'back' : face, u, below ? 0.5 - across : 0.5 + across))
  }
  return sheet.setAttribute('uv', uv)
}
