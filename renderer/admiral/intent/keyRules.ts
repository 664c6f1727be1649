import { cellAt, fileOf, isOnField, rankOf } from '../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import { onClicked } from './clickRules.ts'
import { headingsOf, onBack, onFullAhead, onHeading, onNextHeading, onRudder, onSail } from './courseRules.ts'
import { onFinishAll, onFinishSure, onLoot, onLootShared, onRepair, onRepairShared } from './deedRules.ts'
import { onAttack, onNextTarget, onShots } from './gunneryRules.ts'
import { isOwn, onCell, onChosen, onLooked } from './intentRules.ts'
import { type IntentState, NOTHING, type Reaction } from './intentState.ts'
import { isEndAdvised, onTakenBack } from './layingOut.ts'
import { pointedCourse } from './pointed.ts'
import { told } from './reasonRules.ts'
import { canSail, captainDeedsOf, offerOf, unitsToAct } from './targets.ts'
import { unitsToLose } from './waiting.ts'

/** Handles an arrow key: steers, turns, chooses on the open panel, or moves the keyboard's cursor. */
export function onArrow(state: IntentState, east: number, north: number): Reaction {
  const { prompt, asked, selected } = state
  const step = east + north > 0 ? 1 : -1
  if (prompt?.kind === 'turn') return onNextHeading(state, step)
  if (prompt?.kind === 'fire') return east === 0 ? onShots(state, state.shots + north) : onNextTarget(state, step)
  if (prompt?.kind === 'repair') return onRepairShared(state, prompt.hull + north, prompt.sails + east)
  if (prompt?.kind === 'loot') return onLootShared(state, north === 0 ? prompt.captain : north > 0, prompt.gold + east)
  if (!canSail(asked, selected) || offerOf(state)) return onCursor(state, east, north)
  if (north < 0) return onBack(state)
  return onRudder(state, north > 0 ? 'none' : east > 0 ? 'right' : 'left')
}

function onCursor(state: IntentState, east: number, north: number): Reaction {
  const { cursor, view, selected } = state
  if (!view) return NOTHING
  const { patch } = onTakenBack(state) // Enter now applies to the cell
  const { board } = view
  const start = (selected !== null && unitNamed(view, selected)?.at) || cellAt(board.width >> 1, board.height >> 1)
  if (cursor === null) return { patch: { ...patch, cursor: start, why: null } }
  const [file, rank] = [fileOf(cursor) + east, rankOf(cursor) + north]
  const to = cellAt(file, rank)
  if (file < 0 || rank < 0 || !isOnField(board, to)) return NOTHING
  return { patch: { ...patch, cursor: to, hovered: null, why: null } }
}

/**
 * Handles Enter: presses the golden button, else sails or plans a course to the cell under the pointer, or full ahead.
 * Ends the turn if nothing is left to do.
 */
export function onConfirm(state: IntentState): Reaction {
  const { prompt, course, cursor, why, hovered, asked, selected } = state
  if (why && !prompt && !course) return { patch: { why: null } }
  if (prompt?.kind === 'fire' || prompt?.kind === 'board') return onAttack(state)
  if (prompt?.kind === 'repair') return onRepair(state)
  if (prompt?.kind === 'finish') return onFinishSure(state)
  if (prompt?.kind === 'loot') return onLoot(state)
  if (course) return onSail(state)
  if (offerOf(state)) return onChosen(state, { kind: 'decline' }) // no enemy may fire: there is nothing else to choose
  if (hovered !== null && pointedCourse(state)) return onClicked(state, hovered)
  if (cursor !== null) return onCell(state, cursor)
  if (canSail(asked, selected)) return onFullAhead(state)
  if (unitsToLose(state).length === 0) return onFinishAll(state)
  return told(state, isOwn(state, selected) ? 'others-wait' : 'no-ship-chosen')
}

/** Handles a digit: a heading, a number of shots, an action, or the player's own ship at that place. */
export function onDigit(state: IntentState, n: number): Reaction {
  const { prompt, asked, selected } = state
  const heading = headingsOf(state)[n - 1]
  if (heading) return onHeading(state, heading)
  if (prompt?.kind === 'fire') return onShots(state, n)
  const deed = prompt?.kind === 'captain' ? captainDeedsOf(asked, selected)[n - 1] : undefined
  if (deed) return onChosen(state, deed)
  const unit = prompt && !isEndAdvised(state) ? undefined : unitsToAct(asked)[n - 1]
  if (offerOf(state)) return told(state, 'answer-the-offer')
  return unit === undefined ? told(state, 'no-such-number') : onLooked(unit)
}
