import { HIDDEN } from '../../../engine/kernel/game.ts'
import { cellAt } from '../../../engine/sea-battle/cells.ts'
import type { SeaBattleOptions, SeaBattleState, Ship, Shot, ShotResult } from '../../../engine/sea-battle/types.ts'
import { cells } from '../../../engine/testkit/fleet.ts'

type Square = readonly [file: number, rank: number]

/** Returns a ship of `length` cells from a place, counted from 0, to the east or to the south. */
export function laid(length: number, [file, rank]: Square, way: 'east' | 'south'): Ship {
  return Array.from({ length }, (_, i) => (way === 'east' ? cellAt(file + i, rank) : cellAt(file, rank + i)))
}

/** A legal fleet, its ships straight. */
export const OWN_FLEET: readonly Ship[] = [
  laid(4, [1, 1], 'east'),
  laid(3, [6, 2], 'south'),
  laid(3, [2, 8], 'east'),
  laid(2, [1, 3], 'south'),
  laid(2, [8, 7], 'south'),
  laid(2, [4, 5], 'east'),
  laid(1, [9, 1], 'east'),
  laid(1, [6, 9], 'east'),
  laid(1, [3, 3], 'east'),
  laid(1, [0, 7], 'east'),
]

/** A fleet that agrees with all that the south has found out in `midBattle`. */
export const ENEMY_FLEET: readonly Ship[] = [
  laid(4, [7, 1], 'south'),
  laid(3, [4, 9], 'east'),
  laid(3, [0, 4], 'east'),
  laid(2, [2, 2], 'east'),
  laid(2, [4, 0], 'east'),
  laid(2, [9, 6], 'south'),
  laid(1, [7, 6], 'east'),
  laid(1, [0, 9], 'east'),
  laid(1, [4, 4], 'east'),
  laid(1, [1, 0], 'east'),
]

/** A fleet whose larger ships are bent in every way. */
export const BENT_FLEET: readonly Ship[] = [
  [cellAt(1, 1), cellAt(2, 1), cellAt(2, 2), cellAt(3, 2)].sort((a, b) => a - b),
  [cellAt(6, 1), cellAt(7, 1), cellAt(7, 2)],
  [cellAt(1, 5), cellAt(1, 6), cellAt(2, 6)],
  ...OWN_FLEET.slice(4),
]

const fired = (result: ShotResult, names: string): readonly Shot[] => cells(names).map((at) => ({ at, result }))

const OPTIONS: SeaBattleOptions = { touch: 'none', shapes: 'straight', first: 'draw', autoMark: false }

/** Returns the south's view in the middle of a battle: its own fleet on the left, two enemy ships sunk on the right. */
export function midBattle(change: Partial<SeaBattleOptions> = {}): SeaBattleState {
  return {
    options: { ...OPTIONS, ...change },
    fleets: { south: { flag: 'royal', ships: OWN_FLEET }, north: { flag: 'pirates', ships: HIDDEN } },
    shots: {
      north: [
        ...fired('miss', 'd1 g1 i5 a6 d8 f8 c6'),
        ...fired('hit', 'c2 d2 g4'),
        ...fired('sunk', 'j2'),
        ...fired('miss', 'j10'),
      ],
      south: [
        ...fired('miss', 'a1 f2 i3 b6 e6 g4 j5 d9 a9 f8 i10 c7'),
        ...fired('hit', 'c3 e10 f10 h5'),
        ...fired('sunk', 'd3 h7'),
      ],
    },
    sunk: { south: [laid(2, [2, 2], 'east'), laid(1, [7, 6], 'east')], north: [laid(1, [9, 1], 'east')] },
    turn: 'south',
    result: null,
  }
}

/** Returns the end of a long match as everyone may see it: both fleets, and almost every cell fired at. */
export function lastShots(): SeaBattleState {
  const state = midBattle({ autoMark: true })
  const ships = OWN_FLEET
  const under = new Set(ships.flat())
  const firedAt = Array.from({ length: 96 }, (_, cell) => cell)
  const shots = firedAt.map((at): Shot => ({ at, result: under.has(at) ? 'hit' : 'miss' }))
  return {
    ...state,
    fleets: { north: { flag: 'pirates', ships }, south: { flag: 'royal', ships } },
    shots: { north: shots, south: shots },
    sunk: { north: ships.slice(4), south: ships.slice(3) },
  }
}

/** Returns a battle before anything has been placed. */
export function beforeBattle(change: Partial<SeaBattleOptions> = {}): SeaBattleState {
  return {
    options: { ...OPTIONS, ...change },
    fleets: { south: null, north: { flag: 'pirates', ships: HIDDEN } },
    shots: { north: [], south: [] },
    sunk: { north: [], south: [] },
    turn: 'south',
    result: null,
  }
}
