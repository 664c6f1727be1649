import type { GameId } from '../../../electron/contract/ipc.ts'
import { useSettings } from '../settings.ts'

let noted: GameId | null = null

/** Notes a game that was chosen, begun or continued. */
export function noteGame(game: GameId): void {
  noted = game
}

/** Returns the game noted last since the start of the program; before that the one of the last match. */
export const lastGame = (): GameId => noted ?? useSettings.getState().settings.lastMatch?.game ?? 'jackal'
