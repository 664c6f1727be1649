import type { Cell, JackalState, TeamId } from '../../../engine/jackal/types.ts'
import { wayBetween } from '../table/seaWay.ts'
import { type Target, vesselCellOf } from './targets.ts'

/** Where a ship would go, or would be placed. */
export interface Voyage {
  readonly team: TeamId
  /** The lifeboat is rowed. */
  readonly boat: boolean
  /** From where she lies to the place meant; that place alone while she has none. */
  readonly way: readonly Cell[]
}

/** The voyage that a target means; null where none is meant. */
export function voyageTo({ cell, moves }: Target, view: JackalState): Voyage | null {
  const move = moves.map((choice) => choice.move).find(({ kind }) => kind === 'sail' || kind === 'place')
  if (move?.kind === 'place') return { team: move.team, boat: false, way: [cell] }
  if (move?.kind !== 'sail') return null
  const boat = move.boat === true
  const from = vesselCellOf(view, { kind: 'ship', team: move.team, ...(boat && { boat }) })
  if (from === null) return null
  return { team: move.team, boat, way: boat ? [from, cell] : wayBetween(view.board, from, cell) }
}
