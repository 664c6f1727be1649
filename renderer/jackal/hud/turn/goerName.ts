import { printCell } from '../../../../engine/jackal/cells.ts'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { placeOf, type Selected } from '../../intent/targets.ts'
import { pieceName } from '../../names.ts'
import { boatAt, vesselAt } from '../../table/vessels.ts'

/**
 * Returns the name of one of several pieces with the same destination, with its place: 'pirate on f3', 'Ben Gunn,
 * aboard'.
 *
 * @param nameOf returns the name of the piece itself
 */
export function goerName(one: Selected, view: JackalState, t: Translate, nameOf = pieceName): string {
  if (one.kind === 'ship') return t(one.boat ? 'goer.boat' : 'goer.ship')
  const at = placeOf(one.id, view)
  const name = nameOf(t, one.id)
  if (at === null) return name
  if (vesselAt(view, at) === null) return t('goer.on', { name, cell: printCell(view.board, at) })
  return t(boatAt(view, at) ? 'goer.inBoat' : 'goer.aboard', { name })
}
