import { type Advice, expectedResult, inOrder, shareAmong } from '../../kernel/bots.ts'
import { distinct } from '../../kernel/distinct.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Ranked } from '../../search/standings.ts'
import { closedTile } from '../deck.ts'
import { goldAshore, goldOn } from '../gold.ts'
import type { JackalMove, JackalState, PieceId } from '../types.ts'
import { evaluateCore, worthOfSides } from './core/thinking/evaluation.ts'
import { viewed } from './core/thinking/viewed.ts'
import { freshness, WORTH } from './core/thinking/worth.ts'
import { hasteOf } from './haste.ts'
import { sideOf, sideOfSeat } from './sides.ts'
import { unknownOf } from './worlds.ts'

/** The lead that wins three matches in four, in tenths of a coin: fitted to matches of `easy` against itself. */
const LEAST_SCALE = 5
/** The growth of that lead with the square root of the gold that is not home yet. */
const OPEN_SCALE = 10

/**
 * Returns a function from a lead over the best other side to the expected result of a seat, from 0 to 1. The more gold
 * is left, the less a lead is worth. Each of `n` equal sides can expect `1 / n`: the others count by their distance to
 * the best of them.
 */
export function expectations(view: JackalState, seat: Seat): (lead: number) => number {
  const scale = LEAST_SCALE + OPEN_SCALE * Math.sqrt(goldLeft(view))
  const rivals = rivalsOf(view, seat, scale)
  return (lead) => shareAmong(expectedResult(lead, scale), rivals)
}

/**
 * Returns the number of rivals, each as strong as the best rival, that would equal all other sides together; at least
 * 1.
 */
function rivalsOf(view: JackalState, seat: Seat, scale: number): number {
  const { core } = viewed(view)
  const values = worthOfSides(core, core.frame.seats.indexOf(seat), freshness(view))
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

/** Returns the gold that can still be brought home: the visible gold, and the mean of what the unknown tiles hold. */
function goldLeft(view: JackalState): number {
  const { cells, cards } = unknownOf(view)
  const hidden = cards.reduce((sum, card) => sum + goldOn(closedTile(card, 0)), 0)
  return goldAshore(view) + (cards.length === 0 ? 0 : (hidden * cells.length) / cards.length)
}

/** Returns the expected result of a seat, from 0 to 1, by an evaluation of the view without a search. */
export function standingOf(view: JackalState, seat: Seat): number {
  return expectations(view, seat)(leadFrom(view, seat))
}

function leadFrom(view: JackalState, seat: Seat): number {
  const { core } = viewed(view)
  return evaluateCore(core, core.frame.seats.indexOf(seat), freshness(view))
}

/**
 * Returns the ranking of a search as advice; untried moves have the value of the position. For people it includes the
 * worth in coins, with the haste used by the search: if a large lead decides the match, results hardly differ by a
 * coin.
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

/**
 * Returns advice without moves that look the same on the table: of several equal pieces on one cell, only one is
 * advised to go.
 */
export function unlike(advice: readonly Advice<JackalMove>[], view: JackalState): readonly Advice<JackalMove>[] {
  return distinct(advice, ({ move }) => keyOf(move, view))
}

/** Returns whether two moves are the same. */
export function isSame(move: JackalMove, other: JackalMove | null): boolean {
  return canonical(move) === canonical(other)
}

/** Returns the same key for moves that look the same on the table. */
export function keyOf(move: JackalMove, view: JackalState): string {
  return canonical('piece' in move ? { ...move, piece: traitsOf(view, move.piece) } : move)
}

function traitsOf({ pieces }: JackalState, id: PieceId): object {
  const piece = pieces.find((one) => one.id === id)
  return piece ? { ...piece, id: '' } : { id }
}
