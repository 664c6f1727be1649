import type { Seat } from '../../../kernel/game.ts'
import type { Cell, JackalState, Piece, Team, TeamId } from '../../types.ts'
import { boatAt, hasTile, isAlive, isFighter, isPreacher, landingsOf, roams, shipAt, teamOf } from '../../world.ts'
import { goldOfSides, leadOf, sideOf, sideOfSeat } from '../sides.ts'
import type { Chart } from '../ways/chart.ts'
import { chartOf } from '../ways/chart.ts'
import { swimsTo } from '../ways/swims.ts'
import { turnsFrom } from '../ways/turntables.ts'
import { type Field, NO_WAY } from '../ways/ways.ts'
import { addBoat, errandFromBoat } from './boatValue.ts'
import { addLooseGold, freshnessAtHand, loadWithin } from './goldValue.ts'
import { patience } from './patience.ts'

/** The worth of things, in tenths of a coin brought home. */
export const WORTH = {
  coin: 10,
  /** A load with a piece beside it to carry it; less, the farther from home. */
  held: 7,
  /** An errand at hand: gold to fetch or a tile to turn. */
  errand: 4,
  /** The fighting pieces, by their number: the first is worth more than the third. */
  crew: [0, 14, 22, 28, 31],
  friday: 4,
  preacher: 2,
  trapped: -3,
  trappedWithBottle: -1,
  drunk: -2,
  swimming: -3,
  /** A swimmer close to its own ship. */
  rescue: 4.5,
  bottle: 1.5,
  /** The maximum number of bottles that count. */
  bottles: 3,
  won: 40,
  /** The penalty for a look at a move that changed nothing. */
  waste: -3,
} as const

/**
 * Returns how good a position is for the side of a seat against the best other side, in tenths of a coin brought home.
 * It reads only open tiles, and closed tiles that this seat has seen.
 *
 * @param fresh the present worth of gold ashore, see `freshness`: of the position from which the search started
 */
export function evaluate(state: JackalState, seat: Seat, fresh = 1): number {
  const lead = leadOf(state, sideOfSeat(state, seat), worthOfSides(state, seat, fresh))
  if (!state.result) return lead
  return lead + (state.result.winners.includes(seat) ? WORTH.won : -WORTH.won)
}

/**
 * Returns the worth of a position for each side, by number, as seen by a seat; after the end of the match only the gold
 * aboard.
 */
export function worthOfSides(state: JackalState, seat: Seat, fresh = 1): readonly number[] {
  const values = goldOfSides(state).map((gold) => gold * WORTH.coin)
  if (state.result) return values
  const chart = chartOf(state)
  addLooseGold(state, seat, chart, fresh, values)
  addCrews(state, chart, WORTH.held * freshnessAtHand(fresh), values)
  addBoat(state, values)
  return values
}

/** @param held the worth of a load that a piece stands by */
function addCrews(state: JackalState, chart: Chart, held: number, values: number[]): void {
  const fighters: Record<TeamId, number> = { white: 0, red: 0, black: 0, yellow: 0 }
  for (const piece of state.pieces) {
    if (!isAlive(piece)) continue
    const side = sideOf(state.options, piece.team)
    values[side] = (values[side] ?? 0) + worthOfPiece(state, piece, chart, held)
    if (isFighter(piece)) fighters[piece.team]++
  }
  for (const team of state.teams) {
    const side = sideOf(state.options, team.id)
    const crew = WORTH.crew[Math.min(WORTH.crew.length - 1, fighters[team.id])] ?? 0
    values[side] = (values[side] ?? 0) + crew + WORTH.bottle * Math.min(WORTH.bottles, team.bottles)
  }
}

/** The turns to any errand for a piece in a boat without a landing. */
export const OFF_SHORE = 8

/** Returns the part of a piece's worth that depends on its state and place. */
function worthOfPiece(state: JackalState, piece: Piece, chart: Chart, held: number): number {
  if (piece.lost) return 0
  const worth = piece.type === 'friday' ? WORTH.friday : isPreacher(piece) ? WORTH.preacher : 0
  if (!piece.trapped) return worth + prospects(state, piece, chart, held) + (piece.drunk ? WORTH.drunk : 0)
  const hasBottle = state.teams.some((team) => team.id === piece.team && team.bottles > 0)
  return worth + (hasBottle ? WORTH.trappedWithBottle : WORTH.trapped)
}

/** Returns the worth of the prospects of a piece that is free to move, from its cell. */
function prospects(state: JackalState, piece: Piece, { home, errand }: Chart, held: number): number {
  const { at } = piece
  if (typeof at !== 'number') return 0
  const side = sideOf(state.options, piece.team)
  const load = loadWithin(state, piece, at)
  const atHand = load === 0 ? 0 : held * load * patience(turnsFrom(home[side], at, piece.step))
  if (hasTile(state, at)) return Math.max(atHand, WORTH.errand * patience(turnsFrom(errand[side], at, piece.step)))
  const boat = boatAt(state, at)
  if (boat) return WORTH.errand * patience(1 + (errandFromBoat(state, boat, errand[side]) ?? OFF_SHORE))
  const ship = shipAt(state, at)
  return ship ? WORTH.errand * patience(turnsAboard(state, ship, errand[side])) : afloat(state, piece, at)
}

/** Returns the worth of a swimmer; the nearer to its ship the better. */
function afloat(state: JackalState, { team }: Piece, at: Cell): number {
  return WORTH.swimming + WORTH.rescue * patience(swimsTo(state.board, teamOf(state, team).ship)[at] ?? NO_WAY)
}

/**
 * Returns the turns to the errand for a piece aboard: ashore straight ahead, or wherever the ship may take it (J-ARCH).
 */
function turnsAboard(state: JackalState, ship: Team, errand: Field | undefined): number {
  if (roams(state)) return errand?.[ship.ship] ?? 0
  const [landing] = landingsOf(state, ship)
  return 1 + (landing === undefined ? 0 : (errand?.[landing] ?? 0))
}
