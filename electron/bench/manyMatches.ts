/** Plays many matches as the host does, with bots, saves and a window, and measures the memory. */
import { createMatch } from '../../engine/match/match.ts'
import type { GameId, MatchSetup } from '../contract/ipc.ts'
import type { Log } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { FULL_ACCESS } from '../matches/access.ts'
import { dealMatch } from '../matches/newMatch.ts'
import type { RunningMatches } from '../matches/runningMatches.ts'
import type { Store } from '../saves/store.ts'

/** The memory used after a match, in bytes. */
export interface MemoryReading {
  readonly heap: number
  /** Resident memory of the process. */
  readonly resident: number
}

export interface ManyMatches {
  readonly store: Store
  readonly running: RunningMatches
  readonly log: Log
  /** The games, which are played in rotation. */
  readonly games: readonly GameId[]
  readonly matches: number
  /** Collects garbage and reads the memory. */
  read(): MemoryReading
  /** Called after each match with the number of matches and of its moves. */
  told(played: number, moves: number): void
}

/** Plays the matches and returns one reading per match. */
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

/** Plays a bots' match to its end and returns the number of moves. */
async function playOne({ store, running }: ManyMatches, setup: MatchSetup): Promise<number> {
  const { id } = await store.create(dealMatch(setup, gameOf))
  const { promise: end, resolve: over, reject: stopped } = Promise.withResolvers<void>()
  // A window that shows moves at once, so that bots never wait for it.
  const session = await running.subscribe(id, FULL_ACCESS, (message) => {
    if (message.kind === 'trouble') stopped(new Error(`the match stopped: ${message.problem.code}`))
    else if (message.kind !== 'clocks' && message.standing.outcome !== null) over()
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

/** Memory growth per match after the first matches, which fill caches. */
export interface Growth {
  /** Bytes per match: the slope of a line fitted to the readings after the first fifth. */
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

/** Returns the least-squares slope of evenly spaced values. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  const shared = values.reduce((sum, one, i) => sum + (i - middle) * (one - mean), 0)
  const own = values.reduce((sum, _one, i) => sum + (i - middle) ** 2, 0)
  return shared / own
}
