import { BufferGeometry, Float32BufferAttribute } from 'three'
import { placed, plate, ring, rod, type Triple } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, THIN } from '../bench/finishes.ts'
import { disc, flat } from '../bench/forms.ts'
import { footing } from '../stations.ts'

const HEIGHT = footing('trampoline')
const RIM = 0.34
const NET = 0.215
const STEEL = '#dfe6ee'

/** Carves a round trampoline on its legs: a net between springs, an arrow that a coil throws up from it. */
export function trampoline(carver: Carver): void {
  const sides = carver.cut(16, 12)
  carver.add(disc(RIM, 0.004, sides), '#2a1a10', { ...BARE, shade: 0 })
  const legs = carver.cut(6, 4)
  for (let i = 0; i < legs; i++) {
    const angle = ((i + 0.5) / legs) * Math.PI * 2
    const [x, z] = [Math.cos(angle), Math.sin(angle)]
    const leg = rod([x * 0.39, 0, z * 0.39], [x * RIM, HEIGHT, z * RIM], 0.024, 0.024, 4, true)
    carver.add(leg, '#8f98a6', THIN)
  }
  const rim = ring(RIM, 0.032, [0, HEIGHT - 0.012, 0], { sides: carver.cut(5, 3), segments: sides })
  carver.add(rim, '#d6493c', { grain: 0.15, roughness: 0.45, line: 0.012, shade: 0.6 })
  carver.part('trampoline-net', () => {
    net(carver, sides)
    arrow(carver)
  })
}

/** Carves the part that gives and springs back. */
function net(carver: Carver, sides: number): void {
  carver.add(disc(NET, HEIGHT - 0.004, sides), '#20364f', { ...BARE, shade: 0.2, grain: 0.1 })
  carver.add(zigzag(carver.cut(36, 24)), STEEL, { ...BARE, shade: 0 })
}

/** Returns the springs: a wire that runs in a zigzag between the net and the rim, all the way round. */
function zigzag(turns: number): BufferGeometry {
  const point = (i: number, more: number) => {
    const angle = (i / turns) * Math.PI * 2
    const r = (i % 2 ? RIM - 0.02 : NET - 0.004) + more
    return [Math.cos(angle) * r, HEIGHT, Math.sin(angle) * r]
  }
  const wire = 0.014
  const faces = Array.from({ length: turns }, (_, i) => [
    [point(i, -wire), point(i + 1, wire), point(i, wire)],
    [point(i, -wire), point(i + 1, -wire), point(i + 1, wire)],
  ]).flat(3)
  const solid = new BufferGeometry()
  solid.setAttribute('position', new Float32BufferAttribute(faces, 3))
  solid.computeVertexNormals()
  return solid
}

const HEAD = flat([
  [-0.16, 0],
  [0.16, 0],
  [0, 0.17],
])

/** Carves the direction of the throw: up, on a coil. */
function arrow(carver: Carver): void {
  const lay = (solid: BufferGeometry) => placed(solid, [0, HEIGHT, 0.04], [-0.62, 0, 0])
  const windings = carver.cut(5, 4)
  const rise = 0.2 / windings
  const bend = (i: number): Triple => [i % 2 ? 0.075 : -0.075, i * rise, 0]
  for (let i = 0; i < windings; i++) {
    carver.add(lay(rod(bend(i), bend(i + 1), 0.02, 0.02, carver.cut(4, 3), true)), STEEL, { line: 0.008, shade: 0.4 })
  }
  const head = plate(HEAD, { depth: 0.03 }).translate(0, 0.2, -0.015)
  carver.add(lay(head), '#ffcf3f', { line: 0.014, grain: 0, shade: 0.1 })
}
