import type { BufferGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Detail } from '../../geometry/detail.ts'
import type { Triple } from '../../geometry/solids.ts'
import { type FlagShape, flag } from '../../ship/cloth.ts'
import type { Lines } from '../../ship/lines.ts'
import { mastsOf } from '../../ship/rig.ts'
import { staffTopOf } from '../../ship/stern.ts'
import type { SquadronId } from '../../teams.ts'
import { clothPlace } from './clothSheet.ts'
import { lossesOf } from './masts.ts'
import { hoisted, NEVER } from './rigging.ts'

/** The cut of each team's flags. */
const SHAPES: Readonly<Record<SquadronId, FlagShape>> = {
  red: 'pennant',
  blue: 'swallowtail',
  green: 'square',
  gold: 'point',
}

/** A pole with a flag: the middle of its hoist, and the flag's length and height. */
export interface Hoist {
  readonly at: Triple
  readonly size: readonly [length: number, height: number]
  /** The share of damage at which it falls with its mast; never by default. */
  readonly lost?: number
}

const MAIN = [0.5, 0.25] as const
const SMALL = [0.28, 0.14] as const
const ENSIGN = [0.38, 0.24] as const

/** Returns the places of a ship's flags: on every mast from the stern, the largest on the tallest, and at the stern. */
export function hoistsOf(lines: Lines): readonly Hoist[] {
  const masts = mastsOf(lines)
  const highest = Math.max(...masts.map(({ top }) => top[1]))
  const staff = staffTopOf(lines)
  const losses = lossesOf(masts.length)
  return [
    ...masts.map(({ top }, i): Hoist => {
      const size = top[1] === highest ? MAIN : SMALL
      return { at: [top[0], top[1] - size[1] * 0.45, 0], size, lost: losses[i] ?? NEVER }
    }),
    { at: [staff[0], staff[1] - ENSIGN[1] * 0.5, 0], size: ENSIGN },
  ]
}

/** Returns a team's flag streaming toward +x from its pole. */
export function teamFlag(team: SquadronId, { at, size, lost }: Hoist, detail: Detail): BufferGeometry {
  const style = { shape: SHAPES[team], picture: clothPlace(team, 'flag') }
  const flown = flag([0, at[1], 0], size, style, detail).rotateY(Math.PI).translate(at[0], 0, at[2])
  return hoisted(flown, at, lost)
}

/** Returns all flags of a team's ship. */
export function flags(lines: Lines, team: SquadronId, detail: Detail): BufferGeometry {
  return mergeGeometries(hoistsOf(lines).map((hoist) => teamFlag(team, hoist, detail)))
}
