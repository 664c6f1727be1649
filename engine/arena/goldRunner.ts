import type { CoreChart } from '../jackal/bots/core/thinking/chart.ts'
import { viewed } from '../jackal/bots/core/thinking/viewed.ts'
import { sensibleMoves } from '../jackal/bots/sensibleMoves.ts'
import { sideOf, sideOfSeat } from '../jackal/bots/sides.ts'
import type { Field } from '../jackal/bots/ways/crowFlights.ts'
import { type Route, routesOf } from '../jackal/foresight.ts'
import type { JackalMove, JackalShape, JackalState } from '../jackal/types.ts'
import { findPiece } from '../jackal/world.ts'
import type { Player } from './arena.ts'

/** The worth of each kind of deed: each comes before the next, however good that one is. */
const GOLD_HOME = 4000
const HIT = 3000
const LADEN = 2000
const EMPTY = 1000

/**
 * A greedy gold runner, a yardstick between random play and the easy bot: it brings gold aboard if it can, else, with
 * empty hands, hits an enemy, else carries gold a step nearer home, else goes to the nearest gold, or to a closed tile
 * if none is nearer. It examines the effect of one move, considers no answer, and takes any move if none of these is
 * possible.
 */
export const goldRunner: Player<JackalShape> = (view, seat, rng) => {
  if (view.decision?.kind === 'oath') return { kind: 'swear', loud: true }
  if (view.decision?.kind === 'endOffer') return { kind: 'decline' }
  const isOwn = sideOf(view.options, view.turn) === sideOfSeat(view, seat)
  const { chart } = viewed(view)
  let [best, most]: [JackalMove | null, number] = [null, Number.NEGATIVE_INFINITY]
  for (const move of sensibleMoves(view, seat)) {
    const worth = (isOwn ? worthOf(view, chart, move) : 0) + rng.unit()
    if (worth > most) [best, most] = [move, worth]
  }
  if (!best) throw new RangeError(`${seat} has nothing to decide`)
  return best
}

/** Returns the worth of a move on its best way; 0 for a move that brings no piece nearer to any goal. */
function worthOf(view: JackalState, chart: CoreChart, move: JackalMove): number {
  if (move.kind !== 'go') return 0
  const piece = findPiece(view, move.piece)
  const side = sideOf(view.options, view.turn)
  const isLaden = (move.carry ?? piece?.load ?? 'boat') !== 'boat'
  const field = (isLaden ? chart.home : chart.errand)[side]
  if (!piece || typeof piece.at !== 'number' || !field) return 0
  const before = field[piece.at] ?? Number.POSITIVE_INFINITY
  return Math.max(0, ...routesOf(view, move).map((route) => worthOfRoute(route, isLaden, field, before)))
}

function worthOfRoute({ path, ends, strikes, gold }: Route, isLaden: boolean, field: Field, before: number): number {
  if (ends === 'death' || ends === 'gone' || ends === 'lost') return 0
  if (gold > 0) return GOLD_HOME + gold
  if (strikes.length > 0 && !isLaden) return HIT + strikes.length
  const after = field[path.at(-1)?.cell ?? -1] ?? Number.POSITIVE_INFINITY
  if (after >= before) return 0
  return (isLaden ? LADEN : EMPTY) - Math.min(after, EMPTY / 2)
}
