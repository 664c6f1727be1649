import type { BufferAttribute, BufferGeometry } from 'three'
import { FLY } from './bend.ts'

/** The ship as a mirror beside her shows her: her yards are braced for wind from the other side. */
export function mirrored(geometry: BufferGeometry): BufferGeometry {
  const result = geometry.clone()
  const position = result.getAttribute('position') as BufferAttribute // models are not interleaved
  const normal = result.getAttribute('normal') as BufferAttribute // as above
  const poles = result.getAttribute(FLY.toLowerCase())
  for (let i = 0; i < position.count; i++) {
    position.setZ(i, -position.getZ(i))
    normal.setZ(i, -normal.getZ(i))
    poles?.setY(i, -poles.getY(i))
  }
  turnFaces(result)
  result.computeBoundingSphere()
  return result
}

/** A mirror turns the corners of each face the other way round: its outer side would be taken for the inner one. */
function turnFaces(geometry: BufferGeometry): void {
  const corners = geometry.index
    ? [...geometry.index.array]
    : [...Array(geometry.getAttribute('position').count).keys()]
  for (let i = 0; i + 2 < corners.length; i += 3) {
    const [second, third] = [corners[i + 1] ?? 0, corners[i + 2] ?? 0]
    corners[i + 1] = third
    corners[i + 2] = second
  }
  geometry.setIndex(corners)
}
