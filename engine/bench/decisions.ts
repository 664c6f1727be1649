import type { Player } from '../arena/arena.ts'
import type { GameShape, Seat } from '../kernel/game.ts'
import { playMove } from '../kernel/play.ts'
import { openStream } from '../kernel/rng.ts'
import type { RandomGame } from './randomPlay.ts'
import type { Rate, Row } from './row.ts'

/** A decision as it came up in a match between bots: what the seat sees. */
interface Decision<G extends GameShape> {
  readonly view: G['state']
  readonly seat: Seat
}

/** A bot to be timed. */
export interface TimedPlayer<G extends GameShape> {
  readonly name: string
  readonly choose: Player<G>
}

/** So many decisions of one match are kept, spread evenly over it. */
const KEPT = 24

/**
 * Decisions of real matches: how fast legal moves are listed, at the beginning and at the end, and how fast bots decide.
 *
 * @param players the first plays the match whose decisions are kept; all are timed.
 */
export function decisionRows<G extends GameShape>(
  { rules, options }: Pick<RandomGame<G>, 'rules' | 'options'>,
  players: readonly [TimedPlayer<G>, ...TimedPlayer<G>[]],
  rate: Rate,
): readonly Row[] {
  const all = decisionsOf(rules, options, players[0].choose)
  const list = (decisions: readonly Decision<G>[]) =>
    rate(() => {
      for (const { view, seat } of decisions) rules.legalMoves(view, seat)
      return decisions.length
    })
  const half = Math.floor(all.length / 2)
  const decide = ({ name, choose }: TimedPlayer<G>): Row => {
    const rng = openStream(1, name)
    const work = () => {
      for (const { view, seat } of all) choose(view, seat, rng)
      return all.length
    }
    return { name: `decisions of the ${name} bot`, value: rate(work), unit: '/s' }
  }
  return [
    { name: 'legal moves listed, first half of a match', value: list(all.slice(0, half)), unit: '/s' },
    { name: 'legal moves listed, second half', value: list(all.slice(half)), unit: '/s' },
    ...players.map(decide),
  ]
}

function decisionsOf<G extends GameShape>(
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
