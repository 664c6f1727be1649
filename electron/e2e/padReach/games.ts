import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { MatchGame } from '../../../engine/match/game.ts'
import type { Match } from '../../../engine/match/match.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE } from '../../../engine/protocol/games.ts'
import { ADMIRAL_BY_PAD, askAdmiral, wantedInAdmiral } from '../../../renderer/testkit/padReach/admiral.ts'
import { askJackal, JACKAL_BY_PAD, wantedInJackal } from '../../../renderer/testkit/padReach/jackal.ts'
import { askShot, SEA_BATTLE_BY_PAD, wantedShots } from '../../../renderer/testkit/padReach/seaBattle.ts'
import { type PadGame, type PadPlan, searchPlans } from '../../../renderer/testkit/padReach/search.ts'
import type { GameId } from '../../contract/ipc.ts'
import { type Golden, goldenOf } from '../presses/golden.ts'

/** The plan of a move, whatever the game. */
export type Plan = Pick<PadPlan<unknown>, 'presses' | 'steps' | 'sends'>

/** The plans of a decision, and the moves that they are for. */
export interface Plans {
  readonly wanted: readonly string[]
  readonly plans: ReadonlyMap<string, Plan>
}

/** A golden match that is opened at some of its decisions. */
export interface ReachedMatch {
  readonly name: string
  readonly golden: Golden<GameShape>
  /**
   * Returns the plans of the decision of a seat.
   * @param after the move that the window has just sent, and that was refused; null in a window just opened
   */
  plansFor(twin: Match<GameShape>, seat: Seat, azimuth: number, after: Plan | null): Plans
}

/** A game with the limits of its presses. */
export interface ReachedGame {
  readonly id: GameId
  readonly most: number
  readonly median: number
  /** Two neighbouring cells of a row, the western one first, by their names in the window. */
  readonly row: readonly [string, string]
  /** Set if a refused move leaves something chosen: then the match is opened again before the next one. */
  readonly isShownAnew?: true
  readonly matches: readonly ReachedMatch[]
}

/** Plans are searched beyond the limit, so that the report names how far a move is. */
const BEYOND = 3

interface Rules<G extends GameShape, State> {
  readonly game: MatchGame<G>
  readonly id: GameId
  readonly names: readonly string[]
  readonly most: number
  readonly median: number
  readonly row: ReachedGame['row']
  readonly isShownAnew?: true
  readonly byPad: PadGame<State>
  ask(twin: Match<G>, seat: Seat, before: State | undefined): void
  wanted(twin: Match<G>, seat: Seat): readonly string[]
}

function reached<G extends GameShape, State>(rules: Rules<G, State>): ReachedGame {
  const { game, names, most, byPad, ask, wanted } = rules
  const ends = new WeakMap<Plan, State>()
  const plansFor = (twin: Match<G>, seat: Seat, azimuth: number, after: Plan | null): Plans => {
    ask(twin, seat, after ? ends.get(after) : undefined)
    const texts = wanted(twin, seat)
    const plans = searchPlans(byPad, new Set(texts), azimuth, most + BEYOND)
    for (const plan of plans.values()) ends.set(plan, plan.end)
    return { wanted: texts, plans }
  }
  const matches = names.map((name) => ({ name, golden: goldenOf(game, rules.id, name), plansFor }))
  return { ...rules, matches: matches as unknown as readonly ReachedMatch[] } // each is given its own twin only
}

/** The games. In Admiral another ship of the squadron takes one press more than the chosen one. */
export const REACHED: readonly ReachedGame[] = [
  reached({
    game: JACKAL,
    id: 'jackal',
    names: ['bots-duel', 'archipelago-two'],
    most: 8,
    median: 3,
    row: ['g7', 'h7'],
    byPad: JACKAL_BY_PAD,
    ask: (twin, seat, before) => askJackal({ seat, moves: twin.moves(seat) }, twin.view(seat), before),
    wanted: (twin, seat) => wantedInJackal({ seat, moves: twin.moves(seat) }),
  }),
  reached({
    game: ADMIRAL,
    id: 'admiral',
    names: ['duel', 'four', 'treasure'],
    most: 8,
    median: 4,
    row: ['g7', 'h7'],
    isShownAnew: true,
    byPad: ADMIRAL_BY_PAD,
    ask: (twin, seat, before) => askAdmiral({ seat, moves: twin.moves(seat) }, twin.view(seat), before),
    wanted: (twin, seat) => wantedInAdmiral({ seat, moves: twin.moves(seat) }, twin.view(seat)),
  }),
  reached({
    game: SEA_BATTLE,
    id: 'sea-battle',
    names: ['classic', 'corners'],
    most: 5,
    median: 5,
    row: ['far/e5', 'far/f5'],
    byPad: SEA_BATTLE_BY_PAD,
    ask: (twin, seat, before) => askShot(twin.view(seat), seat, twin.moves(seat), before),
    wanted: (twin, seat) => wantedShots(twin.moves(seat)),
  }),
]
