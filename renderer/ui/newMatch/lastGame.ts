import type { GameId } from '../../../electron/contract/ipc.ts'
import { useSettings } from '../settings.ts'

let noted: GameId | null = null

/** Notes a game that was chosen, begun or continued. */
export function noteGame(game: GameId): void {
  noted = game
}

/** The game that was noted last since the program was started; before that the one of the last match that was begun. */
export const lastGame = (): GameId => noted ?? useSettings.getState().settings.lastMatch?.game ?? 'jackal'
