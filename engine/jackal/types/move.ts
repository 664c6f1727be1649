import type { Cell, Load } from './board.ts'
import type { Recipient } from './decision.ts'
import type { PieceId } from './piece.ts'
import type { TeamId } from './team.ts'

/** A move that a seat requests. */
export type JackalMove =
  | { readonly kind: 'go'; readonly piece: PieceId; readonly to: Cell; readonly carry?: Load; readonly bottle?: true }
  | { readonly kind: 'sail'; readonly team: TeamId; readonly to: Cell; readonly boat?: true }
  | { readonly kind: 'revive'; readonly piece: PieceId }
  | { readonly kind: 'peek'; readonly cell: Cell }
  | { readonly kind: 'arrange'; readonly order: readonly Cell[] }
  | { readonly kind: 'swap'; readonly cell: Cell }
  | { readonly kind: 'swear'; readonly loud: boolean }
  | { readonly kind: 'give'; readonly to: Recipient }
  | { readonly kind: 'place'; readonly team: TeamId; readonly to: Cell }
  | { readonly kind: 'uncork'; readonly piece: PieceId }
  | { readonly kind: 'offerEnd' }
  | { readonly kind: 'acceptEnd' }
  | { readonly kind: 'decline' }
