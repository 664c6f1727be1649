import type { Seat } from '../../../engine/kernel/game.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import type { BotLevel, GameId, Json } from '../../contract/ipc.ts'
import type { Log } from '../../log.ts'
import { problemOf } from '../../refused.ts'
import type { LiveMatch } from '../liveMatch.ts'
import { asJson } from '../standing.ts'
import type { BotQuestion } from './botMessages.ts'

/** Whoever can think for a bot. */
export interface Thinker {
  choose(question: BotQuestion): Promise<Json>
  /** Gives up the question under way. */
  interrupt(): Promise<void>
}

/** What bots know of people from earlier matches. */
export interface Remembered {
  of(game: GameId, players: readonly string[]): readonly Json[]
}

/** Nothing. */
export const NOTHING_REMEMBERED: Remembered = { of: () => [] }

/** What became of a bot's move: `failed` asks for another. */
type Try = 'settled' | 'failed'

/** How often a bot is asked before the host moves for it. */
const TRIES = 2
/** How long a bot waits, in milliseconds, before it thinks again after its move could not be saved. */
const DISK_PAUSE = 5000

/** Plays the bots' turns of one match, as long as a subscriber sets the pace. */
export class BotTurns {
  private readonly live: LiveMatch
  private readonly thinker: Thinker
  private readonly log: Log
  private readonly remembered: Remembered
  private readonly diskPause: number
  private busy = false

  constructor(
    live: LiveMatch,
    thinker: Thinker,
    log: Log,
    remembered: Remembered = NOTHING_REMEMBERED,
    diskPause = DISK_PAUSE,
  ) {
    this.live = live
    this.thinker = thinker
    this.log = log
    this.remembered = remembered
    this.diskPause = diskPause
  }

  /** Sees whether a bot must decide and sets it thinking. To be called whenever the match or its subscribers change. */
  step(): void {
    const next = this.awaitedBot()
    this.live.think(next?.seat ?? null)
    if (this.busy || !next || !this.live.readyForBots) return
    this.busy = true
    this.turn(next.seat, next.level).then(
      () => this.rest(),
      (error: unknown) => this.giveUp(error),
    )
  }

  private rest(): void {
    this.busy = false
    this.step()
  }

  /** Not even a listed move could be played: stepping on would fail for ever. The next change of the match tries again. */
  private giveUp(error: unknown): void {
    this.busy = false
    this.log.error('bot turn failed', { id: this.live.info.id, error })
    this.live.tell(problemOf(error))
  }

  private awaitedBot(): { seat: Seat; level: BotLevel } | null {
    const awaiting = this.live.match.awaiting()
    for (const { seat, player } of this.live.info.seats) {
      if (player.kind === 'bot' && awaiting.includes(seat)) return { seat, level: player.level }
    }
    return null
  }

  private async turn(seat: Seat, level: BotLevel): Promise<void> {
    const after = this.live.match.entries.length
    for (let attempt = 1; attempt <= TRIES && this.live.hasPace; attempt++) {
      const move = await this.thinker.choose(this.question(seat, level)).catch(() => null)
      if (move !== null && (await this.tryMove(seat, move, after)) === 'settled') return
    }
    if (!this.live.hasPace) return
    this.log.warn('host moves for a bot', { id: this.live.info.id, level })
    if ((await this.tryMove(seat, this.anyMove(seat), after)) === 'failed') throw new Error('a listed move was refused')
  }

  private async tryMove(seat: Seat, move: Json, after: number): Promise<Try> {
    try {
      if (this.live.hasPace) await this.live.playBot(seat, move, after)
      return 'settled'
    } catch (error) {
      const problem = problemOf(error)
      this.log.warn('bot move not played', { id: this.live.info.id, code: problem.code, error })
      if (problem.code !== 'save-failed') return 'failed'
      this.live.tell(problem)
      await new Promise((resolve) => setTimeout(resolve, this.diskPause))
      return 'settled'
    }
  }

  private question(seat: Seat, level: BotLevel): BotQuestion {
    const { game, match } = this.live
    const people = this.live.info.seats.filter(({ player }) => player.kind === 'human').map(({ name }) => name)
    const lessons = this.remembered.of(game.id, people)
    const seed = this.luck(seat).int(0x1_0000_0000)
    return { game: game.id, level, seat, view: asJson(match.view(seat)), lessons, seed }
  }

  private anyMove(seat: Seat): Json {
    const moves = this.live.match.moves(seat)
    const picked = moves[this.luck(seat).int(moves.length)]
    if (!picked) throw new Error(`No move for ${seat}, who is asked`)
    return asJson(picked.move)
  }

  /** Luck of its own for each question, so that a bot can tell nothing of the dice. */
  private luck(seat: Seat) {
    const { match } = this.live
    return openStream(match.start.seed, `bot/${seat}/${match.entries.length}`)
  }
}
