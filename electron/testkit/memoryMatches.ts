import type { GameShape } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { FeedMessage, GameId, MatchClock, MatchInfo, Player } from '../contract/ipc.ts'
import { gameOf } from '../games/games.ts'
import type { MatchAccess } from '../matches/access.ts'
import { LiveMatch } from '../matches/liveMatch.ts'
import type { RunningMatches } from '../matches/runningMatches.ts'
import type { OpenSave } from '../saves/openSave.ts'
import type { TimeSource } from '../time/timeSource.ts'

const ELSEWHERE: Player = { kind: 'human', elsewhere: true }

/** The clock of a match, driven by the test. */
export interface MemoryClock {
  readonly option: MatchClock
  readonly hand: TimeSource
}

/** Returns a running match that is saved nowhere; all people play elsewhere. Its times are always the same. */
export function memoryMatch(id: GameId, match: Match<GameShape>, clock?: MemoryClock): LiveMatch {
  const game = gameOf(id)
  if (!game) throw new Error(`no game ${id}`)
  const save = new MemorySave(id, match, clock?.option)
  const opened = { game, match, save: save as unknown as OpenSave } // all that a live match uses
  return new LiveMatch(
    opened,
    () => {},
    () => {},
    clock?.hand,
  )
}

/** Returns the running matches with the parts that feeds need: only this one. */
export function onlyMatch(live: LiveMatch): RunningMatches {
  const matches = {
    subscribe: async (_id: string, access: MatchAccess, send: (message: FeedMessage, from: LiveMatch) => void) => ({
      live,
      subscription: live.subscribe(access, (message) => send(message, live)),
    }),
    unsubscribe: async ({ subscription }: Parameters<RunningMatches['unsubscribe']>[0]) =>
      live.unsubscribe(subscription),
  }
  return matches as unknown as RunningMatches
}

class MemorySave {
  private readonly match: Match<GameShape>
  private seats: MatchInfo['seats']
  private seatedAfter: Record<string, number> = {}
  private readonly game: GameId
  private readonly clock: MatchClock | undefined

  constructor(game: GameId, match: Match<GameShape>, clock?: MatchClock) {
    this.game = game
    this.match = match
    this.clock = clock
    this.seats = match.seats().map((seat) => ({ seat, name: seat, player: ELSEWHERE }))
  }

  get info(): MatchInfo {
    const { game, seats, match } = this
    const times = { createdAt: 0, updatedAt: 0 }
    const played = { moves: match.entries.length, outcome: match.outcome() }
    const { clock } = this
    return { id: 'in-memory', game, title: 'Match', ...times, ...played, seats, ...(clock && { clock }) }
  }

  get summary() {
    return {
      header: { seats: this.seats },
      seats: this.seats,
      seatedAfter: this.seatedAfter,
      lostOnTime: [],
      outcome: this.match.outcome(),
    }
  }

  async addMove(): Promise<void> {}

  async addUndo(): Promise<void> {}

  async addTimes(): Promise<void> {}

  async addPlayer(seat: string, player: Player): Promise<void> {
    this.seats = this.seats.map((one) => (one.seat === seat ? { ...one, player } : one))
    this.seatedAfter[seat] = this.match.entries.length
  }
}
