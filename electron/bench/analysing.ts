/** Measures the analysis of a match as the host runs it: in worker threads, with its results on disk. */
import { openStream } from '../../engine/kernel/rng.ts'
import { createMatch } from '../../engine/match/match.ts'
import type { AnalysisPart, BotLevel, GameId, JudgedMove } from '../contract/ipc.ts'
import { momentsOf } from '../contract/moments.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { Analyses } from '../matches/analysis/analyses.ts'
import type { Recorded } from '../matches/analysis/analysis.ts'
import { JudgePool } from '../matches/analysis/judgePool.ts'
import { Bots } from '../matches/bots/bots.ts'

const SCRIPT = new URL('../matches/bots/botWorker.ts', import.meta.url)
const ID = '20260101-120000-0123456789'
/** The pause between two looks at an analysis, in milliseconds. */
const PAUSE = 50

export interface BenchedMatch {
  readonly game: GameId
  readonly options: object
  readonly seed: number
  /** The levels of the bots that play it, in turns. */
  readonly levels: readonly BotLevel[]
}

/** A match of four in Jackal with 848 moves. */
export const LONG_MATCH: BenchedMatch = { game: 'jackal', options: { players: 4 }, seed: 1, levels: ['easy'] }

/** Returns a match that bots play to its end. */
export function playedByBots({ game: id, options: input, seed, levels }: BenchedMatch): Recorded {
  const game = gameOf(id)
  const options = game?.match.parseOptions(input)
  if (!game || !options?.ok) throw new RangeError(`${id} is not played with such options`)
  const match = createMatch(game.match, { options: options.value, seed })
  const seats = match.seats()
  const botOf = new Map(seats.map((seat, place) => [seat, levels[place % levels.length]]))
  const rng = openStream(seed, 'gen')
  for (let [seat] = match.awaiting(); seat !== undefined; [seat] = match.awaiting()) {
    const bot = game.bots.at(botOf.get(seat) ?? '')
    if (!bot.ok) throw new RangeError(bot.problem.what)
    if (!match.play(seat, bot.value.choose(match.view(seat), seat, rng)).ok) throw new Error('a bot broke the rules')
  }
  return { game, match, seats }
}

/** Seconds since the start of the analysis. */
export interface Spent {
  readonly cpu: number
  readonly wall: number
}

export interface Measured {
  /** Until every move has its win chances. */
  readonly curve: Spent
  /** Until the named moments changed for the last time. */
  readonly moments: Spent
  /** Until the analysis was complete. */
  readonly whole: Spent
  readonly judged: readonly JudgedMove[]
}

/**
 * Analyses a match to its end.
 * @param folder keeps the results; what is there already is used
 * @param threads the number of worker threads
 */
export async function measureAnalysis(recorded: Recorded, folder: string, threads = 2): Promise<Measured> {
  const bots = Array.from({ length: threads }, () => new Bots({ script: SCRIPT, log: silentLog }))
  const nobodyThinks = { idle: async () => undefined }
  const analyses = new Analyses(new JudgePool(bots, nobodyThinks), silentLog, { folder, program: 'bench' })
  const spent = stopwatch()
  const times: { curve?: Spent; moments?: Spent } = {}
  let named = ''
  let part: AnalysisPart
  do {
    part = analyses.go(ID, { skip: 0 }, recorded)
    if (part.done >= part.of) times.curve ??= spent()
    const now = namesOf(part)
    if (now !== named) times.moments = spent()
    named = now
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  } while (part.done < part.of || part.depth !== undefined)
  const whole = spent()
  await Promise.all(bots.map((thread) => thread.close()))
  await analyses.idle()
  return { curve: times.curve ?? whole, moments: times.moments ?? whole, whole, judged: part.judged }
}

/** Judges every decision, as if no game had a glance. */
export function withoutGlance({ game, ...recorded }: Recorded): Recorded {
  const { glance, ...judge } = game.judge
  return { ...recorded, game: { ...game, judge } }
}

/** Returns the moments of an analysis, as a text that can be compared. */
export function namesOf({ judged, of }: Pick<AnalysisPart, 'judged' | 'of'>): string {
  const known = judged.filter(({ rough }) => !rough)
  return momentsOf(known, of)
    .map(({ kind, judged: { move } }) => `${kind} ${move}`)
    .join(', ')
}

function stopwatch(): () => Spent {
  const start = performance.now()
  const cpu = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(cpu)
    return { cpu: (user + system) / 1e6, wall: (performance.now() - start) / 1000 }
  }
}
