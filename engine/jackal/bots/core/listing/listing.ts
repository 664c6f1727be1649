import { MoveList } from '../codes.ts'
import { type Core, firstOf, type PieceSet } from '../core.ts'
import { ASKED, CREW, DRUNK, LOST, NOTHING, RESULT, SHIP, TURN, UNPLACED_AT } from '../layout.ts'
import { hasPlainStep } from './able.ts'
import { listAnswers } from './answers.ts'
import { listPiece } from './pieces.ts'
import { listPlaces, listRows, listSails, mayRow } from './ships.ts'
import { listUncorkings } from './uncorkings.ts'

/** Lists every legal move, in the order of the rules; none when the match is over. */
export function listMoves(core: Core, list: MoveList): void {
  list.clear()
  if (core.get(RESULT) !== 0) return
  if (core.get(ASKED) === NOTHING) listActions(core, list, false)
  else listAnswers(core, list)
}

const SCRATCH = new MoveList()

/** Returns whether the team to move has any move. */
export function canAct(core: Core): boolean {
  SCRATCH.clear()
  for (let able = ableOf(core); able !== 0; able &= able - 1) if (hasPlainStep(core, firstOf(able))) return true
  listActions(core, SCRATCH, true)
  return SCRATCH.count > 0
}

/**
 * Lists actions at the start of a turn (J-TURN).
 *
 * @param one stop at the first move found
 */
function listActions(core: Core, list: MoveList, one: boolean): void {
  if (!core.frame.roams) return listDeeds(core, list, one)
  if (!areAllPlaced(core)) return listPlaces(core, list)
  listDeeds(core, list, one)
  if (list.count === 0) listUncorkings(core, list)
}

function areAllPlaced(core: Core): boolean {
  for (let team = 0; team < core.frame.teams.length; team++) {
    if (core.get(SHIP + team) === UNPLACED_AT) return false
  }
  return true
}

/** Returns the pieces of the team to move that are neither drunk nor lost. */
function ableOf(core: Core): PieceSet {
  return core.get(CREW + core.get(TURN)) & ~core.get(DRUNK) & ~core.get(LOST)
}

function listDeeds(core: Core, list: MoveList, one: boolean): void {
  for (let able = ableOf(core); able !== 0; able &= able - 1) {
    listPiece(core, list, firstOf(able), one)
    if (one && list.count > 0) return
  }
  listSails(core, list, one)
  if (one && list.count > 0) return
  if (mayRow(core)) listRows(core, list)
}
