import type { Seat } from '../../../engine/kernel/game.ts'
import { type AdvisedMove, BOT_LEVELS_OF, coachObstacle, type MatchAdvice } from '../../contract/ipc.ts'
import { Refused } from '../../refused.ts'
import { type MatchAccess, ownSeats } from '../access.ts'
import type { BotQuestion } from '../bots/botMessages.ts'
import { THINKING_TIME } from '../bots/thinkingTime.ts'
import type { LiveMatch } from '../liveMatch.ts'
import { asJson } from '../standing.ts'

/** Thinks about moves for people, in a thread of its own: no bot of a match waits for it. */
export interface Adviser {
  advise(question: BotQuestion): Promise<readonly AdvisedMove[]>
  /** Cancels this question if it is the current one. */
  interrupt(question: BotQuestion): Promise<void>
}

/** Where there is nobody to ask. */
export const NOBODY: Adviser = {
  advise: () => Promise.reject(new Refused('not-allowed', 'nobody to ask')),
  interrupt: async () => undefined,
}

/** More moves than these say nothing. */
const MOST = 3

/** Tells people who play against bots alone what it would do, from their own seat's view and nothing else. */
export class Coach {
  private readonly adviser: Adviser
  private readonly asked = new Map<LiveMatch, BotQuestion>()

  constructor(adviser: Adviser) {
    this.adviser = adviser
  }

  /**
   * What it would do for a seat that is asked. Throws `not-your-seat`, `not-allowed` where nobody is coached, and
   * `not-your-turn` if the seat has nothing to decide, or the match goes on meanwhile.
   */
  async advise(live: LiveMatch, access: MatchAccess, seat: Seat): Promise<MatchAdvice> {
    requireCoaching(live, access, seat)
    const { state, entries } = live.match
    const question = questionOf(live, seat)
    this.drop(live)
    this.asked.set(live, question)
    try {
      const advice = await this.adviser.advise(question)
      requireCoaching(live, access, seat)
      if (live.match.state !== state) throw new Refused('not-your-turn', 'the match has gone on')
      return { moves: entries.length, advice: advice.slice(0, MOST) }
    } catch (error) {
      throw this.asked.get(live) === question ? error : new Refused('not-your-turn', 'not asked any more')
    } finally {
      if (this.asked.get(live) === question) this.asked.delete(live)
    }
  }

  /** Gives up what is thought about for a match: it goes on, or nobody waits for it any more. */
  drop(live: LiveMatch): void {
    const question = this.asked.get(live)
    this.asked.delete(live)
    if (question) void this.adviser.interrupt(question)
  }
}

function requireCoaching(live: LiveMatch, access: MatchAccess, seat: Seat): void {
  if (!ownSeats(live.info, access).includes(seat)) throw new Refused('not-your-seat', `may not ask for ${seat}`)
  const obstacle = coachObstacle(live.info, seat)
  if (obstacle !== null) throw new Refused('not-allowed', `no advice: ${obstacle}`)
  if (hasHadPeople(live, seat)) throw new Refused('not-allowed', 'no advice: people have played the other seats')
  if (!live.awaiting.includes(seat)) throw new Refused('not-your-turn', `${seat} has nothing to decide`)
}

/** Whether anybody but a bot has played another seat: it could be handed to a bot to ask, and back again. */
function hasHadPeople({ save: { summary } }: LiveMatch, seat: Seat): boolean {
  const others = summary.header.seats.filter((one) => one.seat !== seat)
  return others.some(({ seat: other, player }) => player.kind === 'human' || other in summary.seatedAfter)
}

/** The best that the game has, for as long as it may take. The number of moves is luck enough: it tells nothing of the match's. */
function questionOf({ game, match }: LiveMatch, seat: Seat): BotQuestion {
  const level = BOT_LEVELS_OF[game.id].at(-1) ?? 'easy'
  return {
    game: game.id,
    level,
    view: asJson(match.view(seat)),
    seat,
    lessons: [],
    seed: match.entries.length,
    thinkingTime: THINKING_TIME[level],
  }
}
