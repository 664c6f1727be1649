import { describe, expect, it } from 'vitest'
import { type Island, island } from '../../testkit/island.ts'

const ARCH = { variant: 'archipelago' } as const
const BOTTLED = { white: { bottles: 2 } }

const offered = (game: Island) => game.moves().filter(({ kind }) => kind === 'uncork' || kind === 'decline')

describe('a bottle in the archipelago (J-ARCH)', () => {
  it('is used after the move, and frees from a trap', () => {
    const game = island('trap . .', {
      options: ARCH,
      teams: BOTTLED,
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g5' },
    })
    expect(game.whyNot('white-1', 'f5', { bottle: true })).toBe('bottle-after-the-move')
    expect(game.targets('white-1', { bottle: true })).toEqual([])
    expect(game.refusal('white', { kind: 'uncork', piece: 'white-1' })).toBe('bottle-after-the-move')
    game.go('white-2', 'g6')
    expect(offered(game)).toEqual([{ kind: 'uncork', piece: 'white-1' }, { kind: 'decline' }])
    game.kinds({ kind: 'uncork', piece: 'white-1' })
    expect([game.piece('white-1')?.trapped, game.team('white').bottles, game.turn]).toEqual([undefined, 1, 'red'])
  })

  it('moves a piece to the last step of a turntable, where enemies are hit', () => {
    const game = island('swamp . .', {
      options: ARCH,
      teams: BOTTLED,
      pieces: { 'white-1': { at: 'e5', step: 1 }, 'red-1': { at: 'e5', step: 4 }, 'white-2': 'g5' },
    })
    game.go('white-2', 'g6')
    game.kinds({ kind: 'uncork', piece: 'white-1' })
    expect([game.piece('white-1')?.step, game.at('red-1')]).toEqual([4, 'a7'])
  })

  it('is used after sailing as well as after a piece’s move', () => {
    const game = island('trap', {
      options: ARCH,
      teams: BOTTLED,
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g1' },
    })
    game.passBy()
    expect(offered(game)).toEqual([{ kind: 'uncork', piece: 'white-1' }, { kind: 'decline' }])
  })

  it('frees no piece of an ally’s team, but an ally’s bottle can be used', () => {
    const game = island('trap trap . .', {
      options: { ...ARCH, alliances: 'pairs' },
      teams: { black: { bottles: 1 } },
      pieces: {
        'white-1': { at: 'e5', trapped: true },
        'black-1': { at: 'f5', trapped: true },
        'white-2': 'h5',
      },
    })
    game.go('white-2', 'h6')
    expect(offered(game)).toEqual([{ kind: 'uncork', piece: 'white-1' }, { kind: 'decline' }])
    game.kinds({ kind: 'uncork', piece: 'white-1' })
    expect(game.team('black').bottles).toBe(0)
  })

  it('may follow another that was handed over in the same turn', () => {
    const game = island('trap . .', {
      options: ARCH,
      teams: BOTTLED,
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g5', friday: { team: 'red', at: 'h7' } },
    })
    game.go('white-2', 'g6')
    game.kinds({ kind: 'give', to: 'friday' })
    game.kinds({ kind: 'uncork', piece: 'white-1' })
    expect([game.at('friday'), game.piece('white-1')?.trapped, game.team('white').bottles]).toEqual([
      'gone',
      undefined,
      0,
    ])
  })

  it('cannot be used under the grove, like all bottles', () => {
    const game = island('trap . .', {
      options: ARCH,
      teams: BOTTLED,
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g5' },
      more: { grove: { turnsLeft: 2 } },
    })
    game.go('white-2', 'g6')
    expect(game.turn).toBe('red')
  })

  it('moves no missionary to the step of an enemy, and no piece to it beside a missionary', () => {
    for (const more of [{}, { 'white-1': { at: 'e5', step: 1 } }]) {
      const game = island('swamp . .', {
        options: ARCH,
        teams: BOTTLED,
        pieces: { missionary: { at: 'e5', step: 1 }, 'red-1': { at: 'e5', step: 4 }, 'white-2': 'g5', ...more },
      })
      game.go('white-2', 'g6')
      expect(game.turn).toBe('red')
    }
  })

  it('may be declined', () => {
    const game = island('trap .', {
      options: ARCH,
      teams: BOTTLED,
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g5' },
    })
    game.go('white-2', 'g6')
    game.kinds({ kind: 'decline' })
    expect([game.turn, game.team('white').bottles]).toEqual(['red', 2])
  })

  it('takes the place of the move of a team that cannot move', () => {
    const game = island('trap', {
      options: ARCH,
      teams: BOTTLED,
      pieces: { 'white-1': { at: 'e5', trapped: true } },
    })
    expect(game.moves()).toEqual([{ kind: 'uncork', piece: 'white-1' }])
    game.kinds({ kind: 'uncork', piece: 'white-1' })
    expect([game.piece('white-1')?.trapped, game.turn]).toEqual([undefined, 'red'])
  })

  it('is not asked for if no piece needs one, or without one', () => {
    const game = island('trap . .', {
      options: ARCH,
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g5' },
    })
    game.go('white-2', 'g6')
    expect(game.turn).toBe('red')
  })
  it('frees a piece that entered the trap in this turn, the missionary and Ben as well', () => {
    for (const who of ['white-1', 'missionary', 'ben']) {
      const game = island('. trap', {
        options: ARCH,
        teams: BOTTLED,
        pieces: { [who]: { team: 'white', at: 'e5' }, 'white-2': 'g1' },
      })
      game.go(who, 'f5')
      game.kinds({ kind: 'uncork', piece: who })
      expect([game.at(who), game.piece(who)?.trapped]).toEqual(['f5', undefined])
    }
  })

  it('may have been found in the same turn', () => {
    const game = island('trap . ?bottle-1', {
      options: ARCH,
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'f5' },
    })
    game.go('white-2', 'g5')
    expect(offered(game)).toEqual([{ kind: 'uncork', piece: 'white-1' }, { kind: 'decline' }])
  })

  it('is used after a revival, too, once per turn', () => {
    const game = island('trap trap aborigine', {
      options: ARCH,
      teams: BOTTLED,
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'dead', 'white-3': 'g5' },
    })
    game.kinds({ kind: 'revive', piece: 'white-3' })
    game.kinds({ kind: 'uncork', piece: 'white-1' })
    expect([game.turn, game.team('white').bottles]).toEqual(['red', 1])
  })

  it('carries no coin to the last step: it stays where it lies', () => {
    const game = island('. . .', {
      options: ARCH,
      teams: BOTTLED,
      pieces: { 'white-1': { at: 'e5', step: 1 }, 'white-2': 'g5' },
      more: {
        board: {
          default: { kind: 'empty' },
          tiles: { e5: { kind: 'desert', coinsAtStep: { 1: 1 } }, k10: { kind: 'chest-1', coins: 1 } },
        },
      },
    })
    game.go('white-2', 'g6')
    game.kinds({ kind: 'uncork', piece: 'white-1' })
    expect(game.piece('white-1')?.step).toBe(3)
    expect(game.tile('e5')).toMatchObject({ coinsAtStep: { 1: 1 } })
  })

  it('lets the piece moved to the last step walk off in the next turn', () => {
    const game = island('swamp . .', {
      options: ARCH,
      teams: BOTTLED,
      pieces: { 'white-1': { at: 'e5', step: 1 }, 'white-2': 'g5', 'red-1': 'a7' },
    })
    game.go('white-2', 'g6')
    game.kinds({ kind: 'uncork', piece: 'white-1' })
    game.passBy()
    expect(game.whyNot('white-1', 'e6')).toBeNull()
  })
})
