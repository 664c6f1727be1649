import { expect, it } from 'vitest'
import type { GameShape } from '../kernel/game.ts'
import { openStream } from '../kernel/rng.ts'
import { ADMIRAL, JACKAL, type TableGame } from '../protocol/games.ts'
import { ADMIRAL_TABLES } from './admiral.ts'
import { ArenaMatch, startOf } from './arena.ts'
import { USUAL } from './jackal.ts'
import { USUAL_BUDGETS } from './usualBudgets.ts'

/** What a level thinks of its moves at one point of a match, by how many positions it may look at. */
function thoughts<G extends GameShape>({ rules, bots }: TableGame<G>, options: G['options'], level: string) {
  const match = new ArenaMatch(rules, startOf({ rules, options }, 5), 5)
  const [bot, easy] = [bots.at(level), bots.at('easy')]
  if (!bot.ok || !easy.ok) throw new Error(`no level ${level}`)
  for (let i = 0; i < 8; i++) {
    match.play(match.choiceOf((view, seat, rng) => easy.value.choose(view, seat, rng, { budget: 20 })))
  }
  const { actor, state } = match
  if (actor === null) throw new Error('the match is over')
  return (budget?: number) => bot.value.advise(rules.view(state, actor), actor, openStream(1, 'thought'), { budget })
}

it.each([
  ['jackal', 'easy'],
  ['jackal', 'medium'],
  ['admiral', 'easy'],
  ['admiral', 'medium'],
])('the usual budget of %s, %s is the one its bot has', { timeout: 60_000 }, (game, level) => {
  const usual = USUAL_BUDGETS[game]?.[level] ?? 0
  const bare = ADMIRAL_TABLES.bare
  if (!bare) throw new Error('no bare table')
  const think = game === 'jackal' ? thoughts(JACKAL, USUAL, level) : thoughts(ADMIRAL, bare, level)
  expect(think(usual)).toEqual(think())
  expect(think(1)).not.toEqual(think())
})
