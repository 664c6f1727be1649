import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { distanceBetween } from '../cells.ts'
import { type RouteEnd, routesOf } from '../foresight/routes.ts'
import { groundOf } from '../geometry/terrain.ts'
import { goldOn } from '../gold.ts'
import { tileRule } from '../tiles/index.ts'
import type { Cell, JackalMove, JackalState, Piece } from '../types.ts'
import { findPiece, hasTile, roams, teamOf, vesselAt } from '../world.ts'
import { CLOSED, overLanes, turnsToUnknown } from './core/thinking/chart.ts'
import { viewed } from './core/thinking/viewed.ts'
import { sensibleMoves } from './sensibleMoves.ts'
import { type SideNumber, sideOf } from './sides.ts'
import { type Field, NO_WAY } from './ways/crowFlights.ts'
import { turnsInLane } from './ways/laneWays.ts'
import { swimsTo } from './ways/swims.ts'
import { turnsFrom } from './ways/turntables.ts'

/**
 * The number of rounds without an event after which a side may take a risk; after twice as many, every second move
 * does.
 */
const STAND_OFF = 3

/** The turns left to a goal after a move, and the turns gained by it. */
interface Approach {
  readonly left: number
  readonly gain: number
}

/** Returns the approach of a move; null if the move does not lead to the goal at all. */
type Approaching = (move: JackalMove) => Approach | null

/**
 * Returns a move that a search would not find; null if the search decides.
 *
 * A side with nothing to do near any of its pieces goes to the nearest closed tile, over ferries as well: a search does
 * not look that far ahead. Sides that wait for each other at the same gold could do so for ever, or exchange hits over
 * it. After some rounds without an event, more and more moves bring gold home or lead to a closed tile instead, at any
 * risk.
 */
export function explore(view: JackalState, seat: Seat, rng: Rng): JackalMove | null {
  if (!isUnderWay(view)) return null
  const crossing = crossOver(view, seat)
  if (crossing) return crossing
  const rounds = roundsIdle(view)
  if (!isStandOff(view) || rng.int(rounds) < STAND_OFF) return null
  const shuns = rng.int(CAUTION) > 0
  const carries = rng.int(CAUTION) > 0
  return wayOut(view, seat, { shuns, carries })
}

/** Returns the same move as advice for people: in every stand-off, gold first, and nothing by luck. */
export function findWayOut(view: JackalState, seat: Seat): JackalMove | null {
  return isStandOff(view) ? wayOut(view, seat, { shuns: true, carries: true }) : null
}

/**
 * Returns a move towards the nearest closed tile if all gold and all closed tiles are far from the side; null
 * otherwise.
 */
function crossOver(view: JackalState, seat: Seat): JackalMove | null {
  const side = sideOf(view.options, view.turn)
  const { errand } = waysOf(view, side)
  const unknown = turnsToUnknown(viewed(view).core, side, NOWHERE)
  const isNear = ({ at, team, step }: Piece) => {
    if (typeof at !== 'number' || sideOf(view.options, team) !== side || isSentOn(view, at)) return false
    const toTile = turnsFrom(unknown, at, step)
    return toTile < FAR.tile || turnsFrom(errand, at, step) < Math.min(FAR.gold, CLOSED + toTile)
  }
  if (view.pieces.some(isNear)) return null
  const moves = sensibleMoves(view, seat)
  return (
    nearest(moves, waysOut(view, quarrelsome(view)).unknown) ?? nearest(moves, waysOut(view, NOWHERE).unknown) ?? null
  )
}

/** Returns the turns of a side home, and to its next errand over its ships' lanes as well. */
function waysOf(view: JackalState, side: SideNumber): { readonly home: Field; readonly errand: Field } {
  const { core, chart } = viewed(view)
  return { home: chart.home[side] ?? [], errand: overLanes(core, side, chart.errand[side] ?? new Float64Array()) }
}

const NOWHERE: ReadonlySet<Cell> = new Set()

/** The number of turns from which a closed tile is far, and gold including its way home. */
const FAR = { tile: 3, gold: 13 } as const

/** Returns whether the open tile of a cell sends on at once, so that a piece on it is still moving. */
function isSentOn({ tiles }: JackalState, cell: Cell): boolean {
  const tile = tiles[cell]
  return tile?.open === true && tileRule(tile.kind).passage.kind === 'sends'
}

/** Returns the number of rounds without an event. */
export const roundsIdle = ({ idleTurns, teams }: JackalState): number => Math.floor(idleTurns / teams.length)

const isStandOff = (view: JackalState): boolean => isUnderWay(view) && roundsIdle(view) > STAND_OFF

/** Returns whether the seat must decide a step: the first of a turn, or the next one if a tile leads on. */
const isUnderWay = ({ decision }: JackalState): boolean => decision === null || decision.kind === 'onward'

/** The way to end a stand-off. */
interface Manner {
  /** Set if the side avoids quarrels. */
  readonly shuns: boolean
  /** Set if the side brings gold home before anything else. */
  readonly carries: boolean
}

function wayOut(view: JackalState, seat: Seat, { shuns, carries }: Manner): JackalMove | null {
  const moves = sensibleMoves(view, seat)
  const { home, gold, unknown } = waysOut(view, shuns ? quarrelsome(view) : NOWHERE)
  const seeks = (spellOf(view) + sideOf(view.options, view.turn)) % 2
  const [first, second] = seeks === 0 ? [unknown, gold] : [gold, unknown]
  const laden = carries ? nearest(moves, home) : null
  return laden ?? nearest(moves, first) ?? nearest(moves, second) ?? nearest(moves, home)
}

/** The rounds of the first spell. In a spell a side seeks one thing: gold, or the unknown. */
const SPELL = 4

/** Returns the number of the spell. Each lasts as long as all before it, so that a way of any length is completed. */
const spellOf = (view: JackalState): number => 31 - Math.clz32(Math.max(1, Math.floor(roundsIdle(view) / SPELL)))

/** One move in this number leaves gold underfoot alone, or does not avoid a quarrel. */
const CAUTION = 4

/**
 * Returns the move that comes nearest, with the largest gain if equal; null if none gains anything. The nearest piece
 * goes on until it arrives: if the largest gain decided, all pieces would go a part of the way.
 */
function nearest(moves: readonly JackalMove[], approaching: Approaching): JackalMove | null {
  let best: JackalMove | null = null
  let shortest: Approach = { left: Number.POSITIVE_INFINITY, gain: 0 }
  for (const move of moves) {
    const approach = approaching(move)
    if (!approach || approach.gain <= 0) continue
    if (approach.left > shortest.left || (approach.left === shortest.left && approach.gain <= shortest.gain)) continue
    best = move
    shortest = approach
  }
  return best
}

/**
 * Returns the ways to end a stand-off: gold comes nearer home, or a piece with empty hands comes nearer to gold or to a
 * closed tile.
 */
function waysOut(
  view: JackalState,
  quarrel: ReadonlySet<Cell>,
): Readonly<Record<'home' | 'gold' | 'unknown', Approaching>> {
  const side = sideOf(view.options, view.turn)
  const { home, errand } = waysOf(view, side)
  const unknown = turnsToUnknown(viewed(view).core, side, quarrel)
  return {
    home: (move) => (isLaden(move) && move.carry !== 'boat' ? approach(view, home, move) : null),
    gold: (move) => (isLaden(move) ? null : approach(view, errand, move)),
    unknown: (move) => (isLaden(move) ? null : approach(view, unknown, move)),
  }
}

/**
 * Returns the cells where the same quarrel would begin again: cells with visible gold or enemies, or that the bear
 * reaches soon.
 */
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

/** The king's steps that the bear may take in one round. */
const BEARS_REACH = 2

const isLaden = (move: JackalMove): move is Extract<JackalMove, { kind: 'go' }> =>
  move.kind === 'go' && move.carry !== undefined

function approach(view: JackalState, field: Field, move: JackalMove): Approach | null {
  if (move.kind === 'sail' && !move.boat) return approachAtSea(view, field, move)
  const piece = move.kind === 'go' && findPiece(view, move.piece)
  if (!piece || move.kind !== 'go' || typeof piece.at !== 'number') return null
  if (!hasTile(view, piece.at) && vesselAt(view, piece.at) === null) return swumHome(view, piece, piece.at, move.to)
  const before = turnsFrom(field, piece.at, piece.step)
  const isStepOn = move.to === piece.at
  const left = isStepOn ? before - 1 : Math.min(...endsOf(view, move).map((end) => turnsFrom(field, end, 0)))
  // A piece that is sent on has to move, even if that does not shorten the way.
  return { left, gain: before - left + (isSentOn(view, piece.at) ? 1 : 0) }
}

function approachAtSea(view: JackalState, field: Field, move: Extract<JackalMove, { kind: 'sail' }>): Approach {
  const ship = teamOf(view, move.team)
  const turnsAt = (cell: Cell) => (roams(view) ? (field[cell] ?? 0) : turnsInLane(view.board, ship.side, cell, field))
  const left = turnsAt(move.to)
  return { left, gain: turnsAt(ship.ship) - left }
}

/**
 * Returns the cells where a move may end alive and free. Follows each fork: ice, arrows and horses lead further than
 * the first step.
 */
function endsOf(view: JackalState, move: JackalMove): readonly Cell[] {
  return routesOf(view, move).flatMap(({ path, ends }) => {
    const end = path.at(-1)
    return end && ARRIVALS.has(ends) ? [end.cell] : []
  })
}

const ARRIVALS: ReadonlySet<RouteEnd> = new Set(['rest', 'unknown', 'ship', 'launch'])

/** Scores the way of a swimmer. A swimmer has no other choice; pieces ashore go first. */
function swumHome(view: JackalState, { team }: Piece, at: Cell, to: Cell): Approach {
  const swims = swimsTo(view.board, teamOf(view, team).ship)
  const left = swims[to] ?? 0
  return { left: NO_WAY + left, gain: ((swims[at] ?? 0) - left) / 2 }
}
