import { describe, expect, it } from 'vitest'
import { type Bots, botsOf } from '../kernel/bots.ts'
import type { Judge } from '../kernel/judging.ts'
import { holdBlindness } from './blindness.ts'
import type { LawKit } from './laws.ts'
import { redealToy, type ToyShape, type ToyState, toyGame } from './toy.ts'

const kit: LawKit<ToyShape> = {
  game: toyGame,
  redeal: (before, { state }, viewer, rng) => redealToy(before, state, viewer, rng),
  strayMoves: () => [],
  longest: 200,
}

/** Takes the card of the highest value that it sees, if it sees one. */
function taker(seeing: (view: ToyState) => ToyState): Bots<ToyShape> {
  return botsOf(['taker'], {
    taker: { choose: (view) => bestCard(seeing(view)), advise: (view) => [{ move: bestCard(seeing(view)), value: 1 }] },
  })
}

function bestCard({ cards }: ToyState): ToyShape['move'] {
  const values = cards.map(({ value, taken }) => (taken || value === 'hidden' ? 0 : value))
  const card = values.indexOf(Math.max(...values))
  return (values[card] ?? 0) > 0 ? { kind: 'take', card } : { kind: 'roll' }
}

const match = { options: { cards: 6 }, seed: 1, every: 1, budget: 1, moves: 12 }

describe('the law of blindness', () => {
  it('holds for a bot that uses only its view, while hidden cards are dealt again', () => {
    expect(
      holdBlindness(
        kit,
        taker((view) => view),
        match,
      ),
    ).toBeGreaterThan(3)
  })

  it('is broken by a game whose views show hidden parts', () => {
    const open = { ...kit, game: { ...toyGame, rules: { ...toyGame.rules, view: (state: ToyState) => state } } }
    expect(() =>
      holdBlindness(
        open,
        taker((view) => view),
        match,
      ),
    ).toThrow('taker chooses')
  })

  it('is broken by a judge that sees what its seat may not know', () => {
    const open = { ...kit, game: { ...toyGame, rules: { ...toyGame.rules, view: (state: ToyState) => state } } }
    const dull = botsOf<ToyShape, 'dull'>(['dull'], { dull: { choose: () => ({ kind: 'roll' }), advise: () => [] } })
    const judge: Judge<ToyShape> = {
      positions: 1,
      sides: () => [],
      continues: () => false,
      judge: () => null,
      assess: ({ cards }) => Number(cards[0]?.value) / 100,
    }
    expect(() => holdBlindness(open, dull, { ...match, judge })).toThrow('the judge finds')
  })

  it('is broken by a bot that uses hidden knowledge in its advice, even if not in its choice', () => {
    const open = { ...kit, game: { ...toyGame, rules: { ...toyGame.rules, view: (state: ToyState) => state } } }
    const sly = taker((view) => view).at('taker')
    if (!sly.ok) throw new Error(sly.problem.what)
    const bots = botsOf<ToyShape, 'sly'>(['sly'], { sly: { ...sly.value, choose: () => ({ kind: 'roll' }) } })
    expect(() => holdBlindness(open, bots, match)).toThrow('sly advises')
  })
})
