import type { Cell } from '../../../types.ts'
import { BY_BOAT, codeOf, type MoveList, PLACE, SAIL } from '../codes.ts'
import { type Core, hereOf, look, sideOfTeam, type TeamNumber, vesselOwner } from '../core.ts'
import {
  AFLOAT,
  ANY_SHIP,
  ANY_VESSEL,
  ANYBODY,
  BOAT,
  BOAT_AT,
  BOAT_HERE,
  BOAT_TEAM,
  CREW,
  FRIDAY,
  PREACHER,
  SHIP,
  SIDE_CREW,
  TURN,
} from '../layout.ts'
import { rowTarget } from '../rowing.ts'
import { reachBySail, reached } from './roaming.ts'

/**
 * Lists voyages of ships of the team's side with a sailor of the team itself aboard (J-SHIP). In the archipelago a team
 * sails only its own ship.
 */
export function listSails(core: Core, list: MoveList, one: boolean): void {
  const { frame } = core
  const turn: TeamNumber = core.get(TURN)
  const side = sideOfTeam(core, turn)
  for (let ship = 0; ship < frame.teams.length; ship++) {
    if (look(frame.sideOf, ship) !== side || (frame.roams && ship !== turn)) continue
    if (!hasSailor(core, turn, core.get(SHIP + ship))) continue
    if (frame.roams) listRoaming(core, list, ship)
    else listLane(core, list, ship)
    if (one && list.count > 0) return
  }
}

/** Returns whether at least one sailor of the acting team itself is aboard. */
function hasSailor(core: Core, team: TeamNumber, vessel: Cell): boolean {
  return (hereOf(core, vessel) & core.get(CREW + team) & ~core.get(PREACHER) & ~core.get(FRIDAY)) !== 0
}

function listRoaming(core: Core, list: MoveList, ship: TeamNumber): void {
  const count = reachBySail(core, ship)
  for (let i = 0; i < count; i++) listBerth(core, list, ship, reached(i))
}

function listLane(core: Core, list: MoveList, ship: TeamNumber): void {
  const from = core.get(SHIP + ship)
  for (let i = 0; i < 2; i++) {
    const next = berthBeside(core, ship, from, i)
    if (next < 0) return
    const berth = core.get(BOAT) === AFLOAT ? berthBeyond(core, ship, from, next) : next
    if (berth >= 0) listBerth(core, list, ship, berth)
  }
}

function listBerth(core: Core, list: MoveList, ship: TeamNumber, to: Cell): void {
  const here = hereOf(core, to)
  if ((here & ANY_SHIP) !== 0) return
  if (!core.frame.picksUp && (here & core.get(SIDE_CREW + sideOfTeam(core, ship))) !== 0) return
  list.add(codeOf(SAIL, ship, to))
}

/** Returns one of the two next cells of a ship's lane; −1 for none. */
function berthBeside(core: Core, ship: TeamNumber, cell: Cell, i: number): Cell {
  const { berths, cells } = core.frame.ground
  return look(berths, 2 * (look(core.frame.shoreOf, ship) * cells + cell) + i)
}

/** Returns the free cell behind ships and the boat in a row, which count as one cell (J-BOAT); −1 if there is none. */
function berthBeyond(core: Core, ship: TeamNumber, from: Cell, next: Cell): Cell {
  let last = from
  let berth = next
  let passesBoat = false
  while (berth >= 0 && (hereOf(core, berth) & ANY_VESSEL) !== 0) {
    passesBoat ||= (hereOf(core, berth) & BOAT_HERE) !== 0
    const one = berthBeside(core, ship, berth, 0)
    const beyond = one === last ? berthBeside(core, ship, berth, 1) : one
    last = berth
    berth = beyond
  }
  return passesBoat ? berth : next
}

/** Returns whether the team to move may row the lifeboat (J-BOAT). */
export function mayRow(core: Core): boolean {
  if (core.get(BOAT) !== AFLOAT) return false
  const turn = core.get(TURN)
  return sideOfTeam(core, core.get(BOAT_TEAM)) === sideOfTeam(core, turn) && hasSailor(core, turn, core.get(BOAT_AT))
}

/** Lists the cells to which the launched lifeboat can be rowed. */
export function listRows(core: Core, list: MoveList): void {
  const team = core.get(BOAT_TEAM)
  for (let direction = 0; direction < 8; direction++) {
    const to = rowTarget(core, direction)
    if (to >= 0) list.add(codeOf(SAIL, team, to) | BY_BOAT)
  }
}

/** Lists places for the ship of the team to move, before play (J-ARCH): apart from other players' ships if possible. */
export function listPlaces(core: Core, list: MoveList): void {
  const team = core.get(TURN)
  const { beaches } = core.frame.ground
  for (let i = 0; i < beaches.length; i++) {
    const to = look(beaches, i)
    if (isFree(core, to) && !isBesideAnother(core, team, to)) list.add(codeOf(PLACE, team, to))
  }
  if (list.count > 0) return
  for (let i = 0; i < beaches.length; i++) {
    const to = look(beaches, i)
    if (isFree(core, to)) list.add(codeOf(PLACE, team, to))
  }
}

/** Returns whether no ship, boat or swimmer is there. */
function isFree(core: Core, cell: Cell): boolean {
  return (hereOf(core, cell) & (ANYBODY | ANY_VESSEL)) === 0
}

function isBesideAnother(core: Core, team: TeamNumber, cell: Cell): boolean {
  const { around } = core.frame.ground
  for (let i = 8 * cell; i < 8 * cell + 8; i++) {
    const next = look(around, i)
    const here = next < 0 ? 0 : hereOf(core, next)
    if ((here & ANY_SHIP) === 0) continue
    if (look(core.frame.seatOf, vesselOwner(core, here)) !== look(core.frame.seatOf, team)) return true
  }
  return false
}
