import { randomBytes } from 'node:crypto'
import type { Replay } from '../contract/ipc.ts'
import { readReplayFile } from '../saves/sharing/replayFile.ts'
import type { GameLookup } from './hostedGame.ts'

/** Limit on open replays, because each may take many megabytes. */
const MAX_OPEN = 4

/** Replays opened from files, in memory only. */
export class OpenedReplays {
  private readonly games: GameLookup
  private readonly opened = new Map<string, Replay>()

  constructor(games: GameLookup) {
    this.games = games
  }

  /** Reads a replay file and returns the replay's id. Throws as `readReplayFile`. */
  async open(path: string): Promise<string> {
    const id = `replay-${randomBytes(5).toString('hex')}`
    this.opened.set(id, await readReplayFile(path, id, this.games))
    for (const oldest of [...this.opened.keys()].slice(0, -MAX_OPEN)) this.opened.delete(oldest)
    return id
  }

  get(id: string): Replay | null {
    return this.opened.get(id) ?? null
  }
}
