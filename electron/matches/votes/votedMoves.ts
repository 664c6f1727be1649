import type { Seat } from '../../../engine/kernel/game.ts'
import { type AdvisedMove, type BotLevel, type Json, playsByVotes } from '../../contract/ipc.ts'
import type { BotQuestion } from '../bots/botMessages.ts'
import type { SeatVotes } from '../bots/botTurns.ts'
import type { LiveMatch } from '../liveMatch.ts'
import { optionsOf } from './options.ts'
import { winnerOf } from './tally.ts'
import type { Voters } from './voters.ts'

/** Rates moves; `interrupt` cancels a question. */
interface Ranker {
  advise(question: BotQuestion): Promise<readonly AdvisedMove[]>
  interrupt(question: BotQuestion): Promise<void>
}

/** The rest of a plan that viewers have chosen: it goes on while nothing comes between. */
interface Rest {
  readonly seat: Seat
  readonly moves: readonly Json[]
  /** The number of moves after which the next one comes. */
  readonly after: number
}

/** The moves that the viewers choose for their seats of one match. */
export class VotedMoves implements SeatVotes {
  private readonly live: LiveMatch
  private readonly ranker: Ranker
  private readonly voters: () => Voters | null
  private rest: Rest | null = null

  /** @param voters returns the viewers who may be asked; null before the table is first open to them */
  constructor(live: LiveMatch, ranker: Ranker, voters: () => Voters | null) {
    this.live = live
    this.ranker = ranker
    this.voters = voters
  }

  isTheirs(seat: Seat): boolean {
    const player = this.live.info.seats.find((one) => one.seat === seat)?.player
    return player !== undefined && playsByVotes(player) && !this.live.isHurried
  }

  async choose(seat: Seat, level: BotLevel, signal: AbortSignal): Promise<Json | null> {
    const { game, match, info } = this.live
    const moves = match.entries.length
    const next = this.nextOfPlan(seat, moves)
    if (next !== null) return next
    const voters = this.voters()
    if (!voters?.mayVote(info.id)) return null
    const options = await optionsOf({ game, match, seat, level }, (question) => this.rank(question, signal))
    if (options.length < 2 || signal.aborted) return null
    const { seed } = match.start
    const poll = {
      match: info.id,
      seat,
      moves,
      options,
      winner: (votes: readonly number[]) => winnerOf(votes, seed, moves),
    }
    const plan = options[(await voters.ask(poll, signal)) ?? -1]?.plan
    if (!plan) return null
    this.rest = { seat, moves: plan.sequel ?? [], after: moves + 1 }
    return plan.move
  }

  private async rank(question: BotQuestion, signal: AbortSignal): Promise<readonly AdvisedMove[]> {
    const cancel = () => void this.ranker.interrupt(question)
    signal.addEventListener('abort', cancel, { once: true })
    try {
      return await this.ranker.advise(question)
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }

  /** Returns the next move of the chosen plan; null if there is none, or if another move came between. */
  private nextOfPlan(seat: Seat, moves: number): Json | null {
    const { rest } = this
    this.rest = null
    const [next, ...later] = rest?.seat === seat && rest.after === moves ? rest.moves : []
    if (next === undefined) return null
    this.rest = { seat, moves: later, after: moves + 1 }
    return next
  }
}
