import { shipSide } from '../movement/barriers.ts'
import type { Cell, JackalState, Piece } from '../types.ts'
import { areAllied, isFighter, isPreacher, piecesAt } from '../world.ts'

/** What becomes of a piece that comes onto a sea cell. */
export type SeaFate =
  | { readonly kind: 'aboard' }
  | { readonly kind: 'enemyShip' }
  /** The one who comes dies at the hands of the one who swims there, or by hitting a missionary. */
  | { readonly kind: 'drowns'; readonly by: Piece }
  /** Friday and the missionary meet. */
  | { readonly kind: 'meets'; readonly other: Piece }
  | { readonly kind: 'swims'; readonly drowned: readonly Piece[]; readonly turned: readonly Piece[] }

/** J-SWIM, J-HIT, J-SHIP: the fate of a piece on a swimmable cell. */
export function seaFate(state: JackalState, piece: Piece, cell: Cell): SeaFate {
  const ship = shipSide(state, piece, cell)
  if (ship) return { kind: ship === 'friendly' ? 'aboard' : 'enemyShip' }
  const others = piecesAt(state, cell).filter((other) => other.id !== piece.id)
  if (piece.type === 'friday') return fateOfFriday(state, piece, others)
  if (isPreacher(piece)) return fateOfPreacher(state, piece, others)
  return fateOfFighter(state, piece, others)
}

function fateOfFriday(state: JackalState, friday: Piece, others: readonly Piece[]): SeaFate {
  const preacher = others.find(isPreacher)
  if (preacher) return { kind: 'meets', other: preacher }
  return fateAgainst(foesOf(state, friday, others)[0])
}

function fateOfPreacher(state: JackalState, preacher: Piece, others: readonly Piece[]): SeaFate {
  const friday = others.find((other) => other.type === 'friday')
  if (friday) return { kind: 'meets', other: friday }
  return fateAgainst(foesOf(state, preacher, others)[0])
}

function fateAgainst(foe: Piece | undefined): SeaFate {
  return foe ? { kind: 'drowns', by: foe } : { kind: 'swims', drowned: [], turned: [] }
}

function fateOfFighter(state: JackalState, fighter: Piece, others: readonly Piece[]): SeaFate {
  const foes = foesOf(state, fighter, others)
  const preacher = foes.find(isPreacher)
  if (preacher) return { kind: 'drowns', by: preacher }
  return {
    kind: 'swims',
    drowned: foes.filter(isFighter),
    turned: foes.filter((foe) => foe.type === 'friday'),
  }
}

function foesOf(state: JackalState, piece: Piece, others: readonly Piece[]): readonly Piece[] {
  return others.filter((other) => !areAllied(state.options, piece.team, other.team))
}
