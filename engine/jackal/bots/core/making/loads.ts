import { LOAD_VALUES } from '../../../data/loads.ts'
import type { Cell } from '../../../types.ts'
import { type Core, cellOf, kindOf, look, type PieceNumber, stepsOf, type TeamNumber, tileOf } from '../core.ts'
import { LOADS, LOADS_EATEN } from '../kinds.ts'
import {
  AFLOAT,
  ASHORE,
  BOAT,
  BOAT_AT,
  BOAT_HERE,
  BOAT_IN_HAND,
  BOAT_SIDES,
  BOAT_STEP,
  BOAT_TEAM,
  COIN,
  EVENTFUL,
  GOLD,
  GOLD_ASHORE,
  IN_HAND,
  NO_BOAT,
  ONE_COIN,
  ORIGIN,
  ORIGIN_STEP,
  PRIZE_BIT,
  STEP,
  TILES,
} from '../layout.ts'
import { stepPlace } from '../loads.ts'

/** The worth of a load by its number: empty hands, a coin, the treasure, the boat. */
const VALUES = Int32Array.of(0, LOAD_VALUES.coin, LOAD_VALUES.treasure, LOAD_VALUES.boat)

/** Lifts a load from where the piece stands. */
export function lift(core: Core, piece: PieceNumber, load: number): void {
  core.set(IN_HAND, load)
  if (load !== BOAT_IN_HAND) change(core, cellOf(core, piece), core.get(STEP + piece), load, -1)
}

/** Puts the load in hand down where the piece stands (J-GOLD); the cannibal keeps it. */
export function dropLoad(core: Core, piece: PieceNumber): void {
  if (core.get(IN_HAND) === 0) return
  const at = cellOf(core, piece)
  if (look(LOADS, kindOf(tileOf(core, at))) === LOADS_EATEN) loseLoad(core)
  else layLoad(core, at, core.get(STEP + piece))
}

/** Puts the load in hand down where the turn began. */
export const leaveLoad = (core: Core): void => layLoad(core, core.get(ORIGIN), core.get(ORIGIN_STEP))

/** Puts the load in hand, if any, down on a cell. */
export function layLoad(core: Core, cell: Cell, step: number): void {
  const load = core.get(IN_HAND)
  if (load === 0) return
  core.set(IN_HAND, 0)
  if (load === BOAT_IN_HAND) bringBoat(core, cell, step)
  else change(core, cell, step, load, 1)
}

/** Removes the load in hand, if any, from the game: in the sea, or with the cannibal. */
export function loseLoad(core: Core): void {
  const load = core.get(IN_HAND)
  if (load === 0) return
  core.set(IN_HAND, 0)
  if (load === BOAT_IN_HAND) core.set(BOAT, NO_BOAT)
  else takeFromIsland(core, load)
}

/** Adds the gold in hand to a team's hold. */
export function scoreLoad(core: Core, team: TeamNumber): void {
  const load = core.get(IN_HAND)
  core.set(IN_HAND, 0)
  core.add(GOLD + team, look(VALUES, load))
  takeFromIsland(core, load)
}

function takeFromIsland(core: Core, load: number): void {
  core.add(GOLD_ASHORE, -look(VALUES, load))
  core.set(EVENTFUL, 1)
}

function change(core: Core, cell: Cell, step: number, load: number, by: 1 | -1): void {
  const tile = tileOf(core, cell)
  const isOnStep = stepsOf(tile) > 0
  const index = isOnStep ? stepPlace(core, tile, step) : TILES + cell
  if (load === COIN) core.add(index, by * (isOnStep ? 2 : ONE_COIN))
  else {
    const bit = isOnStep ? 1 : PRIZE_BIT
    // If two treasures lie on one place, only one remains.
    if (by > 0 && (core.get(index) & bit) !== 0) core.add(GOLD_ASHORE, -LOAD_VALUES.treasure)
    core.set(index, by > 0 ? core.get(index) | bit : core.get(index) & ~bit)
  }
}

/** Puts the boat ashore, or moves it with the piece that carries it (J-BOAT). */
export function bringBoat(core: Core, cell: Cell, step: number): void {
  core.set(BOAT, ASHORE)
  core.set(BOAT_AT, cell)
  core.set(BOAT_STEP, step)
}

/** Puts the boat afloat on a cell. */
export function floatBoat(core: Core, cell: Cell, team: TeamNumber, sides: number): void {
  const { here } = core.frame
  if (core.get(BOAT) === AFLOAT) {
    const from = here + core.get(BOAT_AT)
    core.set(from, core.get(from) & ~BOAT_HERE)
  }
  core.set(BOAT, AFLOAT)
  core.set(BOAT_AT, cell)
  core.set(BOAT_TEAM, team)
  core.set(BOAT_SIDES, sides)
  core.set(here + cell, core.get(here + cell) | BOAT_HERE)
}
