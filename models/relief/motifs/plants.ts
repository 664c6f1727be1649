import { ball, cone, rod, type Triple } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { LEAF, TRIFLE } from '../bench/finishes.ts'
import { blade, flat, rays, slab } from '../bench/forms.ts'

const FROND_GREENS = ['#4e9c3c', '#72c04c', '#3c8535'] as const

interface PalmShape {
  readonly x: number
  readonly z: number
  readonly h: number
  readonly size: number
  /** The lean of its crown to the east. */
  readonly lean?: number
  readonly fronds?: number
  readonly turn?: number
}

/** Carves a palm that leans away from the front: from above its crown would hide it otherwise. */
export function palm(carver: Carver, { x, z, h, size, lean = 0.08, fronds = 7, turn = 0 }: PalmShape): void {
  const back = 0.62 * h
  const [bendX, topX] = [x + lean * 0.35, x + lean]
  const [footZ, bendZ, topZ] = [z + back * 0.55, z + back * 0.15, z - back * 0.42]
  const sides = carver.cut(5, 4)
  if (carver.isFull) {
    carver.add(rod([x, 0, footZ], [bendX, h * 0.5, bendZ], 0.042 * size, 0.031 * size, sides, true), '#a9713c')
    carver.add(
      rod([bendX, h * 0.48, bendZ], [topX, h * 0.97, topZ], 0.033 * size, 0.026 * size, sides, true),
      '#c48a4b',
    )
  } else carver.add(rod([x, 0, footZ], [topX, h * 0.97, topZ], 0.042 * size, 0.026 * size, sides, true), '#b57d42')
  crown(carver, [topX, h, topZ], { size, turn, fronds: carver.cut(fronds, Math.min(5, fronds)) })
  const nut: Triple = [topX + 0.025 * size, h - 0.035, topZ + 0.05 * size]
  carver.add(ball(0.03 * size, nut, [1, 1, 1], 5, 3), '#7b4a26', TRIFLE)
}

interface CrownShape {
  readonly size: number
  readonly turn: number
  readonly fronds: number
}

function crown(carver: Carver, [x, y, z]: Triple, { size, turn, fronds }: CrownShape): void {
  for (let i = 0; i < fronds; i++) {
    const angle = turn + (i / fronds) * Math.PI * 2
    const r = (0.2 + 0.03 * ((i * 7) % 3)) * size
    const droop = 0.06 + 0.05 * Math.max(0, Math.sin(angle))
    const tip: Triple = [x + Math.cos(angle) * r, y - droop * size, z + Math.sin(angle) * r * 0.9]
    const width = (carver.isFull ? 0.046 : 0.058) * size
    carver.add(blade([x, y, z], tip, { width, keel: 0.035 * size, lift: 0.05 * size }), FROND_GREENS[i % 3] ?? '', LEAF)
  }
}

/** Carves three blades of grass. */
export function tuft(carver: Carver, x: number, z: number, size = 1, colour = '#5c9a38'): void {
  for (const turn of [-0.5, 0.05, 0.6]) {
    const at: Triple = [x + Math.sin(turn) * 0.06 * size, 0.045 * size, z]
    const stalk = cone(0.018 * size, 0.1 * size, at, 3, [0.1, 0, -turn * 0.7])
    carver.add(stalk, colour, { ...LEAF, line: 0.006, fine: true })
  }
}

interface Fern {
  readonly x: number
  readonly z: number
  readonly size: number
  readonly shade: number
}

/** Carves a fan of fern leaves. */
export function fern(carver: Carver, { x, z, size, shade }: Fern): void {
  const greens = ['#2f7a33', '#63b04a', '#3f8f3c']
  const leaves = carver.cut(3, 2)
  for (let i = 0; i < leaves; i++) {
    const angle = -Math.PI / 2 + (i - (leaves - 1) / 2) * 0.95
    const tip: Triple = [x + Math.cos(angle) * 0.18 * size, 0.08 * size, z + Math.sin(angle) * 0.1 * size + 0.02]
    const leaf = blade([x, 0, z], tip, { width: 0.05 * size, keel: 0.03 * size, lift: 0.05 * size })
    carver.add(leaf, greens[(i + shade) % 3] ?? '', { ...LEAF, line: 0.008 })
  }
}

interface FlowerShape {
  readonly x: number
  readonly z: number
  readonly size: number
  readonly colour: string
}

/** Carves an open flower seen from above. */
export function flower(carver: Carver, { x, z, size, colour }: FlowerShape): void {
  const petals = rays(carver.cut(15, 10), carver.isFull ? [0.06, 0.108, 0.108] : [0.07, 0.12]).map(
    ([px, py]) => [px * size, py * size] as const,
  )
  if (!carver.isFull) {
    const leaves = slab(
      flat(rays(8, [0.085, 0.15]).map(([px, py]) => [px * size, py * size] as const)),
      { height: 0.02, bevel: 0 },
      'low',
    )
    carver.add(leaves.translate(x, 0.01, z), '#2f6b2a', { line: 0, shade: 0 })
  }
  const bloom = slab(flat(petals), { height: 0.022, bevel: 0 }, carver.detail).translate(x, 0.045, z)
  carver.add(bloom, colour, { shade: 0.5, grain: 0.1, line: 0.009 })
  carver.add(ball(0.042 * size, [x, 0.069, z], [1, 0.7, 1], carver.cut(6, 4), carver.cut(3, 2)), '#f0a51e', {
    line: carver.cut(0, 0.006),
  })
}
