/** Plays match after match as the host does, with its bots, saves and a window, and watches the memory. */
import { createMatch } from '../../engine/match/match.ts'
import type { GameId, MatchSetup } from '../contract/ipc.ts'
import type { Log } from '../log.ts'
import { FULL_ACCESS } from '../matches/access.ts'
import { gameOf } from '../matches/games.ts'
import { dealMatch } from '../matches/newMatch.ts'
import type { RunningMatches } from '../matches/runningMatches.ts'
import type { Store } from '../saves/store.ts'

/** The memory in use after a match, in bytes. */
export interface MemoryReading {
  readonly heap: number
  /** Everything the process takes of the machine. */
  readonly resident: number
}

export interface ManyMatches {
  readonly store: Store
  readonly running: RunningMatches
  readonly log: Log
  /** Played by turns. */
  readonly games: readonly GameId[]
  readonly matches: number
  /** Reads the memory after all that is not used any more was given back. */
  read(): MemoryReading
  /** Told after each match. */
  told(played: number, moves: number): void
}

/** One reading after each match. */
export async function playMany(setting: ManyMatches): Promise<readonly MemoryReading[]> {
  const readings: MemoryReading[] = []
  for (let i = 0; i < setting.matches; i++) {
    const game = setting.games[i % setting.games.length]
    if (game === undefined) throw new RangeError('no game is to be played')
    const moves = await playOne(setting, setupOf(game, i))
    readings.push(setting.read())
    setting.told(i + 1, moves)
  }
  return readings
}

/** Plays a match of bots to its end; the number of its moves. */
async function playOne({ store, running }: ManyMatches, setup: MatchSetup): Promise<number> {
  const { id } = await store.create(dealMatch(setup, gameOf))
  const { promise: end, resolve: over, reject: stopped } = Promise.withResolvers<void>()
  // A window that shows everything at once: it is sent all, and never waited for.
  const session = await running.subscribe(id, FULL_ACCESS, (message) => {
    if (message.kind === 'trouble') stopped(new Error(`the match stopped: ${message.problem.code}`))
    else if (message.standing.outcome !== null) over()
  })
  await end
  const moves = session.live.match.entries.length
  await running.unsubscribe(session)
  return moves
}

function setupOf(id: GameId, seed: number): MatchSetup {
  const game = gameOf(id)
  const options = game?.match.parseOptions({})
  if (!game || !options?.ok) throw new RangeError(`${id} cannot be dealt without being asked anything`)
  const seats = createMatch(game.match, { options: options.value, seed }).seats()
  const bot = { name: 'Bot', player: { kind: 'bot', level: 'easy' } } as const
  return { game: id, options: {}, seed, seats: Object.fromEntries(seats.map((seat) => [seat, bot])) }
}

/** How much memory the later matches took beyond the earlier ones, which only filled what is kept on purpose. */
export interface Growth {
  /** Bytes a match, over those after the first fifth; a straight line laid through the readings. */
  readonly heapPerMatch: number
  readonly residentPerMatch: number
}

export function growthOf(readings: readonly MemoryReading[]): Growth {
  const settled = readings.slice(Math.ceil(readings.length / 5))
  return {
    heapPerMatch: slopeOf(settled.map(({ heap }) => heap)),
    residentPerMatch: slopeOf(settled.map(({ resident }) => resident)),
  }
}

/** The slope of the line that lies nearest to evenly spaced values. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  const shared = values.reduce((sum, one, i) => sum + (i - middle) * (one - mean), 0)
  const own = values.reduce((sum, _one, i) => sum + (i - middle) ** 2, 0)
  return shared / own
}
