import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

const FORTS = ['fort', 'aborigine']

describe('the forts (J-FORT, J-ABORIGINE)', () => {
  it.each(FORTS)('%s cannot be entered while an enemy of any kind is inside', (kind) => {
    for (const id of ['red-1', 'ben', 'missionary', 'friday']) {
      const game = island(`. ${kind}`, { pieces: { 'white-1': 'e5', [id]: { team: 'red', at: 'f5' } } })
      expect(game.whyNot('white-1', 'f5')).toBe('fort-taken')
    }
  })

  it.each(FORTS)('%s holds any number of friends, allies too', (kind) => {
    const game = island(`. ${kind}`, {
      options: { alliances: 'pairs' },
      pieces: { 'white-1': 'e5', 'white-2': 'f5', 'black-1': 'f5', ben: 'f5' },
    })
    game.go('white-1', 'f5')
    expect(game.at('white-1')).toBe('f5')
  })

  it.each(FORTS)('%s admits no loads', (kind) => {
    const game = island(`empty=1T ${kind}`, { pieces: { 'white-1': 'e5' } })
    expect(game.whyNot('white-1', 'f5', { carry: 'coin' })).toBe('no-loads-here')
    expect(game.whyNot('white-1', 'f5', { carry: 'treasure' })).toBe('no-loads-here')
    expect(game.whyNot('white-1', 'f5')).toBeNull()
  })

  it('kills a piece thrown against its guard (J-DEATH)', () => {
    const game = island('. > fort', { pieces: { 'white-1': 'e5', 'white-2': 'g1', 'red-1': 'g5' } })
    expect(game.isFatal('white-1', 'f5')).toBe(true)
    game.go('white-1', 'f5')
    expect([game.at('white-1'), game.at('red-1')]).toEqual(['dead', 'g5'])
  })
})

describe('revival at the aborigine’s fort (J-ABORIGINE)', () => {
  const dead = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'dead']))
  const revivals = (pieces: object) =>
    island('aborigine', { pieces: { ...pieces } })
      .moves()
      .filter((move) => move.kind === 'revive')

  it('brings one dead pirate of the team’s own colour back on that tile, and uses the turn', () => {
    const game = island('aborigine', {
      pieces: { 'white-1': 'e5', ...dead('white-2', 'white-3', 'red-2'), 'red-1': 'a7' },
    })
    expect(game.play('white', { kind: 'revive', piece: 'white-1' })).toEqual([
      { kind: 'pieceRevived', piece: 'white-2', by: 'white-1', cell: 'e5' },
      { kind: 'turnPassed', from: 'white', to: 'red', seat: 'red', sobered: [] },
    ])
    game.passBy()
    game.play('white', { kind: 'revive', piece: 'white-2' })
    expect(game.at('white-3')).toBe('e5')
    expect(game.at('red-2')).toBe('dead')
  })

  it('is for pirates only: not for Ben, Friday or the missionary, fighter or not', () => {
    expect(revivals({ ben: 'e5', ...dead('white-1') })).toEqual([])
    expect(revivals({ friday: 'e5', ...dead('white-1') })).toEqual([])
    expect(revivals({ missionary: 'e5', ...dead('white-1') })).toEqual([])
    expect(revivals({ missionary: { at: 'e5', fighter: true }, ...dead('white-1') })).toEqual([])
  })

  it('is not for a pirate that sobers up, nor outside this fort', () => {
    expect(revivals({ 'white-1': { at: 'e5', drunk: true }, 'white-3': 'g1', ...dead('white-2') })).toEqual([])
    expect(revivals({ 'white-1': 'e6', ...dead('white-2') })).toEqual([])
  })

  it('revives neither other teams’ pirates nor residents', () => {
    expect(revivals({ 'white-1': 'e5', ...dead('red-1') })).toEqual([])
    expect(revivals({ 'white-1': 'e5', ben: 'dead', missionary: 'gone' })).toEqual([])
  })

  it.each([
    ['three pirates', { 'white-1': 'e5', 'white-2': 'g1', 'white-3': 'g1' }, 0],
    ['two pirates and Ben', { 'white-1': 'e5', 'white-2': 'g1', ben: 'c9' }, 0],
    ['a fighter of each kind', { 'white-1': 'e5', missionary: { at: 'c8', fighter: true }, ben: 'c9' }, 0],
    ['two pirates, the preacher and Friday', { 'white-1': 'e5', 'white-2': 'g1', missionary: 'c8', friday: 'c9' }, 1],
    ['one of three lost in a cave', { 'white-1': 'e5', 'white-2': 'g1', 'white-3': { at: 'c8', inCave: 'c8' } }, 0],
  ])('never makes more than three fighters: %s', (_, pieces, count) => {
    const game = island('aborigine', { tiles: { c8: 'cave' }, pieces: { ...pieces, ...dead('white-4') } })
    expect(game.moves().filter((move) => move.kind === 'revive')).toHaveLength(count)
  })
})
