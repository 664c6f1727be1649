import type { Budget } from '../../../../kernel/budget.ts'
import { type MoveCode, MoveList } from '../codes.ts'
import type { Core } from '../core.ts'
import { ASKED, NOTHING, RESULT, TURN_NUMBER } from '../layout.ts'
import { listMoves } from '../listing/listing.ts'
import { makeMove } from '../making/making.ts'
import { scoreCode } from './policy.ts'
import type { Guide } from './walking.ts'
import { type Whims, whimOfCode } from './whims.ts'

/** The parameters of playouts: the chart, the whims, and the budget. */
export interface CoreStyle {
  readonly chart: Guide
  readonly whims: Whims
  readonly budget: Budget
}

/** Makes a move, and counts the position. */
export function makeCounted(core: Core, move: MoveCode, { budget }: CoreStyle): void {
  budget.left--
  makeMove(core, move)
}

const LIST = new MoveList()

/**
 * Plays on by the policy until the given number of turns has passed and no decision is pending, or the match is over.
 */
export function playOutCore(core: Core, turns: number, style: CoreStyle): void {
  const last = core.get(TURN_NUMBER) + turns
  while (core.get(RESULT) === 0 && (core.get(TURN_NUMBER) < last || core.get(ASKED) !== NOTHING)) {
    const move = likedMove(core, style)
    if (move < 0) return
    makeCounted(core, move, style)
  }
}

/** Returns the policy's best move after whims; −1 if there is no move. */
function likedMove(core: Core, { chart, whims }: CoreStyle): MoveCode {
  listMoves(core, LIST)
  let best = -1
  let bestScore = Number.NEGATIVE_INFINITY
  for (let i = 0; i < LIST.count; i++) {
    const move = LIST.at(i)
    const plain = scoreCode(core, chart, move)
    // Even with the largest whim this move would not be the best.
    if (plain + whims.size <= bestScore) continue
    const score = plain + whimOfCode(whims, core, move)
    if (score <= bestScore) continue
    best = move
    bestScore = score
  }
  return best
}
