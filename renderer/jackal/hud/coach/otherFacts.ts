import { distanceBetween, printCell } from '../../../../engine/jackal/cells.ts'
import type { Cell, JackalMove, JackalState, PieceId } from '../../../../engine/jackal/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { areAllied } from '../../alliances.ts'
import { tileNameNow } from '../../log/sentences.ts'
import { piecesSentence, type Sentence, uncorkingSentence } from '../turn/prospect.ts'
import type { Sides } from './sides.ts'

type Other = Exclude<JackalMove, { kind: 'go' }>

/** Returns the reasons for and against a move that is not a step of a piece. */
export function factsOfOther(move: Other, sequel: readonly JackalMove[], view: JackalState, t: Translate): Sides {
  switch (move.kind) {
    case 'sail':
      return { gains: [...metSentence(move.to, view, t), t('coach.jackal.landing')] }
    case 'place':
      return { gains: [shoreSentence(move.to, view, t)] }
    case 'revive':
      return { gains: [t('coach.jackal.revived')] }
    case 'peek':
      return { gains: [t('coach.jackal.peeked')] }
    case 'arrange':
      return { gains: [t('coach.jackal.arranged')] }
    case 'swap':
      return { plain: [swapSentence(move.cell, sequel, view, t)] }
    case 'swear':
      return { gains: [t(move.loud ? 'action.swear.about' : 'action.polite.about')] }
    case 'give':
      return { plain: [t(`coach.jackal.given.${move.to}`)], risks: [t('coach.jackal.bottle')] }
    case 'uncork':
      return uncorked(move.piece, view, t)
    case 'decline':
      return { gains: [keptSentence(view, t)] }
    default:
      return {}
  }
}

/** Returns the pieces that the ship takes aboard, and those that it runs down. */
function metSentence(to: Cell, { options, pieces, turn }: JackalState, t: Translate): readonly Sentence[] {
  const met = pieces.filter(({ at, lost }) => at === to && lost === null)
  const own = met.filter(({ team }) => areAllied(options, team, turn)).map(({ id }) => id)
  const foes = met.filter(({ team }) => !areAllied(options, team, turn)).map(({ id }) => id)
  return [
    own.length > 0 && options.shipPicksUpSwimmers ? t('coach.jackal.takes', { who: piecesSentence(own, t) }) : null,
    foes.length > 0 ? t('follow.strikes', { who: piecesSentence(foes, t) }) : null,
  ]
}

function shoreSentence(to: Cell, { board, tiles }: JackalState, t: Translate): Sentence {
  const beside = tiles.filter((tile, cell) => tile && !tile.open && distanceBetween(board, cell, to) === 1)
  return beside.length > 0 ? t('coach.jackal.shore', { n: beside.length }) : null
}

/** Returns the names of both tiles, once both are known. */
function swapSentence(
  cell: Cell,
  [next]: readonly JackalMove[],
  { board, decision, tiles }: JackalState,
  t: Translate,
): Sentence {
  const chosen = decision?.kind === 'swap' ? decision.first : null
  const other = chosen ?? (next?.kind === 'swap' ? next.cell : null)
  const named = (one: Cell) => {
    const tile = tiles[one]
    return `${printCell(board, one)} ${tile ? tileNameNow(t, tile) : ''}`.trimEnd()
  }
  return other === null ? null : t('coach.jackal.swaps', { first: named(cell), other: named(other) })
}

function uncorked(piece: PieceId, view: JackalState, t: Translate): Sides {
  const { line, struck } = uncorkingSentence(piece, view, t)
  return { gains: [line, struck], risks: [t('coach.jackal.bottle')] }
}

/** Returns what a player keeps by declining. */
function keptSentence({ decision }: JackalState, t: Translate): Sentence {
  if (decision?.kind === 'uncork') return t('coach.jackal.bottle.kept')
  if (decision?.kind !== 'arrival') return null
  if (decision.flight) return t('coach.jackal.airplane.kept')
  return decision.give.length > 0 ? t('coach.jackal.bottle.kept') : null
}
