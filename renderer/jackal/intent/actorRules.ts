import type { Cell, PieceId } from '../../../engine/jackal/types.ts'
import { type IntentState, NOTHING, type Reaction } from './intentState.ts'
import { loadKept } from './loadRules.ts'
import { told, whyPieceCannotAct } from './reasonRules.ts'
import { moversOf, placeOf, rowableOf, type Selected, sailersOf, selectablesOf, vesselCellOf } from './targets.ts'
import { onNextFreeable } from './uncorkRules.ts'

/** Chooses the piece to move; a piece with a load keeps it. */
export function select(state: IntentState, selected: Selected): Reaction {
  return { patch: { selected, kept: false, carry: loadKept(state, selected), bottle: false, prompt: null, why: null } }
}

export function isSame(a: Selected, b: Selected | null): boolean {
  if (a.kind === 'piece') return b?.kind === 'piece' && a.id === b.id
  return b?.kind === 'ship' && a.team === b.team && a.boat === b.boat
}

export const isSelectedPiece = ({ selected }: IntentState, id: PieceId): boolean =>
  selected?.kind === 'piece' && selected.id === id

/** Handles a click on a ship or piece that may act: chooses it, or the next one of several at one place. */
export function onOccupied(state: IntentState, cell: Cell): Reaction | null {
  const ship = state.view?.teams.find((team) => team.ship === cell)
  if (ship && sailersOf(state.asked).includes(ship.id)) return select(state, { kind: 'ship', team: ship.id })
  const boat = rowableOf(state.asked)
  if (boat && cell === vesselCellOf(state.view, boat) && !isSame(boat, state.selected)) return select(state, boat)
  const here = moversOf(state.asked).filter((id) => placeOf(id, state.view) === cell)
  const id = after(here, state.selected?.kind === 'piece' ? state.selected.id : null)
  return id && !isSelectedPiece(state, id) ? select(state, { kind: 'piece', id }) : null
}

/**
 * Returns whether the last choice is at a cell: the acting piece, the first tile of an earthquake, a tile seen from the
 * lighthouse. The second click of a double click, which looks at it, must not choose another.
 */
export function isChosenAt(state: IntentState, cell: Cell | null): boolean {
  if (cell === null) return false
  const { selected, view, first, order, picked } = state
  const stands = selected?.kind === 'piece' ? placeOf(selected.id, view) : selected && vesselCellOf(view, selected)
  return [stands, first, picked === null ? null : order?.[picked]].includes(cell)
}

/** Returns the one after `current` in a ring; the first when `current` is not in it. */
function after<T>(ring: readonly T[], current: T | null): T | undefined {
  return ring[(current === null ? 0 : ring.indexOf(current) + 1) % Math.max(1, ring.length)]
}

/** Handles a portrait of a crew: chooses that piece, or the ship; shows the reason if it cannot act. */
export function onPortrait(state: IntentState, one: Selected): Reaction {
  if (selectablesOf(state.asked).some((able) => isSame(able, one))) return select(state, one)
  const [cell, refusal] =
    one.kind === 'piece' ? [placeOf(one.id, state.view), whyPieceCannotAct(state, one.id)] : [null, null]
  return cell === null || refusal === null ? NOTHING : told(cell, refusal)
}

/** Handles Tab: chooses the next piece or ship that can act. */
export function onNext(state: IntentState, step: 1 | -1): Reaction {
  const ring = selectablesOf(state.asked)
  if (ring.length === 0) return onNextFreeable(state, step)
  const now = ring.findIndex((one) => isSame(one, state.selected))
  const next = ring[now < 0 ? (step > 0 ? 0 : ring.length - 1) : (now + step + ring.length) % ring.length]
  return next ? select(state, next) : NOTHING
}
