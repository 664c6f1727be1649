import { expect, it } from 'vitest'
import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { Entry } from '../../../engine/match/entry.ts'
import { createMatch, type Match } from '../../../engine/match/match.ts'
import { MISTAKE } from '../../contract/analysis.ts'
import type { GameId, Json } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import { gameOf } from '../../games/games.ts'
import type { HostedGame } from '../../games/hostedGame.ts'
import type { BotQuestion, Judged } from '../bots/botMessages.ts'
import { adviceSeed, adviseOn, think, thoughtSeed } from '../bots/botThinking.ts'
import { judge } from '../bots/judgeThinking.ts'
import { avoidCircles } from '../coach/circles.ts'
import { readMove } from '../moveForm.ts'
import { type Decision, decisionsOf, hasLuck } from './decisions.ts'

const ENOUGH_TIME = 600_000

/** A match for two in which the first seat follows its coach and the other is a bot. */
class CoachedMatch {
  readonly own: Seat
  private readonly game: HostedGame
  private readonly match: Match<GameShape>

  constructor(id: GameId, seed: number) {
    const game = gameOf(id)
    const options = game?.match.parseOptions({ players: 2 })
    if (!game || !options?.ok) throw new Error(`no ${id}`)
    this.game = game
    this.match = createMatch(game.match, { options: options.value, seed })
    this.own = this.match.seats()[0] ?? ''
  }

  play(moves: number): void {
    while (this.match.entries.length < moves) {
      const [seat] = this.match.awaiting()
      if (seat === undefined) return
      if (seat === this.own) this.followCoach()
      else this.enter(seat, this.botMove(seat))
    }
  }

  /** Returns the analysis of the coached seat's decisions. */
  judged(): readonly Judged[] {
    const own = decisionsOf(this.game, this.match).filter(({ entries: [first] }) => first?.seat === this.own)
    return own.flatMap((decision) => this.judgedOf(decision) ?? [])
  }

  private judgedOf({ move, entries }: Decision): Judged | null {
    const [first] = entries
    if (!first) return null
    const { id: game, match } = this.game
    const view = asJson(match.rules.view(first.before, this.own))
    const played = entries.map((entry) => asJson(entry.move))
    const reply = judge(gameOf, { number: 1, game, seat: this.own, view, played, after: null, seed: move })
    if (!('judged' in reply)) throw new Error(reply.failure)
    return reply.judged
  }

  /** Follows the coach until luck intervenes. */
  private followCoach(): void {
    const seed = adviceSeed(this.match, this.own)
    const reply = adviseOn(gameOf, { number: 1, ...this.question(this.own), level: 'master', seed })
    if (!('advice' in reply)) throw new Error(reply.failure)
    const [first] = avoidCircles(reply.advice, this.game, this.match, this.own)
    if (!first) throw new Error('no advice')
    for (const move of [first.move, ...(first.sequel ?? [])]) {
      const entry = this.enter(this.own, move)
      if (!entry || hasLuck(entry) || !this.match.awaiting().includes(this.own)) return
    }
  }

  private botMove(seat: Seat): Json {
    const seed = thoughtSeed(this.match, seat)
    const reply = think(gameOf, { number: 1, ...this.question(seat), level: 'medium', seed })
    if (!('move' in reply)) throw new Error(reply.failure)
    return reply.move
  }

  private question(seat: Seat): Omit<BotQuestion, 'level' | 'seed'> {
    return { game: this.game.id, view: asJson(this.match.view(seat)), seat, lessons: [], thinkingTime: ENOUGH_TIME }
  }

  /** Plays a move; returns null if the rest of a way is blocked. */
  private enter(seat: Seat, input: Json): Entry<GameShape> | null {
    const move = readMove(this.game.match, this.match.state, input)
    const played = move && this.match.play(seat, move)
    return played?.ok ? played.entry : null
  }
}

it('finds no mistake in a match of Admiral that is played as the coach advises', { timeout: 120_000 }, () => {
  const match = new CoachedMatch('admiral', 18)
  match.play(40)
  const judged = match.judged()
  expect(judged.length).toBeGreaterThan(8)
  expect(judged.filter(({ best, played }) => best - played >= MISTAKE)).toEqual([])
})
