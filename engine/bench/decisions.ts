import type { Player } from '../arena/arena.ts'
import type { GameShape, Seat } from '../kernel/game.ts'
import { playMove } from '../kernel/play.ts'
import { openStream } from '../kernel/rng.ts'
import type { RandomGame } from './randomPlay.ts'
import type { Rate, Row } from './row.ts'

/** A decision from a match between bots: the view of the seat. */
interface Decision<G extends GameShape> {
  readonly view: G['state']
  readonly seat: Seat
}

/** The number of kept decisions of one match, spread evenly over it. */
const KEPT = 24

/**
 * Measures decisions of a match between two equal players: how fast legal moves are listed, at the beginning and at the
 * end.
 */
export function listingRows<G extends GameShape>(
  { rules, options }: Pick<RandomGame<G>, 'rules' | 'options'>,
  choose: Player<G>,
  rate: Rate,
): readonly Row[] {
  const all = decisionsOf(rules, options, choose)
  const list = (decisions: readonly Decision<G>[]) =>
    rate(() => {
      for (const { view, seat } of decisions) rules.legalMoves(view, seat)
      return decisions.length
    })
  const half = Math.floor(all.length / 2)
  return [
    { name: 'legal moves listed, first half of a match', value: list(all.slice(0, half)), unit: '/s' },
    { name: 'legal moves listed, second half', value: list(all.slice(half)), unit: '/s' },
  ]
}

/** Returns some decisions of a match in which all seats choose alike. */
export function decisionsOf<G extends GameShape>(
  rules: RandomGame<G>['rules'],
  options: G['options'],
  choose: Player<G>,
): readonly Decision<G>[] {
  const decisions: Decision<G>[] = []
  const rng = openStream(1, 'bench')
  let state = rules.setup(options, openStream(1, 'deal'))
  for (let [seat] = rules.awaiting(state); seat !== undefined; [seat] = rules.awaiting(state)) {
    const view = rules.view(state, seat)
    decisions.push({ view, seat })
    state = playMove(rules, state, seat, choose(view, seat, rng), rng).state
  }
  const apart = Math.max(1, Math.floor(decisions.length / KEPT))
  return decisions.filter((_, number) => number % apart === 0).slice(0, KEPT)
}
