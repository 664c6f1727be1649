import { describe, expect, it } from 'vitest'
import type { GameRules } from '../kernel/game.ts'
import { HIDDEN } from '../kernel/game.ts'
import { type LawKit, playByLaws } from './laws.ts'
import { redealToy, type ToyShape, toyGame } from './toy.ts'

type Rules = GameRules<ToyShape>

const kitFor = (change: Partial<Rules> = {}): LawKit<ToyShape> => ({
  game: { ...toyGame, rules: { ...toyGame.rules, ...change } },
  redeal: (before, played, viewer, rng) => redealToy(before, played.state, viewer, rng),
  strayMoves: (state) => [{ kind: 'take', card: state.cards.length }],
  longest: 500,
})

const play = (kit: LawKit<ToyShape>) => () => {
  for (let seed = 1; seed <= 10; seed++) playByLaws(kit, { options: { cards: 5 }, seed })
}

it('holds for a lawful game to its end', () => {
  expect(playByLaws(kitFor(), { options: { cards: 5 }, seed: 1 }).outcome()).not.toBeNull()
  expect(play(kitFor())).not.toThrow()
})

describe('a violation is found:', () => {
  const { rules } = toyGame

  it.each<[string, Partial<Rules>, RegExp]>([
    ['a view that shows all', { view: (state) => state }, /Redaction|Secrecy/],
    [
      'an event kept from someone who should have heard it',
      {
        redact: (event, viewer, before) =>
          event.kind === 'turnPassed' && viewer === 'spectator' ? null : rules.redact(event, viewer, before),
      },
      /Redaction: spectator/,
    ],
    [
      'an event with a secret in it',
      { redact: (event, viewer, before) => (event.kind === 'cardSeen' ? event : rules.redact(event, viewer, before)) },
      /Redaction|Secrecy/,
    ],
    [
      'an event with a secret in a spare field',
      {
        play(turn, seat, move) {
          rules.play(turn, seat, move)
          const note = { kind: 'bidRaised', to: turn.state.bid, of: turn.state.cards[0]?.value } as const
          turn.emit(note)
        },
      },
      /Secrecy: \w+ is told/,
    ],
    [
      'a list made from the truth',
      {
        legalMoves: (state, seat) =>
          rules.legalMoves(state, seat).filter((move) => move.kind !== 'take' || state.cards[move.card]?.value !== 2),
      },
      /Moves/,
    ],
    [
      'a listed move that is refused',
      { legalMoves: (state, seat) => [...rules.legalMoves(state, seat), { kind: 'take', card: 9 }] },
      /Moves: .* refused/,
    ],
    ['an accepted move that is not listed', { refuse: () => null }, /Moves/],
    [
      'a turn that a secret decides',
      { awaiting: ({ cards, turn }) => (turn === null ? [] : [cards[0]?.value === HIDDEN ? 'left' : turn]) },
      /Awaiting/,
    ],
    [
      'a state changed past the events',
      {
        play(turn, seat, move) {
          rules.play(turn, seat, move)
          Object.assign(turn.state, { bid: 2 })
        },
      },
      /Fold|Redaction/,
    ],
    [
      'a state that JSON does not keep',
      { evolve: (state, event) => ({ ...rules.evolve(state, event), extra: undefined }) },
      /JSON/,
    ],
    [
      'luck from elsewhere',
      (() => {
        let count = 0
        return {
          play: (turn, seat, move) =>
            move.kind === 'roll' ? turn.emit({ kind: 'rolled', seat, points: count++ }) : rules.play(turn, seat, move),
        } satisfies Partial<Rules>
      })(),
      /Secrecy|Replay/,
    ],
    [
      'a game without end',
      { awaiting: () => ['left'], refuse: () => null, legalMoves: () => [{ kind: 'raise' }] },
      /End|Moves/,
    ],
  ])('%s', (_name, change, law) => {
    expect(play(kitFor(change))).toThrow(law)
  })

  it('a position that reads differently', () => {
    const kit = kitFor()
    const game = { ...kit.game, printPosition: (state: ToyShape['state']) => ({ ...state, bid: 0 }) }
    expect(play({ ...kit, game })).toThrow(/Position: reads back as another state at bid/)
  })

  it('an invariant that does not hold', () => {
    expect(play({ ...kitFor(), broken: ({ bid }) => (bid > 0 ? 'somebody bid' : null) })).toThrow(
      'Invariants: somebody bid',
    )
  })

  it('and is reported with seed, options and move', () => {
    const kit = kitFor({ view: (state) => state })
    expect(() => playByLaws(kit, { options: { cards: 5 }, seed: 3 })).toThrow(
      /seed 3, options \{"cards":5\}, after move \d+/,
    )
  })
})
