import type { GameId } from '../../../electron/contract/ipc.ts'
import type { GameShape } from '../../../engine/kernel/game.ts'
import type { MatchGame } from '../../../engine/match/game.ts'

const GAMES: Readonly<Record<GameId, () => Promise<MatchGame<GameShape>>>> = {
  jackal: async () => (await import('../../../engine/protocol/recorded/jackal.ts')).JACKAL_MATCH,
  admiral: async () => (await import('../../../engine/protocol/recorded/admiral.ts')).ADMIRAL_MATCH,
  'sea-battle': async () => (await import('../../../engine/protocol/recorded/seaBattle.ts')).SEA_BATTLE_MATCH,
}

/** Returns the game that deals and replays a match. */
export const matchGameOf = (id: GameId): Promise<MatchGame<GameShape>> => GAMES[id]()
