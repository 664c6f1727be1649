import { type BufferGeometry, LatheGeometry, Vector2 } from 'three'
import { drum, placed, rod, turned } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, THIN, TIMBER, TRIFLE } from '../bench/finishes.ts'

const FULL = [
  [0.05, 0.15],
  [0.13, 0.22],
  [0.215, 0.33],
  [0.235, 0.42],
  [0.2, 0.53],
  [0.11, 0.6],
  [0.001, 0.625],
] as const
const LIGHT = [
  [0.05, 0.15],
  [0.2, 0.3],
  [0.235, 0.42],
  [0.16, 0.57],
  [0.001, 0.625],
] as const

/** Carves a striped balloon pulling at its rope: it leans back, basket in front, envelope behind. */
export function balloon(carver: Carver): void {
  carver.add(rod([-0.33, 0, 0.18], [-0.35, 0.08, 0.18], 0.022, 0.018, 4), '#7a4a26', THIN)
  carver.part('balloon-craft', () => craft(carver))
}

/** Carves the part that pulls and flies, with the rope. */
function craft(carver: Carver): void {
  const lay = (solid: BufferGeometry) => placed(solid.scale(0.9, 0.9, 0.9), [-0.04, 0.03, 0.14], [-0.66, 0, 0])
  const profile = carver.isFull ? FULL : LIGHT
  const gores = carver.cut(8, 8)
  for (let i = 0; i < gores; i++) {
    const points = profile.map(([r, y]) => new Vector2(r, y))
    const gore = new LatheGeometry(points, 1, (i / gores) * Math.PI * 2, (Math.PI * 2) / gores)
    carver.add(lay(gore), i % 2 ? '#fbecc4' : '#e8493a', { ...BARE, roughness: 0.6, grain: 0.05, shade: 0.8 })
  }
  if (carver.isFull) {
    const inside = profile.map(([r, y]) => [r * 0.985, y] as const)
    carver.add(lay(turned(inside, gores)), '#7a2018', { line: 0.016, shade: 0 })
  }
  for (const side of [-1, 1]) {
    carver.add(lay(rod([side * 0.07, 0.1, 0.03], [side * 0.06, 0.17, 0.02], 0.009, 0.009, 3, true)), '#3a2215', TRIFLE)
  }
  const sides = carver.cut(7, 6)
  carver.add(lay(drum(0.098, 0.08, 0.12, [0, 0.04, 0], sides)), '#c98b45', TIMBER)
  carver.add(lay(drum(0.108, 0.108, 0.026, [0, 0.1, 0], sides)), '#a4652f', THIN)
  carver.add(rod([-0.335, 0.06, 0.18], [-0.1, 0.09, 0.15], 0.009, 0.009, 3, true), '#f4e2b4', { line: 0.005 })
}
