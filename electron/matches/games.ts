import { chooseMove } from '../../engine/jackal/bots/index.ts'
import type { JackalShape } from '../../engine/jackal/types.ts'
import { JACKAL } from '../../engine/protocol/games.ts'
import { GAME_IDS, type GameId } from '../contract/ipc.ts'
import type { HostedGame } from './hostedGame.ts'

const jackal: HostedGame<JackalShape> = {
  id: 'jackal',
  match: JACKAL,
  ruleOf: JACKAL.ruleOf,
  chooseMove,
}

const GAMES: Readonly<Record<GameId, HostedGame>> = { jackal }

/** The games that this program hosts. */
export function gameOf(id: string): HostedGame | null {
  const known = GAME_IDS.find((game) => game === id)
  return known ? GAMES[known] : null
}
