import { ADMIRAL_TABLES } from '../arena/admiral.ts'
import { USUAL } from '../arena/jackal.ts'
import type { GameShape } from '../kernel/game.ts'
import { openStream } from '../kernel/rng.ts'
import { avalanche } from '../kernel/textHash.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE, type TableGame } from '../protocol/games.ts'
import { decisionsOf } from './decisions.ts'
import { type Bench, oneByOne, type Race, type Row } from './row.ts'

/** The rounds of the loop that moves are measured by: some milliseconds on a desktop of 2026. */
const ROUNDS = 2_000_000

/** Hashes one number after the other; the same work on every machine. */
export function countLoop(rounds = ROUNDS): number {
  let hash = 1
  for (let i = 0; i < rounds; i++) hash = avalanche(hash + i)
  return hash
}

/**
 * Measures how long bots of every level think about a move with their usual budgets, in milliseconds and in loops timed
 * beside them.
 */
export const botsBench: Bench = {
  title: 'Bots, a move in the mean; a loop is two million hashes',
  rows: (rate, race = oneByOne(rate)) => [
    ...movesOf('Jackal', JACKAL, USUAL, race),
    ...movesOf('Admiral', ADMIRAL, ADMIRAL_TABLES.duel, race),
    // The master looks at more positions in a treasure hunt than in a duel.
    ...movesOf('Admiral, treasure hunt', ADMIRAL, ADMIRAL_TABLES.treasure, race, ['master']),
    ...movesOf('Admiral, pairs', ADMIRAL, ADMIRAL_TABLES.pairs, race, ['master']),
    ...movesOf('Sea Battle', SEA_BATTLE, { touch: 'none', shapes: 'straight', first: 'draw', autoMark: true }, race),
  ],
}

/**
 * @param options of a usual match, whose decisions come from the weakest bots against each other
 * @param levels that are timed; all of them by default
 */
export function movesOf<G extends GameShape>(
  title: string,
  { rules, bots }: Pick<TableGame<G>, 'rules' | 'bots'>,
  options: G['options'] | undefined,
  race: Race,
  levels: readonly string[] = bots.levels,
): readonly Row[] {
  const [weakest] = bots.levels
  if (options === undefined || weakest === undefined) throw new RangeError(`${title} has no bots, or nowhere to play`)
  const chooserAt = (level: string) => {
    const bot = bots.at(level)
    if (!bot.ok) throw new RangeError(bot.problem.what)
    return bot.value.choose
  }
  const decisions = decisionsOf(rules, options, chooserAt(weakest))
  return levels.flatMap((level) => {
    const choose = chooserAt(level)
    const rng = openStream(1, level)
    const think = () => {
      for (const { view, seat } of decisions) choose(view, seat, rng)
      return decisions.length
    }
    const [moves = 0, loops = 0] = race([think, () => Number(countLoop() >= 0)])
    return [
      { name: `${title}, ${level}`, value: 1000 / moves, unit: 'ms' },
      { name: `${title}, ${level}, in loops`, value: loops / moves, unit: '×' },
    ]
  })
}
