import type { Cell } from '../../../types.ts'
import { type Core, cellOf, firstOf, hereOf, look, type PieceSet, put, type TeamNumber } from '../core.ts'
import {
  ANYBODY,
  ARRIVAL,
  ASKED,
  BOAT_AT,
  BOAT_SIDES,
  BOAT_TEAM,
  CREW,
  EVENTFUL,
  MOVER,
  SHIP,
  SHIP_SHIFT,
  TURN,
  UNPLACED_AT,
} from '../layout.ts'
import { floatBoat } from './loads.ts'
import { drownFoes } from './sea.ts'
import { endMove, handTo, skipUnable } from './turns.ts'

/** Sails a ship with all aboard: drowns enemies swimming there, takes own swimmers aboard (J-SHIP). */
export function sail(core: Core, ship: TeamNumber, to: Cell): void {
  const from = core.get(SHIP + ship)
  const aboard = hereOf(core, from) & ANYBODY
  const swimmers = hereOf(core, to) & ANYBODY
  layShip(core, ship, to)
  carry(core, aboard, to)
  drownFoes(core, swimmers, ship)
  endMove(core, -1)
}

/** Rows the lifeboat with all aboard: after its launch, or as the action of a turn (J-BOAT). */
export function row(core: Core, to: Cell): void {
  const acted = core.get(ASKED) === ARRIVAL ? core.get(MOVER) : -1
  const team = core.get(BOAT_TEAM)
  const aboard = hereOf(core, core.get(BOAT_AT)) & ANYBODY
  const swimmers = hereOf(core, to) & ANYBODY
  floatBoat(core, to, team, core.get(BOAT_SIDES) & look(core.frame.ground.waters, to))
  carry(core, aboard, to)
  drownFoes(core, swimmers, team)
  endMove(core, acted)
}

function carry(core: Core, aboard: PieceSet, to: Cell): void {
  for (let left = aboard; left !== 0; left &= left - 1) put(core, firstOf(left), to)
}

/** Sets the cell of a ship. */
function layShip(core: Core, ship: TeamNumber, to: Cell): void {
  const { here } = core.frame
  const bit = 1 << (SHIP_SHIFT + ship)
  const from = core.get(SHIP + ship)
  if (from >= 0) core.set(here + from, core.get(here + from) & ~bit)
  core.set(SHIP + ship, to)
  core.set(here + to, core.get(here + to) | bit)
}

/** Places a ship; the teams choose in turn, and once all have placed, the first begins (J-ARCH). */
export function placeShip(core: Core, ship: TeamNumber, to: Cell): void {
  layShip(core, ship, to)
  for (let left = core.get(CREW + ship); left !== 0; left &= left - 1) {
    if (cellOf(core, firstOf(left)) === UNPLACED_AT) put(core, firstOf(left), to)
  }
  core.set(EVENTFUL, 1)
  handTo(core, nextToPlace(core), -1)
  skipUnable(core)
}

/** Returns the next team clockwise without a place; the first once all have one. */
function nextToPlace(core: Core): TeamNumber {
  const { length } = core.frame.teams
  for (let i = 1; i < length; i++) {
    const team = (core.get(TURN) + i) % length
    if (core.get(SHIP + team) === UNPLACED_AT) return team
  }
  return 0
}
