import type { GameShape, Seat } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { MatchInfo } from '../contract/ipc.ts'
import { undoObstacle } from './standing.ts'
import type { Subscribers } from './subscribers.ts'

/** A running match, with the facts that its pace depends on. */
export interface PacedMatch {
  readonly match: Match<GameShape>
  readonly info: MatchInfo
  /** As in `Moment`. */
  readonly seatedAfter: Readonly<Record<Seat, number>>
}

/** The pace of bots: subscribers that set it must have shown the moves before bots play on. */
export class Pace {
  private readonly subscribers: Subscribers
  private readonly now: () => PacedMatch

  constructor(subscribers: Subscribers, now: () => PacedMatch) {
    this.subscribers = subscribers
    this.now = now
  }

  /** True if a subscriber sets the pace; bots play only then. */
  get isSet(): boolean {
    return this.subscribers.pacers.length > 0
  }

  /** True if subscribers set the pace and none of them is far behind. */
  get readyForBots(): boolean {
    const { entries } = this.now().match
    return this.isSet && this.subscribers.pacers.every((one) => one.isCaughtUp(entries.length))
  }

  /**
   * True if a bot's move may begin: while a person could take the last move back, only once those who set the pace have
   * shown it. Bots think meanwhile.
   */
  get mayBotMove(): boolean {
    const { match, info, seatedAfter } = this.now()
    const last = match.entries.at(-1)
    if (!last || undoObstacle(match, last.seat, seatedAfter) !== null) return true
    if (!info.seats.some(({ seat, player }) => seat === last.seat && player.kind === 'human')) return true
    return this.subscribers.pacers.every((one) => one.hasShown(match.entries.length))
  }
}
