import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('the caramba (J-CARAMBA)', () => {
  it('asks for a choice, of which politeness is fatal', () => {
    const game = island('. ?caramba', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    game.go('white-1', 'f5')
    expect(game.moves()).toEqual([
      { kind: 'swear', loud: true },
      { kind: 'swear', loud: false },
    ])
    expect(game.hint({ kind: 'swear', loud: true })).toEqual({})
    expect(game.hint({ kind: 'swear', loud: false })).toEqual({ fatal: true })
    expect(game.refusal('white', { kind: 'decline' })).toBe('finish-the-move')
  })

  it('lets a piece that swears aloud stay', () => {
    const game = island('. caramba', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    game.play('white', { kind: 'swear', loud: true })
    expect([game.at('white-1'), game.turn]).toEqual(['f5', 'red'])
  })

  it('kills a polite piece; its load lies on the tile (J-DEATH)', () => {
    const game = island('empty=1 caramba', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    game.go('white-1', 'f5', { carry: 'coin' })
    game.play('white', { kind: 'swear', loud: false })
    expect([game.at('white-1'), game.turn]).toEqual(['dead', 'red'])
    expect(game.tile('f5')).toMatchObject({ coins: 1 })
  })

  it('asks at each arrival', () => {
    const game = island('caramba .', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    game.passBy()
    game.go('white-1', 'e5')
    expect(game.moves().map((move) => move.kind)).toEqual(['swear', 'swear'])
  })
})
