import type { Cell } from '../../../engine/jackal/types.ts'
import type { LessonHand } from '../../school/lesson.ts'
import { useIntent } from '../intent/intent.ts'
import { type Choice, cellOf, placeOf, type Selection, targetsOf, vesselCellOf } from '../intent/targets.ts'

/** The pupil's hand in Jackal: points first to a piece that can move to a cell, unless one is chosen already. */
export const JACKAL_HAND: LessonHand = {
  follow: (listener) => useIntent.subscribe(listener),
  first: (cells, by) => (isAnswering(cells) ? [] : firstOf(cells, by, useIntent.getState())),
}

/** Returns whether the question about going to one of some cells is open. */
function isAnswering(cells: readonly Cell[]): boolean {
  const { prompt } = useIntent.getState()
  return prompt !== null && prompt.moves.length > 0 && cells.includes(prompt.cell)
}

/**
 * Returns the place of a piece that can move to one of some cells, ashore rather than aboard; these cells once the
 * chosen piece can, or while none can.
 */
export function firstOf(cells: readonly Cell[], by: readonly Cell[] | null, selection: Selection): readonly Cell[] {
  const { asked, view, selected } = selection
  const at = selected?.kind === 'piece' ? placeOf(selected.id, view) : selected && vesselCellOf(view, selected)
  if (by !== null && by.length > 0 && !by.includes(at ?? -1)) return by.slice(0, 1)
  if (targetsOf(selection).some(({ cell }) => cells.includes(cell))) return cells
  const moves = (asked?.moves ?? []).filter(({ move }) => cells.includes(cellOf(move, view) ?? -1))
  const places = moves.map((choice) => placeOfActor(choice, selection)).filter((place) => place !== null)
  const place = places.find((one) => view?.tiles[one] != null) ?? places[0]
  return place === undefined ? cells : [place]
}

function placeOfActor({ move }: Choice, { view }: Selection): Cell | null {
  if (move.kind === 'go') return placeOf(move.piece, view)
  if (move.kind !== 'sail') return null
  return vesselCellOf(view, { kind: 'ship', team: move.team, ...(move.boat && { boat: true }) })
}
