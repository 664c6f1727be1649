import { canonical } from '../../../engine/kernel/fingerprint.ts'
import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { AdvisedMove, BotLevel, PlannedMove } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import { MOST_OPTIONS } from '../../contract/vote.ts'
import type { HostedGame } from '../../games/hostedGame.ts'
import type { BotQuestion } from '../bots/botMessages.ts'
import type { PollOption } from './voters.ts'

/** The time for ranking the moves, in milliseconds. */
const RANKING_TIME = 3_000

/** Rates the moves of a seat, best first. */
type Rank = (question: BotQuestion) => Promise<readonly AdvisedMove[]>

interface Decision {
  readonly game: HostedGame
  readonly match: Match<GameShape>
  readonly seat: Seat
  /** The level of the bot that ranks the moves. */
  readonly level: BotLevel
}

/**
 * Returns the moves that viewers choose from, the best first; none if the seat must decide something that it hides. The
 * moves and their order depend only on what viewers may know.
 */
export async function optionsOf({ game, match, seat, level }: Decision, rank: Rank): Promise<readonly PollOption[]> {
  const { rules } = match
  const seen = match.view('spectator')
  const legal = rules.legalMoves(seen, seat)
  const isSecret = game.isAnswer?.(seen) === true || legal.some((move) => game.isSecret?.(move) === true)
  if (isSecret || legal.length < 2) return []
  const ranked = await rank({
    game: game.id,
    level,
    view: asJson(seen),
    seat,
    lessons: [],
    seed: match.entries.length,
    thinkingTime: RANKING_TIME,
  })
  const isAllowed = ({ move }: PlannedMove) => rules.refuse(seen, seat, move as unknown as GameShape['move']) === null
  const plans = shortlist(
    ranked.filter(isAllowed),
    legal.map((move) => ({ move: asJson(move) })),
  )
  return plans.map((plan) => ({
    plan,
    printed: game.match.printMove(plan.move as unknown as GameShape['move'], seen), // a move of the same game
  }))
}

/**
 * Returns the plans that differ in their effect: the ranking names each only once, those that only change the order of
 * moves last. If it finds a single one, the other legal moves follow.
 */
function shortlist(ranked: readonly AdvisedMove[], legal: readonly PlannedMove[]): readonly PlannedMove[] {
  const real = ranked.filter(({ beside }) => beside === undefined)
  const plans = (real.length > 1 ? real : ranked).map(planOf)
  if (plans.length > 1) return plans.slice(0, MOST_OPTIONS)
  const others = legal.filter(({ move }) => plans.every((plan) => canonical(plan.move) !== canonical(move)))
  return [...plans, ...others].slice(0, MOST_OPTIONS)
}

const planOf = ({ move, sequel }: PlannedMove): PlannedMove => ({ move, ...(sequel && { sequel }) })
