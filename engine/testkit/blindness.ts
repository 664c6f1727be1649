import type { Bots } from '../kernel/bots.ts'
import { canonical } from '../kernel/fingerprint.ts'
import type { GameShape } from '../kernel/game.ts'
import type { Judge } from '../kernel/judging.ts'
import { playMove } from '../kernel/play.ts'
import { openStream } from '../kernel/rng.ts'
import { LawBroken, type LawKit } from './laws.ts'

/** Some decisions of one random match, given to bots twice. */
export interface BlindMatch<G extends GameShape> {
  readonly options: G['options']
  readonly seed: number
  /** The number of moves between two questions to all levels. */
  readonly every: number
  /** The positions that a bot may look at for one move. */
  readonly budget: number
  readonly moves: number
  /** Analyses the moves; missing if the game has no judge. */
  readonly judge?: Judge<G>
}

/**
 * Holds the law Blindness: a bot's choice does not depend on what its seat may not know. Plays a match at random; at
 * some decisions the parts hidden from the seat are dealt again, and every level must choose and advise the same, and
 * the judge find the same. Throws `LawBroken`.
 *
 * @returns how often a hidden part had really changed
 */
export function holdBlindness<G extends GameShape>(kit: LawKit<G>, bots: Bots<G>, match: BlindMatch<G>): number {
  const { rules } = kit.game
  const rng = openStream(match.seed, 'blindness')
  let state = rules.setup(match.options, openStream(match.seed, 'deal'))
  let redealt = 0
  for (let moves = 0; moves < match.moves; moves++) {
    const [seat] = rules.awaiting(state)
    if (seat === undefined) break
    if (moves % match.every === 0) {
      const other = kit.redeal(state, { state, events: [] }, seat, rng)
      for (const level of bots.levels) holdChoice(rules, bots, level, [state, other], seat, match)
      if (canonical(other) !== canonical(state)) redealt++
      holdJudgement(rules, [state, other], seat, match)
    }
    const legal = rules.legalMoves(rules.view(state, seat), seat)
    const move = legal[rng.int(Math.max(1, legal.length))]
    if (!move) break
    state = playMove(rules, state, seat, move, rng).state
  }
  return redealt
}

function holdJudgement<G extends GameShape>(
  rules: LawKit<G>['game']['rules'],
  states: readonly G['state'][],
  seat: string,
  { seed, budget, options, judge }: BlindMatch<G>,
): void {
  const [state] = states
  const [move] = state === undefined ? [] : rules.legalMoves(rules.view(state, seat), seat)
  if (!judge || !move) return
  const found = states.map((one) => {
    const view = rules.view(one, seat)
    const after = judge.assess(view, seat, openStream(seed, 'after'), budget)
    return canonical([judge.judge(view, seat, [move], openStream(seed, 'judge'), budget), after])
  })
  if (new Set(found).size === 1) return
  throw new LawBroken(`seed ${seed}, options ${canonical(options)}: the judge finds ${found.join(' or ')} for ${seat}`)
}

function holdChoice<G extends GameShape>(
  rules: LawKit<G>['game']['rules'],
  bots: Bots<G>,
  level: string,
  states: readonly G['state'][],
  seat: string,
  { seed, budget, options }: BlindMatch<G>,
): void {
  const bot = bots.at(level)
  if (!bot.ok) throw new LawBroken(bot.problem.what)
  for (const deed of ['choose', 'advise'] as const) {
    const answers = states.map((state) =>
      canonical(bot.value[deed](rules.view(state, seat), seat, openStream(seed, level), { budget })),
    )
    if (new Set(answers).size === 1) continue
    throw new LawBroken(
      `seed ${seed}, options ${canonical(options)}: ${level} ${deed}s ${answers.join(' or ')} for ${seat}`,
    )
  }
}
