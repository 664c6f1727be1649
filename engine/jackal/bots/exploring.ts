import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { distanceBetween } from '../cells.ts'
import { groundOf } from '../geometry/terrain.ts'
import { goldOn } from '../gold.ts'
import type { Cell, JackalMove, JackalState, Piece } from '../types.ts'
import { findPiece, hasTile, roams, teamOf, vesselAt } from '../world.ts'
import { sensibleMoves } from './sensibleMoves.ts'
import { sideOf } from './sides.ts'
import { turnsInLane } from './ways/laneWays.ts'
import { swimsTo } from './ways/swims.ts'
import { turnsGained } from './ways/turntables.ts'
import { type Field, overLanes, turnsHome, turnsOfErrand, turnsToUnknown } from './ways/ways.ts'

/** Rounds in which nothing happens until somebody takes a risk; in twice as many, every second move does. */
const STAND_OFF = 3

/** By how many turns a move comes nearer to something. */
type Gain = (move: JackalMove) => number

/**
 * Sides that wait for each other at the same gold could do so for ever, or exchange blows over it. After some rounds
 * without anything new, more and more moves bring gold home or lead to a closed tile instead, whoever may hit there; null
 * for the others, and where none comes nearer to either.
 */
export function explore(view: JackalState, seat: Seat, rng: Rng): JackalMove | null {
  const rounds = roundsIdle(view)
  if (!isStandOff(view) || rng.int(rounds) < STAND_OFF) return null
  const shuns = rng.int(CAUTION) > 0
  const carries = rng.int(CAUTION) > 0
  return wayOut(view, seat, { shuns, carries })
}

/** The same as a person is told it: in every stand-off, gold first, and nothing by luck. */
export function tellWayOut(view: JackalState, seat: Seat): JackalMove | null {
  return isStandOff(view) ? wayOut(view, seat, { shuns: true, carries: true }) : null
}

const roundsIdle = ({ idleTurns, teams }: JackalState): number => Math.floor(idleTurns / teams.length)

const isStandOff = (view: JackalState): boolean => view.decision === null && roundsIdle(view) > STAND_OFF

/** How a stand-off is ended. */
interface Manner {
  /** Whether quarrels are shunned. */
  readonly shuns: boolean
  /** Whether gold is brought home before all else. */
  readonly carries: boolean
}

function wayOut(view: JackalState, seat: Seat, { shuns, carries }: Manner): JackalMove | null {
  const moves = sensibleMoves(view, seat)
  const { home, gold, unknown } = waysOut(view, shuns ? quarrelsome(view) : new Set())
  const seeks = (Math.floor(roundsIdle(view) / SPELL) + sideOf(view.options, view.turn)) % 2
  const [first, second] = seeks === 0 ? [unknown, gold] : [gold, unknown]
  const laden = carries ? furthest(moves, home) : null
  return laden ?? furthest(moves, first) ?? furthest(moves, second) ?? furthest(moves, home)
}

/** Rounds for which a side seeks the same, gold or what is unknown: who changes his mind with every move gets nowhere. */
const SPELL = 4

/** In one of so many moves gold underfoot is left alone, or a quarrel is not shunned. */
const CAUTION = 4

/** The move that gains most; null where none gains anything. */
function furthest(moves: readonly JackalMove[], gainOf: Gain): JackalMove | null {
  let best: JackalMove | null = null
  let most = 0
  for (const move of moves) {
    const gain = gainOf(move)
    if (gain <= most) continue
    best = move
    most = gain
  }
  return best
}

/** What ends a stand-off: gold that comes nearer home, somebody with empty hands nearer to gold, or to a closed tile. */
function waysOut(view: JackalState, quarrel: ReadonlySet<Cell>): Readonly<Record<'home' | 'gold' | 'unknown', Gain>> {
  const side = sideOf(view.options, view.turn)
  const home = turnsHome(view, side)
  const errand = overLanes(view, side, turnsOfErrand(view, home, side))
  const unknown = turnsToUnknown(view, side, quarrel)
  return {
    home: (move) => (isLaden(move) && move.carry !== 'boat' ? gained(view, home, move) : 0),
    gold: (move) => (isLaden(move) ? 0 : gained(view, errand, move)),
    unknown: (move) => (isLaden(move) ? 0 : gained(view, unknown, move)),
  }
}

/** Where the same quarrel would begin again: where gold lies in the open, enemies stand, or the bear soon comes. */
function quarrelsome({ bear, board, options, pieces, tiles, turn }: JackalState): ReadonlySet<Cell> {
  const side = sideOf(options, turn)
  const held = new Set(pieces.flatMap(({ at, team }) => (sideOf(options, team) === side ? [] : [at])))
  return new Set(
    groundOf(board).filter((cell) => {
      const tile = tiles[cell]
      if (bear && distanceBetween(board, bear.at, cell) <= BEARS_REACH) return true
      return tile?.open && (held.has(cell) || goldOn(tile) > 0)
    }),
  )
}

/** King's steps that the bear may take until a turn has come round. */
const BEARS_REACH = 2

const isLaden = (move: JackalMove): move is Extract<JackalMove, { kind: 'go' }> =>
  move.kind === 'go' && move.carry !== undefined

function gained(view: JackalState, field: Field, move: JackalMove): number {
  if (move.kind === 'sail' && !move.boat) {
    const ship = teamOf(view, move.team)
    const turnsAt = (cell: Cell) => (roams(view) ? (field[cell] ?? 0) : turnsInLane(view.board, ship.side, cell, field))
    return turnsAt(ship.ship) - turnsAt(move.to)
  }
  const piece = move.kind === 'go' && findPiece(view, move.piece)
  if (!piece || move.kind !== 'go' || typeof piece.at !== 'number') return 0
  if (!hasTile(view, piece.at) && vesselAt(view, piece.at) === null) return swumHome(view, piece, piece.at, move.to)
  return turnsGained(field, piece.at, piece.step, move.to)
}

/** Swimmers can do nothing else; those ashore go first. */
function swumHome(view: JackalState, { team }: Piece, at: Cell, to: Cell): number {
  const swims = swimsTo(view.board, teamOf(view, team).ship)
  return ((swims[at] ?? 0) - (swims[to] ?? 0)) / 2
}
