import { BufferAttribute, type BufferGeometry } from 'three'

/** Maps a picture flat onto a solid: from above on faces up or down, upright on its sides. Repeats per unit. */
export function planar(geometry: BufferGeometry, perX: number, perZ: number): BufferGeometry {
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const uv = new BufferAttribute(new Float32Array(position.count * 2), 2)
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    if (Math.abs(normal.getY(i)) > 0.5) uv.setXY(i, x * perX, z * perZ)
    else if (Math.abs(normal.getX(i)) > Math.abs(normal.getZ(i))) uv.setXY(i, z * perX, y * perZ)
    else uv.setXY(i, x * perX, y * perZ)
  }
  return geometry.setAttribute('uv', uv)
}
