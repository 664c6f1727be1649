import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { AdvisedMove, BotLevel, GameId, Json } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import { problemOf } from '../../contract/refused.ts'
import type { Log } from '../../files/log.ts'
import type { LiveMatch } from '../liveMatch.ts'
import type { BotQuestion } from './botMessages.ts'
import { think, thoughtSeed } from './botThinking.ts'
import { rememberedPeople } from './rememberedAs.ts'
import { HURRIED_TIME, THINKING_TIME } from './thinkingTime.ts'

/** Chooses moves for bots. */
export interface Thinker {
  choose(question: BotQuestion): Promise<Json>
  /** Returns the moves of the question's seat, rated, the best first. */
  advise(question: BotQuestion): Promise<readonly AdvisedMove[]>
  /** Called when questions are expected soon. */
  prepare(): void
  /** Cancels the current question; with `question`, only that one, if it is the current one. */
  interrupt(question?: BotQuestion): Promise<void>
}

/** The bots' memory of people from earlier matches. */
export interface OpponentMemory {
  lessonsAbout(game: GameId, players: readonly string[]): readonly Json[]
}

export const NO_MEMORY: OpponentMemory = { lessonsAbout: () => [] }

/** The seats that viewers play by their votes. */
export interface SeatVotes {
  isTheirs(seat: Seat): boolean
  /** Returns the move that they choose; null if a bot moves for them. Throws if their moves cannot be ranked. */
  choose(seat: Seat, level: BotLevel, signal: AbortSignal): Promise<Json | null>
}

const NO_VOTES: SeatVotes = { isTheirs: () => false, choose: async () => null }

/** The question that a bot thinks about, and the state in which it was asked. */
interface Thinking {
  readonly question: BotQuestion
  readonly before: GameShape['state']
}

/** Result of playing a bot's move; after `failed` another move is needed. */
type MoveResult = 'settled' | 'failed'

/** Pause after a bot's move could not be saved, in milliseconds. */
const DISK_PAUSE = 5000

/**
 * Answers come after a multiple of this time in milliseconds: a bot without Swift has nothing to think about, and the
 * time must not reveal that.
 */
export const ANSWER_INTERVAL = 400

/**
 * Other moves come after a multiple of this time in milliseconds. Every bot thinks about them, whatever it hides, so
 * the time differs by little.
 */
export const MOVE_INTERVAL = 25

/** Time in milliseconds; replaced in tests only. */
export interface BotTimer {
  now(): number
  wait(milliseconds: number): Promise<unknown>
}

const REAL_TIMER: BotTimer = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** Plays the bots' turns of one match while a subscriber sets the pace. */
export class BotTurns {
  private readonly live: LiveMatch
  private readonly thinker: Thinker
  private readonly log: Log
  private readonly memory: OpponentMemory
  private readonly diskPause: number
  private readonly timer: BotTimer
  private readonly votes: SeatVotes
  private busy = false
  private thinking: Thinking | null = null
  /** Called when something has changed for a bot that waits with its move. */
  private wake = () => {}
  /** Called when something has changed that may end the poll of viewers. */
  private checkPoll = () => {}

  constructor(
    live: LiveMatch,
    thinker: Thinker,
    log: Log,
    memory: OpponentMemory = NO_MEMORY,
    diskPause = DISK_PAUSE,
    timer = REAL_TIMER,
    votes = NO_VOTES,
  ) {
    this.live = live
    this.thinker = thinker
    this.log = log
    this.memory = memory
    this.diskPause = diskPause
    this.timer = timer
    this.votes = votes
  }

  /** Starts the next bot's turn if there is one. Call whenever the match or its subscribers change. */
  step(): void {
    const next = this.awaitedBot()
    this.live.setThinking(next?.seat ?? null)
    if (this.live.hasPace && this.live.info.seats.some(({ seat }) => this.live.botAt(seat) !== null))
      this.thinker.prepare()
    if (this.thinking && !this.isCurrent(this.thinking)) void this.thinker.interrupt(this.thinking.question)
    this.wake()
    this.checkPoll()
    if (this.busy || !next || !this.live.pace.readyForBots) return
    this.busy = true
    this.turn(next.seat, next.level).then(
      () => this.finishTurn(),
      (error: unknown) => this.giveUp(error),
    )
  }

  private finishTurn(): void {
    this.busy = false
    this.step()
  }

  /**
   * Handles a listed move that could not be played: does not retry until the match changes, to avoid an endless loop.
   */
  private giveUp(error: unknown): void {
    this.busy = false
    this.log.error('bot turn failed', { id: this.live.info.id, error })
    this.live.sendProblem(problemOf(error))
  }

  /** Returns whether the match and the player of the seat are still those of the question. */
  private isCurrent({ question, before }: Thinking): boolean {
    return this.live.match.state === before && this.isAsked(question)
  }

  /** Returns whether the match goes on, and the bot of the question still plays the seat, with the same personality. */
  private isAsked({ seat, level, personality }: BotQuestion): boolean {
    const { live } = this
    if (live.info.outcome) return false // ended without a move
    return live.botAt(seat) === level && this.personalityOf(seat).personality === personality
  }

  private awaitedBot(): { seat: Seat; level: BotLevel } | null {
    const { awaiting } = this.live
    for (const { seat } of this.live.info.seats) {
      const level = awaiting.includes(seat) ? this.live.botAt(seat) : null
      if (level !== null) return { seat, level }
    }
    return null
  }

  /**
   * Plays one move of a bot. Ends early when the match has changed: a person took the last move back, or the seat over.
   */
  private async turn(seat: Seat, level: BotLevel): Promise<void> {
    const before = this.live.match.state
    const asked = this.timer.now()
    const question = this.question(seat, level)
    const goesOn = () => this.live.hasPace && this.isCurrent({ question, before })
    const consent = this.consent(before)
    const attempts = [
      ...(consent === null ? [] : [async () => consent]),
      ...(this.votes.isTheirs(seat) ? [() => this.votedMove(seat, level, goesOn)] : []),
      () => this.think(question, before),
      // Thinking for the same time would fail again, so this time the bot does not search.
      () => this.think({ ...question, thinkingTime: 0 }, before),
      () => this.policyMove(question),
      () => this.listedMove(seat),
    ]
    for (const attempt of attempts) {
      if (!goesOn()) return
      const move = await attempt()
      if (goesOn()) await this.hold(asked, before)
      if (move !== null && (await this.tryMove(seat, move, goesOn)) === 'settled') return
    }
    if (goesOn()) throw new Error('a listed move was refused')
  }

  /**
   * Returns the move by which a bot agrees to an offer of one of several people to all: they decide among themselves.
   * An offer of a single person is weighed by the bot.
   */
  private consent(state: GameShape['state']): Json | null {
    const { game, info } = this.live
    const people = info.seats.filter(({ player }) => player.kind === 'human')
    const move = people.length > 1 ? game.consent?.(state) : null
    return move ? asJson(move) : null
  }

  /** Returns the move that viewers choose; null if the bot moves, because they do not vote or no longer play the seat. */
  private async votedMove(seat: Seat, level: BotLevel, goesOn: () => boolean): Promise<Json | null> {
    const ending = new AbortController()
    this.checkPoll = () => {
      if (!goesOn() || !this.votes.isTheirs(seat)) ending.abort()
    }
    try {
      return await this.votes.choose(seat, level, ending.signal)
    } catch (error) {
      if (!ending.signal.aborted) this.log.warn('viewers not asked', { id: this.live.info.id, error })
      return null
    } finally {
      this.checkPoll = () => {}
    }
  }

  /** Delays a move, so that the time since the question does not reveal what the bot thought about. */
  private async hold(asked: number, before: GameShape['state']): Promise<void> {
    const { game, info } = this.live
    const isWatched = info.seats.some(({ player }) => player.kind === 'human')
    if (!isWatched) return
    const interval = game.isAnswer?.(before) ? ANSWER_INTERVAL : MOVE_INTERVAL
    await this.timer.wait(interval - ((this.timer.now() - asked) % interval))
  }

  /** Returns the bot's move; null if it has none. */
  private async think(question: BotQuestion, before: GameShape['state']): Promise<Json | null> {
    this.thinking = { question, before }
    try {
      return await this.thinker.choose(question)
    } catch {
      return null
    } finally {
      this.thinking = null
    }
  }

  /** Waits until the move may begin; until then a person may take the last one back. */
  private async wait(goesOn: () => boolean): Promise<void> {
    while (goesOn() && !this.live.pace.mayBotMove) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  private async tryMove(seat: Seat, move: Json, goesOn: () => boolean): Promise<MoveResult> {
    await this.wait(goesOn)
    try {
      await this.live.playBot(seat, move, goesOn)
      return 'settled'
    } catch (error) {
      const problem = problemOf(error)
      this.log.warn('bot move not played', { id: this.live.info.id, code: problem.code, error })
      if (problem.code !== 'save-failed') return 'failed'
      this.live.sendProblem(problem)
      await new Promise((resolve) => setTimeout(resolve, this.diskPause))
      return 'settled'
    }
  }

  private question(seat: Seat, level: BotLevel): BotQuestion {
    const { game, match } = this.live
    const lessons = this.memory.lessonsAbout(game.id, rememberedPeople(this.live.save.summary))
    const seed = thoughtSeed(match, seat)
    const thinkingTime = this.live.isHurried ? HURRIED_TIME : THINKING_TIME[level]
    const view = asJson(match.view(seat))
    return { game: game.id, level, ...this.personalityOf(seat), seat, view, lessons, seed, thinkingTime }
  }

  /** Returns the personality that a bot plays by; one that moves for a person has none. */
  private personalityOf(seat: Seat): Pick<BotQuestion, 'personality'> {
    const player = this.live.info.seats.find((one) => one.seat === seat)?.player
    return player?.kind === 'bot' && player.temper !== undefined ? { personality: player.temper } : {}
  }

  /**
   * Returns the first choice of the bot's policy, computed in this thread because the worker has failed twice. Null if
   * it has none.
   */
  private policyMove(question: BotQuestion): Json | null {
    this.log.warn('host moves for a bot', { id: this.live.info.id, level: question.level })
    const reply = think(() => this.live.game, { ...question, thinkingTime: 0, number: 0 })
    if ('move' in reply) return reply.move
    this.log.error('bot has no move', { id: this.live.info.id, error: reply.failure })
    return null
  }

  /** Returns a legal move, not a fatal one if there is another. */
  private listedMove(seat: Seat): Json {
    const moves = this.live.match.moves(seat)
    const picked = moves.find(({ hint }) => hint?.fatal !== true) ?? moves[0]
    if (!picked) throw new Error(`No move for ${seat}, who is asked`)
    return asJson(picked.move)
  }
}
