import type { JackalState, Tile } from '../../../engine/jackal/types.ts'
import type { Copy } from '../../playback/copies/instances.ts'
import { BOAT, coinSpot, loadTarget, pileTarget, TREASURE } from '../table/anchors.ts'
import { bottleTarget } from '../table/shipAnchors.ts'

/** Returns every coin on the board or in hand. */
export function coinCopies(state: JackalState): readonly Copy[] {
  const piles = state.tiles.flatMap((tile, cell) => (tile?.open ? pilesOf(tile, cell) : []))
  const carried = state.pieces.filter((piece) => piece.load === 'coin')
  return [...piles, ...carried.map((piece) => ({ target: loadTarget(piece.id, 'coin') }))]
}

function pilesOf(tile: Tile, cell: number): readonly Copy[] {
  return [tile, ...tile.steps].flatMap(({ coins }, step) =>
    Array.from({ length: coins }, (_, index) => ({ target: pileTarget(cell, step), ...coinSpot(index) })),
  )
}

const CHEST: readonly Copy[] = [{ target: TREASURE }]

/** Returns the one treasure, while it is on the board. */
export function treasureCopies(state: JackalState): readonly Copy[] {
  const lies = state.tiles.some((tile) => tile?.open && [tile, ...tile.steps].some((place) => place.treasure))
  return lies || state.pieces.some((piece) => piece.load === 'treasure') ? CHEST : []
}

const LIFEBOAT: readonly Copy[] = [{ target: BOAT }]

/** Returns the lifeboat from its discovery on. */
export function boatCopies({ lifeboat }: JackalState): readonly Copy[] {
  return lifeboat ? LIFEBOAT : []
}

/** Returns the bottles in every team's store. */
export function bottleCopies(state: JackalState): readonly Copy[] {
  return state.teams.flatMap(({ id, bottles }) =>
    Array.from({ length: bottles }, (_, index) => ({ target: bottleTarget(id, index) })),
  )
}
