import type { GameShape, Seat } from '../../kernel/game.ts'
import type { TableGame } from '../../protocol/games.ts'
import { everyOther, type Player, playToEnd, type Score, scoreOf, startOf } from '../arena.ts'

/** The bot of both players of a pair, their game, and the personality of one of them. */
export interface PairPlan<G extends GameShape> {
  readonly options: G['options']
  readonly level: string
  readonly budget?: number
  readonly personality: string
}

/** The counts of one side's play, by name. */
export type Tally = Record<string, number>

/** A game whose personalities are counted: `count` records what an event shows about the side that moved. */
export interface PersonalityGame<G extends GameShape> extends Pick<TableGame<G>, 'rules' | 'bots'> {
  count(tally: Tally, event: G['event'], before: G['state']): void
}

/** The result of two matches of a deal: the scores of the side with a personality, and the counts of both. */
export interface PersonalityPair {
  readonly scores: readonly [Score, Score]
  readonly withPersonality: Tally
  readonly plain: Tally
}

/** Plays one deal twice, a bot with a personality against a plain one of the same level and budget, seats swapped. */
export function playPersonalityPair<G extends GameShape>(
  game: PersonalityGame<G>,
  plan: PairPlan<G>,
  seed: number,
): PersonalityPair {
  const [withPersonality, plain]: [Tally, Tally] = [{}, {}]
  const score = (first: 0 | 1) => playOne(game, plan, seed, first, { withPersonality, plain })
  return { scores: [score(0), score(1)], withPersonality, plain }
}

function playOne<G extends GameShape>(
  game: PersonalityGame<G>,
  plan: PairPlan<G>,
  seed: number,
  first: 0 | 1,
  tallies: Pick<PersonalityPair, 'withPersonality' | 'plain'>,
): Score {
  const { rules } = game
  const start = startOf({ rules, options: plan.options }, seed)
  const seats = everyOther(rules.seats(start), first)
  const [own, other] = [playerOf(game, plan, plan.personality), playerOf(game, plan, undefined)]
  const isOwn = (seat: Seat) => seats.includes(seat)
  let before = start
  const outcome = playToEnd(
    rules,
    start,
    seed,
    (seat) => (isOwn(seat) ? own : other),
    ({ events, state }) => {
      const [mover] = rules.awaiting(before)
      const tally = mover !== undefined && isOwn(mover) ? tallies.withPersonality : tallies.plain
      for (const event of events) game.count(tally, event, before)
      before = state
    },
  )
  return scoreOf(outcome, seats)
}

function playerOf<G extends GameShape>(
  { bots }: PersonalityGame<G>,
  { level, budget }: PairPlan<G>,
  personality: string | undefined,
): Player<G> {
  const bot = bots.at(level)
  if (!bot.ok) throw new RangeError(bot.problem.what)
  return (view, seat, rng) => bot.value.choose(view, seat, rng, { budget, personality })
}

/** Adds to a count. */
export function note(tally: Tally, name: string, amount = 1): void {
  tally[name] = (tally[name] ?? 0) + amount
}
