import { describe, expect, it } from 'vitest'
import { type Island, island } from '../testkit/island.ts'

function order(game: Island, turns: number): readonly string[] {
  return Array.from({ length: turns }, () => {
    const said = game.turn === game.actor ? game.turn : `${game.turn} by ${game.actor}`
    game.passBy()
    return said
  })
}

describe('turns (J-TURN, J-SEATS)', () => {
  it('go clockwise from white', () => {
    const game = island('', { teams: { black: {}, yellow: {} } })
    expect(order(game, 5)).toEqual(['white', 'red', 'black', 'yellow', 'white'])
  })

  it('keep their order in pairs and for two players with two teams each', () => {
    const pairs = island('', { options: { alliances: 'pairs' }, teams: { black: {}, yellow: {} } })
    expect(order(pairs, 4)).toEqual(['white', 'red', 'black', 'yellow'])
    const two = island('', { options: { players: 2 }, teams: { black: {}, yellow: {} } })
    expect(order(two, 5)).toEqual(['white', 'red', 'black by white', 'yellow by red', 'white'])
  })

  it('hold one action each', () => {
    const game = island('', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    game.go('white-1', 'e6')
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'f1' })).toBe('not-your-turn')
    expect(game.whyNot('white-2', 'g2')).toBe('not-your-piece')
  })

  it('cannot be passed', () => {
    const game = island('', { pieces: { 'white-1': 'e5' } })
    expect(game.refusal('white', { kind: 'decline' })).toBe('not-asked')
  })

  it('skip a team that cannot act, with the reason', () => {
    const game = island('trap trap', {
      pieces: { 'white-1': 'g1', 'red-1': { at: 'e5', trapped: true }, 'black-1': 'dead', 'yellow-1': 'm7' },
    })
    const events = game.play('white', { kind: 'sail', team: 'white', to: 'f1' })
    expect(events.filter((event) => event.kind === 'turnSkipped')).toEqual([
      { kind: 'turnSkipped', team: 'red', reason: 'nobody-able' },
      { kind: 'turnSkipped', team: 'black', reason: 'nobody-left' },
    ])
    expect(game.turn).toBe('yellow')
  })

  it('do not skip a team whose only action is deadly', () => {
    const game = island('', { pieces: { 'white-1': 'a8', 'red-1': 'a7' }, turn: 'red' })
    game.play('red', { kind: 'go', piece: 'red-1', to: 'b7' })
    expect(game.turn).toBe('white')
    expect(game.targets('white-1')).toEqual(['a7', 'a9'])
  })

  it('begin, in a position, with the first team able to act', () => {
    const game = island('trap', { pieces: { 'white-1': { at: 'e5', trapped: true } } })
    expect([game.turn, game.actor]).toEqual(['red', 'red'])
  })

  it('let a player choose only after the turned tile is known', () => {
    const game = island('. ?arrow-2/E ?horse', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    game.go('white-1', 'f5')
    expect(game.tile('f5')).toMatchObject({ open: true })
    expect(game.tile('g5')).toMatchObject({ open: false })
    expect(game.targets('white-1')).toEqual(['e5', 'g5'])
    game.go('white-1', 'g5')
    expect(game.targets('white-1')).toHaveLength(8)
  })
})
