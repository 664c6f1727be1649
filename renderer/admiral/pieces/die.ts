import type { BufferGeometry } from 'three'
import { HALF_DIE } from '../anchors.ts'

const centred = new WeakMap<BufferGeometry, BufferGeometry>()

/** A die that turns about its own middle; the model stands on its origin. */
export function centredDie(model: BufferGeometry): BufferGeometry {
  const known = centred.get(model)
  if (known) return known
  const die = model.clone().translate(0, -HALF_DIE, 0)
  centred.set(model, die)
  return die
}
