import { CylinderGeometry } from 'three'
import type { TurntableKind } from '../../../engine/jackal/data/tiles.ts'
import type { Carver } from '../bench/Carver.ts'
import { type Figure, figure } from '../bench/figures.ts'
import { stationsOf } from '../stations.ts'

const CREAM = '#f6ebcb'
const GOLD = '#f3bf4d'

/** Carves the numbered discs of a turntable; the last one is gilded. */
export function stations(carver: Carver, kind: TurntableKind): void {
  const discs = stationsOf(kind)
  for (const [index, { x, z, radius, height }] of discs.entries()) {
    const disc = new CylinderGeometry(radius * 0.9, radius * 1.02, height, carver.cut(12, 7), 1)
    const isLast = index === discs.length - 1
    const paint = { line: 0.014, shade: 0.35, grain: 0.12 }
    carver.add(disc.translate(x, height / 2, z), isLast ? GOLD : CREAM, paint)
    const value = (index + 1) as Figure // a turntable has at most five steps
    const mark = figure(value, [x, height + 0.002, z], radius * 1.36, carver.cut(2, 1))
    carver.add(mark, '#24130a', { line: 0, shade: 0, grain: 0 })
  }
}
