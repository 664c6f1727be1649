import { CylinderGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { box, cone, drum, plate, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import type { Carving } from '../bench/finishes.ts'

const STONE = '#a99b8b'
const MERLON = '#efe6d6'
const MASONRY: Carving = { grain: 0.5, roughness: 0.9, shade: 1.1 }

/** White: the table tints the flag. It flies to the left of its pole, where no piece stands before it. */
const FLAG = '#ffffff'

/** Carves a small fortress: two towers, a gate, a flag. */
export function fort(carver: Carver): void {
  carver.add(box([0.46, 0.22, 0.16], [0, 0.11, -0.1]), STONE, MASONRY)
  for (const x of [-0.12, 0, 0.12])
    carver.add(box([0.07, 0.05, 0.18], [x, 0.24, -0.1]), MERLON, { ...MASONRY, line: 0 })
  tower(carver, -0.26, -0.07)
  tower(carver, 0.26, -0.12)
  const gate = outline([
    [-0.1, 0],
    [-0.1, 0.12],
    [-0.08, 0.2, 0, 0.2],
    [0.08, 0.2, 0.1, 0.12],
    [0.1, 0],
  ])
  carver.add(plate(gate, { depth: 0.02, curve: carver.cut(3, 2) }).translate(0, 0, -0.02), '#4a2812', {
    grain: 0.6,
    line: carver.cut(0.012, 0),
  })
  for (const [x, z] of [
    [-0.27, 0.055],
    [0.25, 0.005],
  ] as const) {
    carver.add(box([0.04, 0.11, 0.02], [x, 0.15, z]), '#2a180e', { line: 0, fine: true })
  }
  carver.add(rod([0, 0.2, -0.12], [0, 0.5, -0.14], 0.012, 0.01, 4, true), '#3a2215', { line: 0 })
  const flag = outline([
    [0, 0],
    [0.13, 0.05, 0.27, 0],
    [0.27, 0.15],
    [0.13, 0.2, 0, 0.16],
  ])
  const cloth = plate(flag, { depth: 0.014, curve: carver.cut(2, 1) })
    .rotateX(-0.6)
    .translate(-0.28, 0.355, -0.1)
  carver.part('fort-flag', () => carver.add(cloth, FLAG, { roughness: 0.85, grain: 0.1 }))
  palisade(carver)
}

function tower(carver: Carver, x: number, z: number): void {
  const [r, h, sides] = [0.115, 0.27, carver.cut(7, 6)]
  carver.add(new CylinderGeometry(r, r * 1.12, h, sides, 1, true).translate(x, h / 2, z), STONE, MASONRY)
  carver.add(drum(r * 1.24, r * 1.16, 0.05, [x, h + 0.02, z], sides), '#e2d7c6', MASONRY)
  for (let i = 0; i < carver.cut(4, 0); i++) {
    const angle = (i / 4) * Math.PI * 2 + Math.PI / 4
    const at = [x + Math.cos(angle) * r * 0.95, h + 0.07, z + Math.sin(angle) * r * 0.95] as const
    carver.add(box([0.06, 0.055, 0.06], at), MERLON, { ...MASONRY, line: 0 })
  }
  carver.add(drum(r * 0.86, r * 0.86, 0.01, [x, h + 0.046, z], sides), '#7b6c5c', { line: 0, shade: 0.3 })
}

function palisade(carver: Carver): void {
  for (let i = 0; i < 4; i++) {
    const [x, z] = [-0.37 + i * 0.066, 0.16 + i * 0.022]
    const post = new CylinderGeometry(0.026, 0.03, 0.11, 4, 1, true).translate(x, 0.055, z)
    carver.add(post, '#b07c44', { line: 0, grain: 0.7, fine: true })
    carver.add(cone(0.03, 0.05, [x, 0.134, z], 4), '#e2b878', { line: 0, fine: true })
  }
}
