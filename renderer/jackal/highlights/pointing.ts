import { foresee } from '../../../engine/jackal/foresight.ts'
import type { Cell, JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import type { IntentState } from '../intent/intentState.ts'
import { placeOf, targetsOf } from '../intent/targets.ts'
import type { Pointing } from './marks.ts'

const NOTHING: Pointing = {
  targets: [],
  selected: null,
  hovered: null,
  cursor: null,
  chosen: [],
  path: null,
  from: null,
}

/** What of the intent is shown; while events play only pointer and keyboard are. */
export function pointingOf(intent: IntentState, busy: boolean): Pointing {
  const { hovered, cursor } = intent
  if (busy || !intent.asked || !intent.view) return { ...NOTHING, hovered, cursor }
  const targets = targetsOf(intent)
  const pointed = hovered ?? cursor
  const move = targets.find(({ cell }) => cell === pointed)?.moves[0]?.move ?? null
  return {
    targets,
    selected: intent.selected,
    hovered,
    cursor,
    chosen: chosenCells(intent),
    path: move && foresee(intent.view, move),
    from: move && startOf(move, intent.view),
  }
}

function chosenCells({ first, order, picked, prompt }: IntentState): readonly Cell[] {
  const seen = picked === null ? undefined : order?.[picked]
  return [first, seen ?? null, prompt?.cell ?? null].filter((cell) => cell !== null)
}

function startOf(move: JackalMove, view: JackalState): Cell | null {
  return move.kind === 'go' ? placeOf(move.piece, view) : null
}
