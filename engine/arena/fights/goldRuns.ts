import { BOTS } from '../../jackal/bots/index.ts'
import type { BotLevel } from '../../jackal/data/botLevels.ts'
import { jackal } from '../../jackal/rules.ts'
import type { JackalShape } from '../../jackal/types.ts'
import { openStream } from '../../kernel/rng.ts'
import { type Player, playToEnd } from '../arena.ts'
import { USUAL } from '../jackal.ts'
import { type Homecomings, JackalDoor } from './jackalDoor.ts'

/** The plan: a level of Jackal's bots against itself. The budget counts positions a move. */
export interface GoldRunPlan {
  readonly level: BotLevel
  readonly budget?: number
}

/** Plays one usual match of a level against itself, two players with two crews each; the same seed gives the same match. */
export function runForGold({ level, budget }: GoldRunPlan, seed: number): Homecomings {
  const player: Player<JackalShape> = (view, seat, rng) => BOTS[level].choose(view, seat, rng, { budget })
  const start = jackal.setup(USUAL, openStream(seed, 'deal'))
  const door = new JackalDoor(start)
  playToEnd(
    jackal,
    start,
    seed,
    () => player,
    (played) => door.watch(played),
  )
  return door.counted
}

/** Returns the sums over matches. */
export function sumHomecomings(runs: readonly Homecomings[]): Homecomings {
  const sum = (count: (run: Homecomings) => number) => runs.reduce((total, run) => total + count(run), 0)
  return {
    turns: sum((run) => run.turns),
    broughtHome: sum((run) => run.broughtHome),
    leftAtDoor: sum((run) => run.leftAtDoor),
  }
}
