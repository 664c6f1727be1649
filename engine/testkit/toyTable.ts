import { type ArenaGame, arenaGameOf } from '../arena/arenaGame.ts'
import { type Bot, botsOf } from '../kernel/bots.ts'
import type { TableGame } from '../protocol/games.ts'
import { type ToyMove, type ToyShape, type ToyState, toyGame, toyRules } from './toy.ts'

/**
 * The toy as the protocol offers it. Its easy bot takes the first card that is left, its medium one looks first and
 * takes the best.
 */
export const toyTable: TableGame<ToyShape> = {
  ...toyGame,
  printView: (state, viewer) => toyRules.view(state, viewer),
  printEvent: (event) => event,
  scores: ({ points }) => points,
  ruleOf: (refusal) => `T-${refusal}`,
  bots: botsOf(['easy', 'medium'], { easy: botOf(takeFirst), medium: botOf(takeBest) }),
}

/** The toy in the arena, with four cards or with six. */
export const toyArena: ArenaGame = arenaGameOf(toyTable, { four: { cards: 4 }, six: { cards: 6 } })

function botOf(choose: (view: ToyState) => ToyMove): Bot<ToyShape> {
  return { choose, advise: (view) => [{ move: choose(view), value: 0.5 }] }
}

function takeFirst({ cards }: ToyState): ToyMove {
  return { kind: 'take', card: cards.findIndex((card) => !card.taken) }
}

function takeBest({ cards }: ToyState): ToyMove {
  const left = cards.flatMap((card, index) => (card.taken ? [] : [{ index, value: Number(card.value) || 0 }]))
  const unseen = left.find(({ value }) => value === 0)
  if (unseen) return { kind: 'look', card: unseen.index }
  const [best] = left.toSorted((a, b) => b.value - a.value)
  return { kind: 'take', card: best?.index ?? 0 }
}
