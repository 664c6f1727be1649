import { isFreeExit } from '../tiles/cave.ts'
import { tileRule } from '../tiles/index.ts'
import type { Arrival } from '../tiles/tileRule.ts'
import type { Cell, DeathCause, JackalState, Manner, StepCause, Tile } from '../types.ts'
import { isAlive, teamOf } from '../world.ts'

/** The effect of a tile on an arriving piece, from public knowledge alone. */
export type ArrivalEffect =
  | { readonly kind: 'rests' }
  | { readonly kind: 'dies'; readonly cause: DeathCause }
  /** The piece leaves at once for one of these cells; the caller filters impossible and repeated ways. */
  | { readonly kind: 'leaves'; readonly cause: StepCause; readonly manner: Manner; readonly to: readonly Cell[] }
  /** The piece comes out of another cave and stops there. */
  | { readonly kind: 'emerges'; readonly to: readonly Cell[] }
  | { readonly kind: 'isLost'; readonly awaits: 'opening' | 'exit' }

const RESTS: ArrivalEffect = { kind: 'rests' }

/** Returns the effect of the tile on the arriving piece, by public knowledge. */
export function arrivalEffectOf(state: JackalState, { piece, cell, tile, chain }: Arrival): ArrivalEffect {
  const { passage } = tileRule(tile.kind)
  switch (passage.kind) {
    case 'stays':
      return RESTS
    case 'sends':
      return { kind: 'leaves', cause: passage.cause, manner: passage.manner, to: passage.to(state.board, cell, tile) }
    case 'sendsByStep': {
      const last = chain.steps.at(-1)
      return last
        ? { kind: 'leaves', cause: passage.cause, manner: last.manner, to: passage.after(state.board, last) }
        : RESTS
    }
    case 'sendsHome':
      return { kind: 'leaves', cause: passage.cause, manner: 'straight', to: [teamOf(state, piece.team).ship] }
    case 'emerges': {
      const exits = passage.exits(state.tiles, cell)
      const to = exits.filter((exit) => isFreeExit(state, piece, exit))
      return to.length > 0 ? { kind: 'emerges', to } : { kind: 'isLost', awaits: exits.length > 0 ? 'exit' : 'opening' }
    }
    case 'kills':
      return piece.type === passage.spares ? RESTS : { kind: 'dies', cause: passage.cause }
    default:
      return passage satisfies never
  }
}

/**
 * Returns every cell where a piece may be next after it enters an open tile, at once or in a later turn. Leaves out the
 * ships to which a piece is sent home.
 */
export function waysFrom(state: JackalState, cell: Cell, tile: Tile): readonly Cell[] {
  const { passage } = tileRule(tile.kind)
  switch (passage.kind) {
    case 'stays':
      return passage.leaves(state.board, cell, tile)
    case 'sends':
      return passage.to(state.board, cell, tile)
    case 'sendsByStep':
      return passage.ever(state.board, cell)
    case 'sendsHome':
      return []
    case 'emerges':
      return [...passage.exits(state.tiles, cell), ...passage.leaves(state.board, cell, tile)]
    case 'kills':
      return state.pieces.some((piece) => piece.type === passage.spares && isAlive(piece))
        ? passage.leaves(state.board, cell, tile)
        : []
    default:
      return passage satisfies never
  }
}
