import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

const STEPS = [
  ['jungle', 2],
  ['desert', 3],
  ['swamp', 4],
  ['mountain', 5],
] as const

describe('a turntable (J-TURNTABLE)', () => {
  it.each(STEPS)('%s takes %i steps, one a turn, and then the piece leaves', (kind, last) => {
    const game = island(`. ?${kind} .`, { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    for (let step = 1; step < last; step++) {
      expect(game.piece('white-1')).toMatchObject({ at: 'f5', step })
      game.passBy()
      expect(game.targets('white-1')).toEqual(['f5'])
      game.go('white-1', 'f5')
    }
    game.passBy()
    expect(game.piece('white-1')).toMatchObject({ at: 'f5', step: last })
    expect(game.targets('white-1')).toEqual(['e4', 'e5', 'e6', 'f4', 'f6', 'g4', 'g5', 'g6'])
    game.go('white-1', 'g6')
    expect(game.piece('white-1')).toEqual({ id: 'white-1', type: 'pirate', team: 'white', at: 'g6' })
  })

  it('keeps a load on the step where it was left, out of reach of the others', () => {
    const game = island('empty=1 swamp', { pieces: { 'white-1': 'e5', 'white-2': { at: 'f5', step: 2 } } })
    game.go('white-1', 'f5', { carry: 'coin' })
    expect(game.tile('f5')).toMatchObject({ coinsAtStep: { 1: 1 } })
    game.passBy()
    expect(game.whyNot('white-2', 'f5', { carry: 'coin' })).toBe('nothing-to-carry')
    game.go('white-1', 'f5', { carry: 'coin' })
    expect(game.tile('f5')).toMatchObject({ coinsAtStep: { 2: 1 } })
  })

  it('lets a piece take the load of the last step off it, and aboard', () => {
    const game = island('jungle', {
      at: 'g2',
      pieces: { 'white-1': { at: 'g2', step: 2 } },
      more: {
        board: {
          default: { kind: 'empty' },
          tiles: { g2: { kind: 'jungle', coinsAtStep: { 2: 1 }, treasureAtStep: 1 }, l11: { kind: 'empty', coins: 1 } },
        },
      },
    })
    expect(game.whyNot('white-1', 'g1', { carry: 'treasure' })).toBe('nothing-to-carry')
    game.go('white-1', 'g1', { carry: 'coin' })
    expect(game.team('white').gold).toBe(1)
  })

  it('strikes pieces on the entered step, and no others', () => {
    const on = (step: number) => ({ at: 'e5', step })
    const game = island('swamp', { pieces: { 'white-1': on(2), 'red-1': on(1), 'red-2': on(3), 'red-3': on(4) } })
    game.go('white-1', 'e5')
    expect(['red-1', 'red-2', 'red-3'].map((id) => game.at(id))).toEqual(['e5', 'a7', 'e5'])
    expect(game.piece('white-1')).toMatchObject({ step: 3 })
  })

  it('strikes pieces on its first step when a piece enters it', () => {
    const game = island('swamp', {
      pieces: { 'white-1': 'd5', 'red-1': { at: 'e5', step: 1 }, 'red-2': { at: 'e5', step: 2 } },
    })
    game.go('white-1', 'e5')
    expect([game.at('red-1'), game.at('red-2')]).toEqual(['a7', 'e5'])
  })

  it('bars a piece with a load from a step with an enemy, on entering and within', () => {
    const within = island('', {
      pieces: { 'white-1': { at: 'e5', step: 1 }, 'red-1': { at: 'e5', step: 2 } },
      more: {
        board: {
          default: { kind: 'empty' },
          tiles: { e5: { kind: 'swamp', coinsAtStep: { 1: 1 } }, l11: { kind: 'empty', coins: 1 } },
        },
      },
    })
    expect(within.whyNot('white-1', 'e5', { carry: 'coin' })).toBe('enemies-with-load')
    expect(within.whyNot('white-1', 'e5')).toBeNull()
    const entering = island('empty=1 swamp', { pieces: { 'white-1': 'e5', 'red-1': { at: 'f5', step: 1 } } })
    expect(entering.whyNot('white-1', 'f5', { carry: 'coin' })).toBe('enemies-with-load')
  })

  it('lets friends share a step', () => {
    const game = island('swamp', { pieces: { 'white-1': { at: 'e5', step: 1 }, 'white-2': { at: 'e5', step: 2 } } })
    game.go('white-1', 'e5')
    expect([game.piece('white-1'), game.piece('white-2')]).toMatchObject([{ step: 2 }, { step: 2 }])
  })

  it('is left directly from any step with a bottle, with the load (J-BOTTLE)', () => {
    const game = island('empty=1 mountain .', { pieces: { 'white-1': 'e5' }, teams: { white: { bottles: 2 } } })
    game.go('white-1', 'f5', { carry: 'coin' })
    game.passBy()
    expect(game.targets('white-1', { carry: 'coin', bottle: true })).toContain('g5')
    game.go('white-1', 'g5', { carry: 'coin', bottle: true })
    expect([game.at('white-1'), game.team('white').bottles]).toEqual(['g5', 1])
    expect(game.tile('g5')).toMatchObject({ coins: 1 })
  })

  it('needs no bottle on its last step', () => {
    const game = island('jungle', { pieces: { 'white-1': { at: 'e5', step: 2 } }, teams: { white: { bottles: 1 } } })
    expect(game.targets('white-1', { bottle: true })).toEqual([])
    expect(game.whyNot('white-1', 'f5', { bottle: true })).toBe('bottle-not-needed')
  })
})
