import { vesselSide } from '../barriers.ts'
import type { Cell, JackalState, Load, Piece } from '../types.ts'
import { areAllied, isFighter, isPreacher, piecesAt } from '../world.ts'

/** The fate of a piece that comes onto a sea cell. */
export type SeaFate =
  | { readonly kind: 'aboard' }
  | { readonly kind: 'enemyShip' }
  /** The piece launches the lifeboat that it carries: the boat drowns enemies that swim there (J-BOAT). */
  | { readonly kind: 'launches'; readonly drowned: readonly Piece[] }
  /** The piece is killed by the swimmer there, or because it hits a missionary. */
  | { readonly kind: 'drowns'; readonly by: Piece }
  /** Friday and the missionary meet. */
  | { readonly kind: 'meets'; readonly other: Piece }
  | { readonly kind: 'swims'; readonly drowned: readonly Piece[]; readonly turned: readonly Piece[] }

/** Returns the fate of a piece that comes onto a sea cell with its load: J-SWIM, J-HIT, J-SHIP, J-BOAT. */
export function seaFate(state: JackalState, piece: Piece, load: Load | null, cell: Cell): SeaFate {
  const vessel = vesselSide(state, piece, cell)
  if (vessel) return { kind: vessel === 'friendly' ? 'aboard' : 'enemyShip' }
  const others = piecesAt(state, cell).filter((other) => other.id !== piece.id)
  if (load === 'boat') return { kind: 'launches', drowned: foesOf(state, piece, others) }
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
