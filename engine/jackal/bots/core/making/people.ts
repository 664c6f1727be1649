import type { Cell } from '../../../types.ts'
import { foesAt } from '../barriers.ts'
import {
  type Core,
  cellOf,
  firstOf,
  isFighter,
  isOnBoard,
  kindOf,
  look,
  type PieceNumber,
  put,
  sideOfTeam,
  type TeamNumber,
  takeOff,
  teamOf,
  tileOf,
} from '../core.ts'
import { FIGHTS } from '../kinds.ts'
import {
  AT,
  CREW,
  DEAD,
  DRUNK,
  EVENTFUL,
  FRIDAY,
  GONE,
  IN_HAND,
  LOST,
  LOST_SINCE,
  MOVER,
  PIRATES,
  PREACHER,
  SHIP,
  SIDE_CREW,
  STEP,
  TEAM,
  TRAPPED,
} from '../layout.ts'
import { layLoad } from './loads.ts'

/** Removes a piece from a set of pieces. */
function strikeOut(core: Core, set: number, piece: PieceNumber): void {
  core.set(set, core.get(set) & ~(1 << piece))
}

/** Kills a piece (J-DEATH): pirates wait among the dead, residents are gone. */
export function kill(core: Core, piece: PieceNumber): void {
  remove(core, piece, ((core.get(PIRATES) >> piece) & 1) === 1 ? DEAD : GONE)
  core.set(EVENTFUL, 1)
}

/** Removes a resident from the game without a death. */
export const dismiss = (core: Core, piece: PieceNumber): void => remove(core, piece, GONE)

function remove(core: Core, piece: PieceNumber, place: number): void {
  takeOff(core, piece)
  core.set(AT + piece, place)
  core.set(STEP + piece, 0)
  core.set(LOST_SINCE + piece, 0)
  for (const set of [TRAPPED, DRUNK, LOST]) strikeOut(core, set, piece)
  if (core.get(MOVER) === piece) core.set(IN_HAND, 0)
}

/** Sends a piece to its own ship, empty-handed and free of any trap. */
export function sendHome(core: Core, piece: PieceNumber): void {
  put(core, piece, core.get(SHIP + teamOf(core, piece)))
  core.set(STEP + piece, 0)
  strikeOut(core, TRAPPED, piece)
}

/** Sends enemies on the entered step to their ships; Friday changes sides (J-HIT). */
export function strikeFoes(core: Core, piece: PieceNumber, cell: Cell): void {
  const foes = foesAt(core, piece, cell, core.get(STEP + piece))
  if (foes === 0 || !isFighter(core, piece) || look(FIGHTS, kindOf(tileOf(core, cell))) === 0) return
  for (let left = foes; left !== 0; left &= left - 1) {
    const foe = firstOf(left)
    if ((core.get(FRIDAY) >> foe) & 1) turnFriday(core, foe, teamOf(core, piece))
    else sendHome(core, foe)
  }
}

/** Moves Friday to another team. */
export function turnFriday(core: Core, friday: PieceNumber, team: TeamNumber): void {
  const before = teamOf(core, friday)
  strikeOut(core, CREW + before, friday)
  strikeOut(core, SIDE_CREW + sideOfTeam(core, before), friday)
  enlist(core, friday, team)
}

/** Adds a piece to a team. */
export function enlist(core: Core, piece: PieceNumber, team: TeamNumber): void {
  core.set(TEAM + piece, team)
  for (const set of [CREW + team, SIDE_CREW + sideOfTeam(core, team)]) core.set(set, core.get(set) | (1 << piece))
}

/** Removes Friday and the missionary, if they share a cell, from the game; what Friday carries stays (J-FRIDAY). */
export function partMeeting(core: Core): void {
  if (core.get(PREACHER) === 0 || core.get(FRIDAY) === 0) return
  const preacher = firstOf(core.get(PREACHER))
  const friday = firstOf(core.get(FRIDAY))
  const at = cellOf(core, preacher)
  if (at < 0 || at !== cellOf(core, friday) || !isOnBoard(core, preacher) || !isOnBoard(core, friday)) return
  if (core.get(MOVER) === friday) layLoad(core, at, core.get(STEP + friday))
  dismiss(core, friday)
  dismiss(core, preacher)
}
