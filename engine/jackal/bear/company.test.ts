import { describe, expect, it } from 'vitest'
import { type Island, island } from '../../testkit/island.ts'
import { printCell } from '../cells.ts'
import { bearStep } from './step.ts'

const ARCH = { variant: 'archipelago' } as const
const bearAt = (at: string, wokenBy = 'white') => ({ more: { bear: { at, wokenBy } } })

function nextOf({ state }: Island): string | null {
  const to = bearStep(state)
  return to === null ? null : printCell(state.board, to)
}

describe('the bear among tiles and pieces (J-ARCH)', () => {
  it('goes diagonally round water where the straight way is barred', () => {
    const game = island('', {
      map: `
        ~~~~~~~
        ~#####~
        ~#####~
        ~##~##~
        ~#####~
        ~~~~~~~`,
      options: ARCH,
      pieces: { 'white-1': 'd5' },
      ...bearAt('c2'),
    })
    expect(nextOf(game)).toBe('b3')
  })

  it('does not sense a piece lost in a cave', () => {
    const game = island('', {
      options: ARCH,
      tiles: { f8: 'cave' },
      pieces: { 'white-1': 'g1', 'red-1': { inCave: 'f8', awaits: 'opening' } },
      ...bearAt('e5'),
    })
    expect(nextOf(game)).toBeNull()
  })

  it('sends a missionary turned pirate to its ship, alive', () => {
    const game = island('', {
      options: ARCH,
      pieces: { 'white-1': 'g1', missionary: { team: 'red', at: 'f6', fighter: true } },
      ...bearAt('e5'),
    })
    game.passBy()
    expect(game.at('missionary')).toBe('a7')
  })

  it('is no target for a flight, even on the way', () => {
    const game = island('airplane', {
      options: ARCH,
      pieces: { 'white-1': 'e4', 'red-1': 'k3' },
      ...bearAt('h8', 'red'),
    })
    game.go('white-1', 'e5')
    expect(game.targets('white-1')).toContain('h9')
    expect(game.targets('white-1')).not.toContain('h8')
  })

  it.each([
    ['airplane', false],
    ['airplane!', true],
  ])('kills a missionary that comes to the airplane unless it can fly on: %s', (airplane, isFatal) => {
    const game = island(airplane, {
      options: ARCH,
      pieces: { missionary: { team: 'white', at: 'e4' }, 'white-1': 'g1' },
      ...bearAt('f6'),
    })
    expect(game.isFatal('missionary', 'e5')).toBe(isFatal)
  })

  it('is not moved by an earthquake', () => {
    const game = island('?earthquake', { options: ARCH, pieces: { 'white-1': 'e4' }, ...bearAt('h8', 'red') })
    game.go('white-1', 'e5')
    const swaps = game.moves().map(({ cell }) => cell)
    expect(swaps).toContain('h9')
    expect(swaps).not.toContain('h8')
  })

  it('guards the cave in which it stands', () => {
    const game = island('cave', {
      options: ARCH,
      tiles: { h8: 'cave' },
      pieces: { 'white-1': 'e4' },
      ...bearAt('h8', 'red'),
    })
    expect(game.whyNot('white-1', 'e5')).toBe('cave-guarded')
  })

  it('lets Friday and the missionary out of the cave together when it walks off: both are gone', () => {
    const shutIn = { team: 'white', inCave: 'c3', awaits: 'exit' }
    const game = island('', {
      options: ARCH,
      tiles: { f6: 'cave', c3: 'cave' },
      pieces: { 'white-1': 'g1', 'red-1': 'h8', friday: shutIn, missionary: shutIn },
      ...bearAt('f6'),
    })
    game.passBy()
    expect([game.at('friday'), game.at('missionary')]).toEqual(['gone', 'gone'])
  })

  it.each(['?empty', 'fort', 'thicket'])(
    'does not save a piece that brings a load where none is allowed: %s',
    (tile) => {
      const game = island(`empty=1 > ${tile}`, {
        options: ARCH,
        pieces: { 'white-1': 'e5', 'white-2': 'g1' },
        ...bearAt('g5', 'red'),
      })
      expect([game.isFatal('white-1', 'f5', { carry: 'coin' }), game.isFatal('white-1', 'f5')]).toEqual([true, false])
      game.go('white-1', 'f5', { carry: 'coin' })
      expect([game.at('white-1'), game.tile('e5')]).toEqual(['dead', { kind: 'empty', open: true, coins: 1 }])
    },
  )

  it('ends the match with the last piece that could fetch gold', () => {
    const game = island('', {
      options: ARCH,
      pieces: { missionary: { team: 'white', at: 'c11' }, friday: { team: 'red', at: 'f6' } },
      ...bearAt('e5'),
    })
    game.go('missionary', 'c12')
    expect([game.at('friday'), game.state.result?.reason]).toEqual(['gone', 'no-gold'])
  })
})
