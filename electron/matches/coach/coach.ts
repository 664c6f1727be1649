import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '../../../engine/kernel/game.ts'
import { coachObstacle } from '../../contract/advice.ts'
import { type AdvisedMove, BOT_LEVELS_OF, type MatchAdvice } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import { Refused } from '../../contract/refused.ts'
import { isGranted, type MatchAccess, ownSeats } from '../access.ts'
import type { BotQuestion } from '../bots/botMessages.ts'
import { adviceSeed } from '../bots/botThinking.ts'
import { THINKING_TIME } from '../bots/thinkingTime.ts'
import type { LiveMatch } from '../liveMatch.ts'
import { avoidCircles } from './circles.ts'

/** Thinks about moves for people, in a thread of its own: bots of a match never wait for it. */
export interface Adviser {
  advise(question: BotQuestion): Promise<readonly AdvisedMove[]>
  /** Cancels this question if it is the current one. */
  interrupt(question: BotQuestion): Promise<void>
}

/** An adviser that gives no advice. */
export const NOBODY: Adviser = {
  advise: () => Promise.reject(new Refused('not-allowed', 'nobody to ask')),
  interrupt: async () => undefined,
}

/** The most moves in the advice; more are not helpful. */
const MOST = 3

/** Advises people who play against bots alone, only from their own seat's view. */
export class Coach {
  private readonly adviser: Adviser
  private readonly asked = new Map<LiveMatch, Asked>()

  constructor(adviser: Adviser) {
    this.adviser = adviser
  }

  /**
   * Returns the advice for a seat that is asked. Throws `not-your-seat`, `not-allowed` if the match allows no coach,
   * and `not-your-turn` if the seat has nothing to decide, or the match goes on meanwhile.
   */
  async advise(live: LiveMatch, access: MatchAccess, seat: Seat): Promise<MatchAdvice> {
    requireCoaching(live, access, seat)
    const { state, entries } = live.match
    const question = questionOf(live, seat)
    this.drop(live)
    this.asked.set(live, { question, by: access })
    try {
      const advice = await this.adviser.advise(question)
      if (this.asked.get(live)?.question !== question) throw new Refused('not-your-turn', 'not asked any more')
      requireCoaching(live, access, seat)
      if (live.match.state !== state) throw new Refused('not-your-turn', 'the match has gone on')
      return { moves: entries.length, advice: avoidCircles(advice, live.game, live.match, seat).slice(0, MOST) }
    } catch (error) {
      throw this.asked.get(live)?.question === question ? error : new Refused('not-your-turn', 'not asked any more')
    } finally {
      if (this.asked.get(live)?.question === question) this.asked.delete(live)
    }
  }

  /**
   * Cancels the thinking about a match that goes on, or whose client no longer waits.
   * @param by only questions asked with this access: other clients that leave asked nothing
   */
  drop(live: LiveMatch, by?: MatchAccess): void {
    const asked = this.asked.get(live)
    if (!asked || (by && asked.by !== by)) return
    this.asked.delete(live)
    void this.adviser.interrupt(asked.question)
  }
}

interface Asked {
  readonly question: BotQuestion
  readonly by: MatchAccess
}

function requireCoaching(live: LiveMatch, access: MatchAccess, seat: Seat): void {
  if (!ownSeats(live.info, access).includes(seat)) throw new Refused('not-your-seat', `may not ask for ${seat}`)
  const obstacle = coachObstacle(live.info, seat)
  if (obstacle !== null) throw new Refused('not-allowed', `no advice: ${obstacle}`)
  if (wouldShowSecret(live, access, seat))
    throw new Refused('not-allowed', 'the screen must not show what this seat knows')
  if (!live.awaiting.includes(seat)) throw new Refused('not-your-turn', `${seat} has nothing to decide`)
}

/** Returns whether advice from a seat's view would reveal a secret on a screen that may not look as that seat. */
function wouldShowSecret({ match }: LiveMatch, { viewers }: MatchAccess, seat: Seat): boolean {
  return !isGranted(viewers, seat) && !isDeepStrictEqual(match.view(seat), match.view('spectator'))
}

/** Returns the question to the best bot of the game, with its full thinking time. */
function questionOf({ game, match }: LiveMatch, seat: Seat): BotQuestion {
  const levels = BOT_LEVELS_OF[game.id]
  const level = levels.at(-1) ?? levels[0]
  return {
    game: game.id,
    level,
    view: asJson(match.view(seat)),
    seat,
    lessons: [],
    seed: adviceSeed(match, seat),
    thinkingTime: THINKING_TIME[level],
  }
}
