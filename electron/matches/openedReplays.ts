import { randomBytes } from 'node:crypto'
import type { MatchInfo, Replay } from '../contract/ipc.ts'
import type { GameLookup } from '../games/hostedGame.ts'
import { readReplayFile } from '../saves/sharing/replayFile.ts'

/**
 * The number of replays in memory, because each may take many megabytes; older ones are read from their files again.
 */
const MAX_LOADED = 4

/** Replays opened from files. None is saved. */
export class OpenedReplays {
  private readonly games: GameLookup
  private readonly paths = new Map<string, string>()
  private readonly loaded = new Map<string, Replay>()

  constructor(games: GameLookup) {
    this.games = games
  }

  /** Reads a replay file and returns the replay's id. Throws as `readReplayFile`. */
  async open(path: string): Promise<{ readonly id: string; readonly match: MatchInfo }> {
    const id = `replay-${randomBytes(5).toString('hex')}`
    const { match } = await this.load(id, path)
    this.paths.set(id, path)
    return { id, match }
  }

  /** Returns a replay; null if none was opened under this id. Throws as `readReplayFile` if it has to be read again. */
  async get(id: string): Promise<Replay | null> {
    const path = this.paths.get(id)
    if (path === undefined) return null
    return this.loaded.get(id) ?? this.load(id, path)
  }

  private async load(id: string, path: string): Promise<Replay> {
    const replay = await readReplayFile(path, id, this.games)
    this.loaded.set(id, replay)
    for (const oldest of [...this.loaded.keys()].slice(0, -MAX_LOADED)) this.loaded.delete(oldest)
    return replay
  }
}
