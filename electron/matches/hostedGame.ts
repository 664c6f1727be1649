import type { GameShape, Seat } from '../../engine/kernel/game.ts'
import type { Rng } from '../../engine/kernel/rng.ts'
import type { MatchGame } from '../../engine/match/game.ts'
import type { BotLevel, GameId } from '../contract/ipc.ts'

/** A game as the host runs it. */
export interface HostedGame<G extends GameShape = GameShape> {
  readonly id: GameId
  readonly match: MatchGame<G>
  /** Id of the rule behind a refusal. */
  ruleOf(refusal: G['refusal']): string | undefined
  /** A bot's move: it is told nothing but the view of its own seat. */
  chooseMove(level: BotLevel, view: G['state'], seat: Seat, rng: Rng): G['move']
}

/** Finds a game by the id in a setup or a save; null for one that this program does not know. */
export type GameLookup = (id: string) => HostedGame | null
