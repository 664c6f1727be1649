import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { distanceBetween } from '../cells.ts'
import { type RouteEnd, routesOf } from '../foresight/routes.ts'
import { groundOf } from '../geometry/terrain.ts'
import { goldOn } from '../gold.ts'
import { tileRule } from '../tiles/index.ts'
import type { Cell, JackalMove, JackalState, Piece } from '../types.ts'
import { findPiece, hasTile, roams, teamOf, vesselAt } from '../world.ts'
import { sensibleMoves } from './sensibleMoves.ts'
import { sideOf } from './sides.ts'
import { turnsInLane } from './ways/laneWays.ts'
import { swimsTo } from './ways/swims.ts'
import { turnsFrom } from './ways/turntables.ts'
import { CLOSED, type Field, NO_WAY, overLanes, turnsHome, turnsOfErrand, turnsToUnknown } from './ways/ways.ts'

/** Rounds in which nothing happens until somebody takes a risk; in twice as many, every second move does. */
const STAND_OFF = 3

/** How near a move comes to something, in turns, and by how many turns nearer than before. */
interface Approach {
  readonly left: number
  readonly gain: number
}

/** Null where a move does not lead there at all. */
type Approaching = (move: JackalMove) => Approach | null

/**
 * Returns a move that a search would not find; null where the search decides.
 *
 * A side with nothing to do near any of its pieces goes to the nearest closed tile, over ferries as well: a search does not
 * look as far ahead. Sides that wait for each other at the same gold could do so for ever, or exchange blows over it. After
 * some rounds without anything new, more and more moves bring gold home or lead to a closed tile instead, at any risk.
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

/** The same as a person is told it: in every stand-off, gold first, and nothing by luck. */
export function tellWayOut(view: JackalState, seat: Seat): JackalMove | null {
  return isStandOff(view) ? wayOut(view, seat, { shuns: true, carries: true }) : null
}

/** Returns a move towards the nearest closed tile where all gold and all closed tiles are far from the side; null elsewhere. */
function crossOver(view: JackalState, seat: Seat): JackalMove | null {
  const side = sideOf(view.options, view.turn)
  const errand = overLanes(view, side, turnsOfErrand(view, turnsHome(view, side), side))
  const unknown = turnsToUnknown(view, side)
  const isNear = ({ at, team, step }: Piece) => {
    if (typeof at !== 'number' || sideOf(view.options, team) !== side || isSentOn(view, at)) return false
    const toTile = turnsFrom(unknown, at, step)
    return toTile < FAR.tile || turnsFrom(errand, at, step) < Math.min(FAR.gold, CLOSED + toTile)
  }
  if (view.pieces.some(isNear)) return null
  const moves = sensibleMoves(view, seat)
  return (
    nearest(moves, waysOut(view, quarrelsome(view)).unknown) ?? nearest(moves, waysOut(view, new Set()).unknown) ?? null
  )
}

/** Turns from which a closed tile is far, and gold with its way home. */
const FAR = { tile: 3, gold: 13 } as const

/** Returns whether the open tile of a cell sends on at once, so that a piece on it is still under way. */
function isSentOn({ tiles }: JackalState, cell: Cell): boolean {
  const tile = tiles[cell]
  return tile?.open === true && tileRule(tile.kind).passage.kind === 'sends'
}

/** Rounds in which nothing has happened. */
export const roundsIdle = ({ idleTurns, teams }: JackalState): number => Math.floor(idleTurns / teams.length)

const isStandOff = (view: JackalState): boolean => isUnderWay(view) && roundsIdle(view) > STAND_OFF

/** Returns whether the seat is asked for a step: the first of a turn, or the next one where a tile leads on. */
const isUnderWay = ({ decision }: JackalState): boolean => decision === null || decision.kind === 'onward'

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
  const seeks = (spellOf(view) + sideOf(view.options, view.turn)) % 2
  const [first, second] = seeks === 0 ? [unknown, gold] : [gold, unknown]
  const laden = carries ? nearest(moves, home) : null
  return laden ?? nearest(moves, first) ?? nearest(moves, second) ?? nearest(moves, home)
}

/** Rounds of the first spell in which a side seeks the same, gold or what is unknown. */
const SPELL = 4

/** The number of the spell. Each lasts as long as all before it, so that a way of any length is gone to its end. */
const spellOf = (view: JackalState): number => 31 - Math.clz32(Math.max(1, Math.floor(roundsIdle(view) / SPELL)))

/** In one of so many moves gold underfoot is left alone, or a quarrel is not shunned. */
const CAUTION = 4

/**
 * The move that comes nearest, and of those the one that gains most; null where none gains anything. Whoever is nearest goes on until
 * he is there: were it whoever gains most, all would go a part of the way.
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

/** What ends a stand-off: gold that comes nearer home, somebody with empty hands nearer to gold, or to a closed tile. */
function waysOut(
  view: JackalState,
  quarrel: ReadonlySet<Cell>,
): Readonly<Record<'home' | 'gold' | 'unknown', Approaching>> {
  const side = sideOf(view.options, view.turn)
  const home = turnsHome(view, side)
  const errand = overLanes(view, side, turnsOfErrand(view, home, side))
  const unknown = turnsToUnknown(view, side, quarrel)
  return {
    home: (move) => (isLaden(move) && move.carry !== 'boat' ? approach(view, home, move) : null),
    gold: (move) => (isLaden(move) ? null : approach(view, errand, move)),
    unknown: (move) => (isLaden(move) ? null : approach(view, unknown, move)),
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

function approach(view: JackalState, field: Field, move: JackalMove): Approach | null {
  if (move.kind === 'sail' && !move.boat) return approachAtSea(view, field, move)
  const piece = move.kind === 'go' && findPiece(view, move.piece)
  if (!piece || move.kind !== 'go' || typeof piece.at !== 'number') return null
  if (!hasTile(view, piece.at) && vesselAt(view, piece.at) === null) return swumHome(view, piece, piece.at, move.to)
  const before = turnsFrom(field, piece.at, piece.step)
  const isStepOn = move.to === piece.at
  const left = isStepOn ? before - 1 : Math.min(...endsOf(view, move).map((end) => turnsFrom(field, end, 0)))
  // A piece that is sent on has to move, also where that takes no turn off the way.
  return { left, gain: before - left + (isSentOn(view, piece.at) ? 1 : 0) }
}

function approachAtSea(view: JackalState, field: Field, move: Extract<JackalMove, { kind: 'sail' }>): Approach {
  const ship = teamOf(view, move.team)
  const turnsAt = (cell: Cell) => (roams(view) ? (field[cell] ?? 0) : turnsInLane(view.board, ship.side, cell, field))
  const left = turnsAt(move.to)
  return { left, gain: turnsAt(ship.ship) - left }
}

/** Where a move may end alive and at liberty, each fork followed: ice, arrows and horses lead further than the first step. */
function endsOf(view: JackalState, move: JackalMove): readonly Cell[] {
  return routesOf(view, move).flatMap(({ path, ends }) => {
    const end = path.at(-1)
    return end && ARRIVALS.has(ends) ? [end.cell] : []
  })
}

const ARRIVALS: ReadonlySet<RouteEnd> = new Set(['rest', 'unknown', 'ship', 'launch'])

/** Swimmers can do nothing else; those ashore go first. */
function swumHome(view: JackalState, { team }: Piece, at: Cell, to: Cell): Approach {
  const swims = swimsTo(view.board, teamOf(view, team).ship)
  const left = swims[to] ?? 0
  return { left: NO_WAY + left, gain: ((swims[at] ?? 0) - left) / 2 }
}
