import { cellAt } from '../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell } from '../../../engine/admiral/types.ts'
import { type IntentState, NOTHING, type Reaction, type Why } from './intentState.ts'
import { unitsLeft } from './targets.ts'

/**
 * Shows why a key has no effect: beside the selected ship or fort, else at the keyboard's cell or the first own unit.
 */
export function told(state: IntentState, refusal: Why['refusal']): Reaction {
  const { view, asked } = state
  return view && asked ? { patch: { why: { cell: placeOf(state, view), refusal } } } : NOTHING
}

function placeOf({ asked, selected, cursor }: IntentState, view: AdmiralState): Cell {
  const places = [selected, ...unitsLeft(asked)].map((id) => (id === null ? null : unitNamed(view, id)?.at))
  const [chosen, ...own] = places
  const { width, height } = view.board
  return chosen ?? cursor ?? own.find((at) => typeof at === 'number') ?? cellAt(width >> 1, height >> 1)
}
