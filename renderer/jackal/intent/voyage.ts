import type { Cell, JackalState, TeamId } from '../../../engine/jackal/types.ts'
import { wayBetween } from '../table/seaWay.ts'
import { type Target, vesselCellOf } from './targets.ts'

/** The planned destination or placement of a ship. */
export interface Voyage {
  readonly team: TeamId
  /** True if the lifeboat is rowed. */
  readonly boat: boolean
  /** The cells from the vessel's place to the destination; only the destination while the vessel has no place. */
  readonly way: readonly Cell[]
}

/** Returns the voyage of a target; null if there is none. */
export function voyageTo({ cell, moves }: Target, view: JackalState): Voyage | null {
  const move = moves.map((choice) => choice.move).find(({ kind }) => kind === 'sail' || kind === 'place')
  if (move?.kind === 'place') return { team: move.team, boat: false, way: [cell] }
  if (move?.kind !== 'sail') return null
  const boat = move.boat === true
  const from = vesselCellOf(view, { kind: 'ship', team: move.team, ...(boat && { boat }) })
  if (from === null) return null
  return { team: move.team, boat, way: boat ? [from, cell] : wayBetween(view.board, from, cell) }
}
