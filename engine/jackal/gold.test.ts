import { describe, expect, it } from 'vitest'
import { boating } from '../testkit/boating.ts'
import { island } from '../testkit/island.ts'

describe('gold (J-GOLD)', () => {
  it('is carried one load at a time, and lies where the piece stops', () => {
    const game = island('empty=2T', { pieces: { 'white-1': 'e5' } })
    expect(game.moves().filter((move) => move.to === 'e6')).toEqual([
      { kind: 'go', piece: 'white-1', to: 'e6' },
      { kind: 'go', piece: 'white-1', to: 'e6', carry: 'coin' },
      { kind: 'go', piece: 'white-1', to: 'e6', carry: 'treasure' },
    ])
    game.go('white-1', 'e6', { carry: 'treasure' })
    expect(game.tile('e5')).toEqual({ kind: 'empty', open: true, coins: 2 })
    expect(game.tile('e6')).toEqual({ kind: 'empty', open: true, treasure: true })
    expect(game.piece('white-1')?.load).toBeUndefined()
  })

  it('is carried over open tiles only', () => {
    const game = island('empty=1 ?empty', { pieces: { 'white-1': 'e5' } })
    expect(game.whyNot('white-1', 'f5', { carry: 'coin' })).toBe('closed-with-load')
    expect(game.whyNot('white-1', 'f5')).toBeNull()
  })

  it('must lie where the piece stands to be carried', () => {
    const game = island('empty=1 .', { pieces: { 'white-1': 'f5' } })
    expect(game.whyNot('white-1', 'f6', { carry: 'coin' })).toBe('nothing-to-carry')
    expect(game.whyNot('white-1', 'f6', { carry: 'treasure' })).toBe('nothing-to-carry')
  })

  it.each([
    ['coin', 1],
    ['treasure', 3],
  ] as const)('%s is scored %i aboard its own ship', (carry, value) => {
    const game = island('empty=1T', { at: 'h2', pieces: { 'white-1': 'h2' } })
    game.go('white-1', 'g1', { carry })
    expect(game.team('white').gold).toBe(value)
  })

  it('aboard an ally’s ship belongs to the ship’s team', () => {
    const game = island('empty=1', {
      at: 'g12',
      options: { alliances: 'pairs' },
      pieces: { 'white-1': 'g12', 'black-1': 'c9' },
    })
    game.go('white-1', 'g13', { carry: 'coin' })
    expect([game.team('white').gold, game.team('black').gold]).toEqual([0, 1])
  })

  it('sinks in the sea', () => {
    const game = island('empty=1T v', { at: 'd2', pieces: { 'white-1': 'd2' } })
    game.go('white-1', 'e2', { carry: 'treasure' })
    expect(game.at('white-1')).toBe('e1')
    expect(game.tile('d2')).toEqual({ kind: 'empty', open: true, coins: 1 })
  })

  it('is carried through a chain, and stays where the turn began when the chain kills (J-DEATH)', () => {
    const through = island('empty=1 > ice .', { pieces: { 'white-1': 'e5' } })
    through.go('white-1', 'f5', { carry: 'coin' })
    expect(through.tile('h5')).toMatchObject({ coins: 1 })
    const killed = island('empty=1T > ?empty', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    killed.go('white-1', 'f5', { carry: 'treasure' })
    expect(killed.at('white-1')).toBe('dead')
    expect(killed.tile('e5')).toMatchObject({ coins: 1, treasure: true })
    expect(killed.tile('g5')).toMatchObject({ open: false })
  })

  it('stays on the step where the turn began', () => {
    const game = island('. > ?empty', {
      pieces: { 'white-1': { at: 'e5', step: 2 }, 'white-2': 'g1' },
      more: {
        board: {
          default: { kind: 'empty' },
          tiles: {
            e5: { kind: 'jungle', coinsAtStep: { 2: 1 } },
            f5: { kind: 'arrow-1', facing: 'E' },
            g5: { kind: 'empty', open: false },
          },
        },
      },
    })
    game.go('white-1', 'f5', { carry: 'coin' })
    expect(game.tile('e5')).toMatchObject({ coinsAtStep: { 2: 1 } })
  })
})

describe('gold on an islet in a lagoon (J-END)', () => {
  const LAGOON = {
    map: `
      ~~~~~~~~~
      ~#######~
      ~#~~~~~#~
      ~#~~~~~#~
      ~#~~#~~#~
      ~#~~~~~#~
      ~#~~~~~#~
      ~#######~
      ~~~~~~~~~`,
    farCoin: false,
    tiles: { e5: 'empty=1' },
    pieces: { 'white-1': 'b5', missionary: { team: 'red', at: 'h5' } },
  }
  const afloat = (team: string) => ({ at: 'd5', afloat: true, team, sides: [] })

  it.each([
    ['is out of reach without a boat', null, 'no-gold'],
    ['may be fetched with a boat that can still be launched', { at: 'b5' }, undefined],
    ['may be fetched by whoever has the boat', afloat('white'), undefined],
    ['is not fetched by the boat of others', afloat('red'), 'no-gold'],
  ])('%s', (_how, boat, over) => {
    expect(boating(boat, LAGOON).state.result?.reason).toBe(over)
  })

  it.each([
    ['a5', 'no-gold'],
    ['c5', undefined],
  ])('is fetched in the archipelago only by a ship in the lagoon: %s', (ship, over) => {
    const options = { variant: 'archipelago' }
    const game = island('', { ...LAGOON, options, teams: { white: { ship }, red: { ship: 'i5' } } })
    expect(game.state.result?.reason).toBe(over)
  })
})
