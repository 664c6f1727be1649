import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

const CAVES = { e5: 'cave', h7: 'cave', k3: 'cave' }
const lostAt = (cell: string, more: object = {}) => ({ at: cell, inCave: cell, ...more })

describe('an open cave (J-CAVE)', () => {
  it('leads out at the only other one, where the piece stops', () => {
    const game = island('', { tiles: { e5: 'cave', h7: 'cave' }, pieces: { 'white-1': 'd5' } })
    game.go('white-1', 'e5')
    expect([game.at('white-1'), game.turn]).toEqual(['h7', 'red'])
  })

  it('leads out at one of several by choice', () => {
    const game = island('', { tiles: CAVES, pieces: { 'white-1': 'd5' } })
    game.go('white-1', 'e5')
    expect(game.targets('white-1')).toEqual(['h7', 'k3'])
    game.go('white-1', 'k3')
    expect([game.at('white-1'), game.turn]).toEqual(['k3', 'red'])
  })

  it('leads out only where no enemy of any kind stands; friends do not matter', () => {
    for (const id of ['red-1', 'ben', 'missionary', 'friday']) {
      const pieces = { 'white-1': 'd5', 'white-2': 'k3', [id]: { team: 'red', at: 'h7' } }
      const game = island('', { tiles: CAVES, pieces })
      game.go('white-1', 'e5')
      expect(game.at('white-1')).toBe('k3')
    }
  })

  it('cannot be entered when all others are guarded; a chain that leads there kills', () => {
    const guards = { 'red-1': 'h7', 'red-2': 'k3', 'red-3': 'a7' }
    const game = island('> .', { at: 'd5', tiles: CAVES, pieces: { 'white-1': 'd6', 'white-2': 'g1', ...guards } })
    expect(game.whyNot('white-1', 'e5')).toBe('cave-guarded')
    expect(game.isFatal('white-1', 'd5')).toBe(true)
    game.go('white-1', 'd5')
    expect(game.at('white-1')).toBe('dead')
  })

  it('is a way for loads as well', () => {
    const game = island('empty=1', { at: 'd5', tiles: { e5: 'cave', h7: 'cave' }, pieces: { 'white-1': 'd5' } })
    game.go('white-1', 'e5', { carry: 'coin' })
    expect(game.tile('h7')).toMatchObject({ coins: 1 })
  })

  it('lets a piece hit an enemy that stands at its mouth first', () => {
    const game = island('', {
      tiles: { e5: 'cave', h7: 'cave' },
      pieces: { 'white-1': 'd5', 'red-1': 'e5', friday: { team: 'red', at: 'e5' } },
    })
    game.go('white-1', 'e5')
    expect([game.at('white-1'), game.at('red-1')]).toEqual(['h7', 'a7'])
    expect(game.piece('friday')).toMatchObject({ team: 'white', at: 'e5' })
  })

  it('is entered again only after stepping off it', () => {
    const game = island('', { tiles: { e5: 'cave', h7: 'cave' }, pieces: { 'white-1': 'e5' } })
    expect(game.whyNot('white-1', 'h7')).toBe('too-far')
    expect(game.whyNot('white-1', 'e5')).toBe('too-far')
  })

  it('takes in a piece that an arrow or ice leads there', () => {
    const game = island('. ice cave', { tiles: { k10: 'cave' }, pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    expect(game.at('white-1')).toBe('k10')
  })
})

describe('a cave with all others closed (J-CAVE)', () => {
  it.each(['cave', '?cave'])('loses the piece that enters it (%s), which is on the board no more', (tile) => {
    const game = island(`. ${tile}`, { pieces: { 'white-1': 'e5', 'white-2': 'g1', 'red-1': 'f6' } })
    expect(game.isFatal('white-1', 'f5')).toBe(false)
    game.go('white-1', 'f5')
    expect(game.piece('white-1')).toMatchObject({ at: 'f5', inCave: 'f5' })
    game.go('red-1', 'f5')
    expect([game.piece('white-1')?.inCave, game.piece('red-1')?.inCave]).toEqual(['f5', 'f5'])
    expect(game.targets('white-1')).toEqual([])
    expect(game.whyNot('white-1', 'e5')).toBe('lost-in-cave')
  })

  it('cannot be entered with a load; a chain that leads there kills (J-DEATH)', () => {
    const game = island('empty=1 > cave', { tiles: { e6: 'cave' }, pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    expect(game.whyNot('white-1', 'e6', { carry: 'coin' })).toBeNull()
    const alone = island('empty=1 cave', { pieces: { 'white-1': 'e5' } })
    expect(alone.whyNot('white-1', 'f5', { carry: 'coin' })).toBe('cave-needs-exit')
    const chained = island('empty=1 > cave', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    expect(chained.isFatal('white-1', 'f5', { carry: 'coin' })).toBe(true)
    chained.go('white-1', 'f5', { carry: 'coin' })
    expect(chained.at('white-1')).toBe('dead')
    expect(chained.tile('e5')).toMatchObject({ coins: 1 })
  })
})

describe('a newly opened cave (J-CAVE)', () => {
  it('lets its opener out at an open one of the player’s choice', () => {
    const game = island('. ?cave', { tiles: { h7: 'cave', k3: 'cave' }, pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    expect(game.targets('white-1')).toEqual(['h7', 'k3'])
    game.go('white-1', 'h7')
    expect(game.at('white-1')).toBe('h7')
  })

  it('brings all lost pieces out at the new one', () => {
    const game = island('. ?cave', {
      options: { alliances: 'pairs' },
      tiles: { h7: 'cave' },
      pieces: { 'white-1': 'e5', 'black-1': lostAt('h7'), 'white-2': lostAt('h7') },
    })
    game.go('white-1', 'f5')
    expect(['white-1', 'black-1', 'white-2'].map((id) => game.at(id))).toEqual(['h7', 'f5', 'f5'])
    expect(game.piece('black-1')?.inCave).toBeUndefined()
  })

  it('brings out those lost longest and their friends; hostile ones wait for the next', () => {
    const game = island('. ?cave ?cave', {
      tiles: { h7: 'cave' },
      pieces: {
        'white-1': 'e5',
        'red-1': lostAt('h7', { lostSince: 3 }),
        'black-1': lostAt('h7', { lostSince: 2 }),
        'black-2': lostAt('h7', { lostSince: 9 }),
        'red-2': 'a7',
      },
    })
    game.go('white-1', 'f5')
    expect(['black-1', 'black-2'].map((id) => game.piece(id))).toMatchObject([{ at: 'f5' }, { at: 'f5' }])
    expect(game.piece('red-1')).toMatchObject({ at: 'h7', inCave: 'h7' })
    game.passBy()
    game.go('black-1', 'g5')
    expect(game.piece('red-1')).toEqual({ id: 'red-1', type: 'pirate', team: 'red', at: 'g5' })
    expect(game.at('black-1')).toBe('f5')
  })

  it('leaves the hostile ones inside even when an exit is free', () => {
    const game = island('. ?cave', {
      tiles: { h7: 'cave' },
      turn: 'black',
      pieces: { 'black-1': 'e5', 'white-1': lostAt('h7', { lostSince: 1 }), 'red-1': lostAt('h7', { lostSince: 2 }) },
    })
    game.go('black-1', 'f5')
    game.go('white-1', 'f6')
    expect(game.piece('red-1')).toMatchObject({ at: 'h7', inCave: 'h7' })
  })

  it('loses its opener while all others are guarded, and lets it out as soon as one is free', () => {
    const game = island('. ?cave', {
      tiles: { h7: 'cave' },
      pieces: { 'white-1': 'e5', 'white-2': 'g1', 'red-1': 'h7' },
    })
    game.go('white-1', 'f5')
    expect(game.piece('white-1')).toMatchObject({ at: 'f5', inCave: 'f5' })
    expect(game.go('red-1', 'h8')).toContainEqual({ kind: 'pieceEmerged', piece: 'white-1', from: 'f5', to: 'h7' })
    expect(game.targets('white-1')).toHaveLength(8)
  })

  it('removes Friday and the missionary if they come out together (J-FRIDAY)', () => {
    const game = island('. ?cave', {
      tiles: { h7: 'cave' },
      pieces: { 'white-1': 'e5', friday: lostAt('h7'), missionary: lostAt('h7') },
    })
    game.go('white-1', 'f5')
    expect([game.at('friday'), game.at('missionary')]).toEqual(['gone', 'gone'])
  })

  it('removes Friday if it comes out at the missionary’s exit, before any bottle is offered', () => {
    const game = island('. cave', {
      tiles: { h7: 'cave' },
      pieces: { friday: 'e5', missionary: 'h7', 'white-1': 'g1' },
      teams: { white: { bottles: 1 } },
    })
    game.go('friday', 'f5')
    expect([game.at('friday'), game.at('missionary'), game.turn]).toEqual(['gone', 'gone', 'red'])
  })
})
