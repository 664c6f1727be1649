import { BufferAttribute, type BufferGeometry } from 'three'
import type { Triple } from '../../geometry/solids.ts'

/** The setting of a ship's sails: one angle and one share for all of them. */
export interface Trim {
  /**
   * The turn of the yards against the hull in radians; counter-clockwise seen from above, so that a positive one fills
   * the sails toward port.
   */
  readonly brace: number
  /** 0 furled – 1 all canvas set. */
  readonly set: number
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share

/**
 * Returns where a point of a sail or spar goes; `anchor` and `cloth` are its attributes. The renderer's shader does the
 * same.
 */
export function trimmedPoint(point: Triple, anchor: Triple, cloth: Triple, { brace, set }: Trim): Triple {
  const [anchorX, anchorY, swing] = anchor
  const [furls, leeward] = [cloth[0], cloth[0] * cloth[1]] // a spar does not belly
  const side = mix(1, Math.max(-1, Math.min(1, -brace / 0.35)), leeward)
  const [ahead, z] = [(point[0] - anchorX) * mix(1, 0.25 + 0.75 * set, furls), point[2] * side]
  const turn = brace * swing
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [anchorX + ahead * cos + z * sin, anchorY + (point[1] - anchorY) * mix(1, set, furls), z * cos - ahead * sin]
}

const tripleAt = (geometry: BufferGeometry, name: string, i: number): Triple => {
  const attribute = geometry.getAttribute(name)
  return [attribute.getX(i), attribute.getY(i), attribute.getZ(i)]
}

/** Returns a copy of a ship's sails in their current setting, for tests and pictures: the shader does the same. */
export function trimmed(sails: BufferGeometry, trim: Trim): BufferGeometry {
  const result = sails.clone()
  const { count } = sails.getAttribute('position')
  const position = new BufferAttribute(new Float32Array(count * 3), 3)
  for (let i = 0; i < count; i++) {
    const [point, anchor, cloth] = ['position', '_anchor', '_cloth'].map((name) => tripleAt(sails, name, i))
    if (point && anchor && cloth) position.setXYZ(i, ...trimmedPoint(point, anchor, cloth, trim))
  }
  result.setAttribute('position', position).deleteAttribute('normal')
  result.computeVertexNormals()
  return result
}
