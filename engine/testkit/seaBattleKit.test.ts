import { describe, expect, it } from 'vitest'
import { openStream } from '../kernel/rng.ts'
import type { SeaBattleShape, SeaBattleState } from '../sea-battle/types.ts'
import { battle } from './fleet.ts'
import { type LawKit, playByLaws } from './laws.ts'
import { redealFleets, seaBattleKit } from './seaBattleKit.ts'

const { game } = seaBattleKit
const { options } = battle()

/** Returns the kit with some rules of the game broken. */
const broken = (rules: Partial<typeof game.rules>): LawKit<SeaBattleShape> => ({
  ...seaBattleKit,
  game: { ...game, rules: { ...game.rules, ...rules } },
})

const plan = { options, seed: 4, moves: 12 }

describe('the laws catch', () => {
  it('nothing in the real rules', () => {
    expect(() => playByLaws(seaBattleKit, plan)).not.toThrow()
  })

  it('a view that shows the enemy’s fleet', () => {
    expect(() => playByLaws(broken({ view: (state) => state, redact: (event) => event }), plan)).toThrow(/Secrecy/)
  })

  it('an event that shows where a fleet was placed', () => {
    expect(() => playByLaws(broken({ redact: (event) => event }), plan)).toThrow(/Redaction/)
  })

  it('a view in which a harmless part depends on where the enemy lies', () => {
    const view: typeof game.rules.view = (state, viewer) => {
      const autoMark = String(state.fleets.south?.ships).length % 2 === 0
      return { ...game.rules.view(state, viewer), options: { ...state.options, autoMark } }
    }
    expect(() => playByLaws(broken({ view }), plan)).toThrow(/Redaction|Secrecy/)
  })

  it('a list that omits legal shots', () => {
    const legalMoves: typeof game.rules.legalMoves = (state, seat) =>
      game.rules.legalMoves(state, seat).filter((move) => move.kind !== 'fire' || move.at % 2 === 0)
    expect(() => playByLaws(broken({ legalMoves }), { ...plan, moves: 40 })).toThrow(/Moves/)
  })
})

describe('a fleet placed differently', () => {
  const told = battle({ northFired: 'e5 b10 j7 f10 g10 h10', southFired: 'a1 a2 c6' })
  const laid = (viewer: string): readonly SeaBattleState[] =>
    Array.from({ length: 20 }, (_, seed) => redealFleets(told, told, viewer, openStream(seed, 'redeal')))

  it('answers every shot as before', () => {
    for (const state of laid('spectator')) {
      const read = game.parsePosition(game.printPosition(state), openStream(0, 'deal'))
      expect(read).toMatchObject({ ok: true, value: { shots: told.shots, sunk: told.sunk } })
    }
  })

  it('is another one, wounded ships too, and keeps the viewer’s own', () => {
    const souths = laid('north').map((state) => String(state.fleets.south?.ships))
    expect(new Set(souths).size).toBeGreaterThan(15)
    for (const state of laid('north')) expect(state.fleets.north).toBe(told.fleets.north)
    const longest = laid('north').map((state) => String(state.fleets.south?.ships[0]))
    expect(new Set(longest).size).toBeGreaterThan(1)
  })

  it('is not placed differently for a viewer that sees everything', () => {
    expect(laid('open')[0]).toBe(told)
  })
})
