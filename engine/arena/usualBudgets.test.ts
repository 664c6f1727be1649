import { describe, expect, it } from 'vitest'
import type { Bot } from '../kernel/bots.ts'
import type { Budget } from '../kernel/budget.ts'
import type { GameShape } from '../kernel/game.ts'
import { openStream } from '../kernel/rng.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE, type TableGame } from '../protocol/games.ts'
import { ArenaMatch, startOf } from './arena.ts'
import { USUAL_BUDGETS } from './usualBudgets.ts'

/** Returns how many positions a level may look at with a given budget; null if it searches nothing. */
type Allowance = (level: string, budget?: number) => number | null

/** Returns the allowances of levels after two moves of a match: in Sea Battle the fleets are placed then. */
function allowancesIn<G extends GameShape>(game: TableGame<G>, options: object): Allowance {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.problem.what)
  const { rules } = game
  const match = new ArenaMatch(rules, startOf({ rules, options: parsed.value }, 5), 5)
  for (let i = 0; i < 2; i++) match.play(match.choiceOf((...asked) => botOf(game, 'easy').choose(...asked)))
  return (level, budget) => {
    let allowed: number | null = null
    // A budget calls the clock as a method of its own, before anything is spent. Time is up at once, so that no bot
    // thinks long.
    function isOverdue(this: Budget): boolean {
      allowed ??= this.left
      return true
    }
    match.choiceOf((view, seat) => botOf(game, level).choose(view, seat, openStream(1, 'bot'), { budget, isOverdue }))
    return allowed
  }
}

function botOf<G extends GameShape>({ bots }: TableGame<G>, level: string): Bot<G> {
  const bot = bots.at(level)
  if (!bot.ok) throw new Error(bot.problem.what)
  return bot.value
}

describe.each([
  ['jackal', JACKAL.bots.levels, allowancesIn(JACKAL, { players: 2 })],
  ['admiral', ADMIRAL.bots.levels, allowancesIn(ADMIRAL, { captains: 'none' })],
  ['sea-battle', SEA_BATTLE.bots.levels, allowancesIn(SEA_BATTLE, {})],
] as const)('%s', (game, levels, allowance) => {
  it.each(levels)('%s looks at the number of positions of its usual budget', (level) => {
    expect(allowance(level)).toBe(USUAL_BUDGETS[game]?.[level] ?? null)
  })

  it.each(Object.keys(USUAL_BUDGETS[game] ?? {}))(
    '%s looks at the number of positions of the given budget',
    (level) => {
      expect(allowance(level, 77)).toBe(77)
    },
  )
})
