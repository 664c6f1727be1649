import type { Triple } from '../geometry/solids.ts'
import type { ReliefName } from './names.ts'

/** A part of a carving that moves separately. */
export interface MovingPart {
  readonly of: ReliefName
  /** The point about which it turns and grows, in cells from the middle of the tile's top. */
  readonly about: Triple
  /** True for a part that is only there while it moves. */
  readonly isFleeting: boolean
  /** False for shining parts and for parts inside another one: they have no dark line. */
  readonly isLined: boolean
  /** True for parts in the sand under any tile, not on its top. */
  readonly isUnderTile: boolean
}

function part(of: ReliefName, about: Triple, more: Partial<MovingPart> = {}): MovingPart {
  return { of, about, isFleeting: false, isLined: true, isUnderTile: false, ...more }
}

/** The parts of carvings that move, by the names of their meshes. */
export const PARTS = {
  'horse-head': part('horse', [0.1, 0.04, 0.05]),
  'trap-stakes': part('trap', [0, 0, 0]),
  'crocodile-jaw': part('crocodile', [0.08, 0.1, -0.04]),
  'cannibal-skull': part('cannibal', [-0.04, 0.3, -0.14], { isLined: false }),
  'cannibal-bubbles': part('cannibal', [-0.04, 0.3, -0.14], { isFleeting: true }),
  'cave-mouth': part('cave', [0, 0, 0.1], { isLined: false }),
  'earthquake-fire': part('earthquake', [0, 0, 0.05], { isLined: false }),
  'earthquake-rift': part('earthquake', [0, 0, 0], { isFleeting: true, isLined: false, isUnderTile: true }),
  'fort-flag': part('fort', [0, 0.4, -0.13]),
  'aborigine-heart': part('aborigine', [-0.08, 0.26, 0.06]),
  'chest-full-lid': part('chest-full', [-0.05, 0.18, -0.24]),
  'airplane-craft': part('airplane', [-0.1, 0.04, -0.08]),
  'balloon-craft': part('balloon', [-0.06, 0.09, 0.14]),
  'cannon-gun': part('cannon', [0, 0.12, 0.1]),
  'lighthouse-beam': part('lighthouse', [-0.07, 0.385, -0.136], { isFleeting: true, isLined: false }),
  'ben-fire': part('ben', [0.25, 0, -0.05], { isLined: false }),
  'missionary-things': part('missionary', [0, 0, 0.1]),
  'thicket-eyes': part('thicket', [0, 0.18, 0.1]),
  'lifeboat-oars': part('lifeboat', [-0.1, 0, 0.2]),
  'lifeboat-ring': part('lifeboat', [-0.1, 0, 0.2]),
  'trampoline-net': part('trampoline', [0, 0.16, 0]),
  'bear-head': part('bear', [-0.08, 0, 0.02]),
} as const satisfies Readonly<Record<string, MovingPart>>

export type PartName = keyof typeof PARTS

export const PART_NAMES = Object.keys(PARTS) as readonly PartName[] // the table's own keys

/** The parts that have a dark line round them. */
export const LINED_PARTS: readonly PartName[] = PART_NAMES.filter((name) => PARTS[name].isLined)

/** Returns the parts that stand on the tile with a carving. */
export function partsOf(name: ReliefName): readonly PartName[] {
  return PART_NAMES.filter((part) => PARTS[part].of === name && !PARTS[part].isFleeting)
}
