import { distanceBetween, printCell } from '../../../../engine/jackal/cells.ts'
import { tileRow } from '../../../../engine/jackal/data/tiles.ts'
import { turnsToSwim } from '../../../../engine/jackal/foresight.ts'
import type { Cell, JackalMove, JackalState, Piece } from '../../../../engine/jackal/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { vesselAt } from '../../table/vessels.ts'
import type { Sentence } from '../turn/prospect.ts'

type Go = Extract<JackalMove, { kind: 'go' }>

/**
 * Returns the progress of a step to a place of rest: over the tile that the piece is crossing, to its ship, or to a
 * closed tile.
 */
export function headwaySentence(move: Go, at: Cell, view: JackalState, t: Translate): Sentence {
  const piece = view.pieces.find(({ id }) => id === move.piece)
  const from = piece?.at
  if (!piece || typeof from !== 'number' || from < 0) return null
  if (move.to === from && piece.step > 0) return crossingSentence(piece, view.tiles[from], t)
  const load = move.carry ?? piece.load
  return load && load !== 'boat' ? shipwardSentence(piece, from, at, view, t) : unknownSentence(from, at, view, t)
}

/** Returns the steps left on a turntable after one more. */
function crossingSentence({ step }: Piece, tile: JackalState['tiles'][number] | undefined, t: Translate): Sentence {
  if (!tile || tile.kind === 'closed') return null
  const left = (tileRow(tile.kind).steps ?? 0) - step - 1
  return left > 0 ? t('coach.jackal.crosses', { n: left }) : t('coach.jackal.crossed')
}

/** Measures the straight distance, as no way home is known yet. */
function shipwardSentence(
  { team }: Piece,
  from: Cell,
  at: Cell,
  { board, teams }: JackalState,
  t: Translate,
): Sentence {
  const ship = teams.find(({ id }) => id === team)?.ship ?? -1
  if (ship < 0) return null
  const left = distanceBetween(board, at, ship)
  return left < distanceBetween(board, from, ship) ? t('coach.jackal.shipward', { n: left }) : null
}

function unknownSentence(from: Cell, at: Cell, { board, tiles }: JackalState, t: Translate): Sentence {
  const closed = tiles.flatMap((tile, cell) => (tile && !tile.open ? [cell] : []))
  const [nearest] = closed.toSorted((a, b) => distanceBetween(board, at, a) - distanceBetween(board, at, b))
  if (nearest === undefined) return null
  const least = Math.min(...closed.map((cell) => distanceBetween(board, from, cell)))
  const comes = distanceBetween(board, at, nearest) < least
  return comes ? t('coach.jackal.unknown', { cell: printCell(board, nearest) }) : null
}

/** Returns the sentence that a swimmer comes nearer to its ship. */
export function swimSentence({ piece, to }: Go, view: JackalState, t: Translate): Sentence {
  const from = view.pieces.find(({ id }) => id === piece)?.at
  const left = turnsToSwim(view, piece, to)
  const before = typeof from === 'number' ? turnsToSwim(view, piece, from) : null
  return left !== null && before !== null && left < before ? t('coach.jackal.swims', { n: left }) : null
}

/** Returns the sentence that a piece that comes aboard without gold is out of the water, or safe from blows. */
export function aboardSentence({ piece }: Go, view: JackalState, t: Translate): Sentence {
  const at = view.pieces.find(({ id }) => id === piece)?.at
  const swam = typeof at === 'number' && !view.tiles[at] && vesselAt(view, at) === null
  return t(swam ? 'coach.jackal.rescued' : 'coach.jackal.aboard')
}
