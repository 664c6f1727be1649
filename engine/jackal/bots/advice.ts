import { type Advice, expectedResult, inOrder, shareAmong } from '../../kernel/bots.ts'
import { distinct } from '../../kernel/distinct.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Ranked } from '../../search/standings.ts'
import { closedTile } from '../deck.ts'
import { goldAshore, goldOn } from '../gold.ts'
import type { JackalMove, JackalState, PieceId } from '../types.ts'
import { hasteOf } from './haste.ts'
import { sideOf, sideOfSeat } from './sides.ts'
import { unknownOf } from './worlds.ts'
import { evaluate, WORTH, worthOfSides } from './worth/evaluation.ts'
import { freshness } from './worth/goldValue.ts'

/** The lead with which three in four matches are won, in tenths of a coin: fitted to matches of `easy` against itself. */
const LEAST_SCALE = 5
/** How it grows with the root of the gold that nobody has brought home yet. */
const OPEN_SCALE = 10

/**
 * Returns a function from a lead over the best other side to the result that a seat may expect of it, from 0 to 1. The
 * more gold is still to be won, the less a lead is worth. Each of `n` sides that are level may expect an `n`th: the
 * others count by how far they stand behind the best of them.
 */
export function expectations(view: JackalState, seat: Seat): (lead: number) => number {
  const scale = LEAST_SCALE + OPEN_SCALE * Math.sqrt(goldLeft(view))
  const rivals = rivalsOf(view, seat, scale)
  return (lead) => shareAmong(expectedResult(lead, scale), rivals)
}

/** How many rivals as strong as the best one the other sides make together, as they stand; at least 1. */
function rivalsOf(view: JackalState, seat: Seat, scale: number): number {
  const values = worthOfSides(view, seat, freshness(view))
  const own = sideOfSeat(view, seat)
  const others = [...new Set(view.teams.map(({ id }) => sideOf(view.options, id)))].filter((side) => side !== own)
  const worths = others.map((side) => values[side] ?? 0)
  const best = Math.max(...worths)
  const odds = worths.map((worth) => expectedResult(worth - best, scale)).map((chance) => chance / (1 - chance))
  return Math.max(
    1,
    odds.reduce((sum, one) => sum + one, 0),
  )
}

/** Gold that may still be brought home: what is seen, and what the unknown tiles hold in the mean. */
function goldLeft(view: JackalState): number {
  const { cells, cards } = unknownOf(view)
  const hidden = cards.reduce((sum, card) => sum + goldOn(closedTile(card, 0)), 0)
  return goldAshore(view) + (cards.length === 0 ? 0 : (hidden * cells.length) / cards.length)
}

/** What a seat may expect as it stands, without looking ahead, from 0 to 1. */
export function standingOf(view: JackalState, seat: Seat): number {
  return expectations(view, seat)(leadFrom(view, seat))
}

const leadFrom = (view: JackalState, seat: Seat): number => evaluate(view, seat, freshness(view))

/**
 * What a search has ranked as advice; moves that were never tried are as good as the position. People are told its worth in coins,
 * with the haste that the search is in: where a lead decides the match, results hardly differ by a coin.
 */
export function adviceFrom(
  ranked: readonly Ranked<JackalMove>[],
  view: JackalState,
  seat: Seat,
  forPeople = false,
): readonly Advice<JackalMove>[] {
  const resultOf = expectations(view, seat)
  const haste = hasteOf(view, seat)
  const standing = leadFrom(view, seat)
  const [first, ...others] = ranked.map(({ move, mean, trials }): Advice<JackalMove> => {
    const lead = trials > 0 ? mean : standing
    return { move, value: resultOf(lead), ...(forPeople && { worth: (lead + haste(move)) / WORTH.coin }) }
  })
  return first ? inOrder(first, others) : []
}

/** Advice without moves that are the same to whoever looks at the table: of men alike at one place, one goes. */
export function unlike(advice: readonly Advice<JackalMove>[], view: JackalState): readonly Advice<JackalMove>[] {
  return distinct(advice, ({ move }) => keyOf(move, view))
}

/** Whether two moves are one and the same. */
export function isSame(move: JackalMove, other: JackalMove | null): boolean {
  return canonical(move) === canonical(other)
}

/** Equal for moves that are the same to whoever looks at the table. */
export function keyOf(move: JackalMove, view: JackalState): string {
  return canonical('piece' in move ? { ...move, piece: traitsOf(view, move.piece) } : move)
}

function traitsOf({ pieces }: JackalState, id: PieceId): object {
  const piece = pieces.find((one) => one.id === id)
  return piece ? { ...piece, id: '' } : { id }
}
