import type { Seat } from '../../engine/kernel/game.ts'
import type { Json, MatchSetup } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import type { GameLookup, HostedGame } from '../games/hostedGame.ts'
import { Analyses, type Keeping } from '../matches/analysis/analyses.ts'
import type { MoveJudge } from '../matches/analysis/judgePool.ts'
import type { JudgingQuestion } from '../matches/bots/botMessages.ts'
import { judge } from '../matches/bots/judgeThinking.ts'
import { openCupsHost } from './cupsHost.ts'
import { onlyCups } from './cupsMatches.ts'

export const HUMAN = { name: 'Ann', player: { kind: 'human' } } as const
export const OTHER = { name: 'Bob', player: { kind: 'human' } } as const
export const BOT = { kind: 'bot', level: 'easy' } as const
export const SEALED = { game: 'jackal', options: { turns: 3 }, seats: { north: HUMAN, south: OTHER } } as const
export const SETUP = { ...SEALED, seed: 4 } as const
export const MOVES: readonly (readonly [Seat, Json])[] = [
  ['north', { kind: 'peek', cup: 2 }],
  ['south', { kind: 'wink' }],
  ['south', { kind: 'wink' }],
  ['south', { kind: 'roll' }],
  ['north', { kind: 'roll' }],
]

/** Judges in this thread, one question after the other, each when the test allows it. */
export class PatientJudge implements MoveJudge {
  readonly lanes = 1
  readonly asked: JudgingQuestion[] = []
  private readonly waiting: (() => void)[] = []
  isPatient = false
  rests = 0
  games: GameLookup = onlyCups
  isFailing = false

  async judge(question: JudgingQuestion) {
    this.asked.push(question)
    if (this.isFailing) throw new Error('no idea')
    if (this.isPatient) await new Promise<void>((resolve) => this.waiting.push(resolve))
    const reply = judge(this.games, { ...question, number: 1 })
    if (!('judged' in reply)) throw new Error('no judgement')
    return reply.judged
  }

  async rest() {
    this.rests++
  }

  release(): void {
    for (const go of this.waiting.splice(0)) go()
  }
}

export const soon = async () => {
  for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Opens a host for matches of Cups that analyses them. */
export async function analysingHost(games: GameLookup = onlyCups, keeping: Keeping | null = null) {
  const moveJudge = new PatientJudge()
  moveJudge.games = games
  const clock = { now: 0 }
  const analyses = new Analyses(moveJudge, silentLog, keeping, null, () => clock.now)
  const host = await openCupsHost(games, undefined, analyses)
  const play = async (moves = MOVES, setup: MatchSetup = SETUP) => {
    const { id } = await host.value('match:create', setup)
    await host.value('match:open', { id })
    for (const [seat, move] of moves) await host.value('match:play', { id, seat, move })
    return id
  }
  const whole = async (id: string) => {
    await host.value('match:analysis', { id, skip: 0 })
    await soon()
    return host.value('match:analysis', { id, skip: 0 })
  }
  return { ...host, analyses, clock, moveJudge, play, whole }
}

/** Cups with a glance that sees what the judge sees, but not for sure. */
export const glancing: GameLookup = (id) => {
  const game = onlyCups(id)
  return game && { ...game, judge: withGlance(game.judge) }
}

function withGlance(judge: HostedGame['judge']): HostedGame['judge'] {
  const glance = {
    positions: 1,
    slack: 0.01,
    look: (...[view, seat, played, rng]: Parameters<NonNullable<HostedGame['judge']['glance']>['look']>) => {
      const found = judge.judge(view, seat, played, rng, 1)
      return found && { played: found.played, other: found.better ? found.best : found.played }
    },
  }
  return { ...judge, glance }
}
