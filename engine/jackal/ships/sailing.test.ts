import { describe, expect, it } from 'vitest'
import { type Island, island } from '../../testkit/island.ts'

const sails = (game: Island) =>
  game
    .moves()
    .filter((move) => move.kind === 'sail')
    .map((move) => `${move.team} ${move.to}`)
const sail = (team: string, to: string) => ({ kind: 'sail', team, to })
const PAIRS = { alliances: 'pairs' }

describe('sailing (J-SHIP)', () => {
  it.each([
    ['white', 'g1', ['h1', 'f1']],
    ['white', 'c1', ['d1']],
    ['white', 'k1', ['j1']],
    ['red', 'a7', ['a6', 'a8']],
    ['red', 'a3', ['a4']],
    ['red', 'a11', ['a10']],
    ['black', 'c13', ['d13']],
    ['black', 'k13', ['j13']],
    ['yellow', 'm3', ['m4']],
    ['yellow', 'm11', ['m10']],
  ] as const)('%s at %s sails one cell along its lane: %j', (team, ship, to) => {
    const game = island('', { turn: team, pieces: { [`${team}-1`]: ship }, teams: { [team]: { ship } } })
    expect(sails(game).toSorted()).toEqual(to.map((cell) => `${team} ${cell}`).toSorted())
  })

  it('takes all pieces aboard along, and uses the turn', () => {
    const game = island('', {
      options: PAIRS,
      pieces: { 'white-1': 'g1', friday: 'g1', 'black-1': 'g1', 'red-1': 'a7' },
    })
    game.play('white', sail('white', 'f1'))
    expect(['white-1', 'friday', 'black-1'].map((id) => game.at(id))).toEqual(['f1', 'f1', 'f1'])
    expect([game.team('white').ship, game.turn]).toEqual(['f1', 'red'])
  })

  it.each([
    ['ben', 'ben', {}, true],
    ['a missionary turned pirate', 'missionary', { fighter: true }, true],
    ['the preaching missionary', 'missionary', {}, false],
    ['Friday', 'friday', {}, false],
  ])('needs a sailor of the team aboard: %s', (_, id, more, sailing) => {
    const game = island('', { pieces: { [id]: { at: 'g1', ...more }, 'white-1': 'c9' } })
    expect(sails(game).length > 0).toBe(sailing)
  })

  it('may be an ally’s ship, with one of the team’s own sailors aboard', () => {
    const pieces = { 'white-1': 'g13', 'black-1': 'c9' }
    const game = island('', { options: PAIRS, pieces })
    expect(sails(game).toSorted()).toEqual(['black f13', 'black h13'])
    game.play('white', sail('black', 'f13'))
    expect([game.team('black').ship, game.at('white-1')]).toEqual(['f13', 'f13'])
    const guest = island('', { options: PAIRS, pieces: { 'white-1': 'c9', 'black-1': 'g1' } })
    expect(guest.refusal('white', sail('white', 'f1'))).toBe('no-sailor-aboard')
    const enemy = island('', { pieces: { 'white-1': 'g1', 'red-1': 'a7' } })
    expect(enemy.refusal('white', sail('red', 'a8'))).toBe('not-your-ship')
  })

  it('drowns enemies swimming there: a pirate, the missionary, Friday', () => {
    const game = island('', {
      pieces: {
        'white-1': 'g1',
        'red-1': 'f1',
        'red-2': 'a7',
        missionary: { team: 'red', at: 'f1' },
      },
    })
    game.play('white', sail('white', 'f1'))
    expect([game.at('red-1'), game.at('missionary')]).toEqual(['dead', 'gone'])
    const friday = island('', { pieces: { 'white-1': 'g1', friday: { team: 'red', at: 'f1' }, 'red-1': 'a7' } })
    friday.play('white', sail('white', 'f1'))
    expect(friday.at('friday')).toBe('gone')
  })

  it('takes own and allied swimmers aboard', () => {
    const game = island('', {
      options: PAIRS,
      pieces: { 'white-1': 'g1', 'white-2': 'f1', 'black-1': 'f1', friday: 'f1', 'red-1': 'a7' },
    })
    game.play('white', sail('white', 'f1'))
    game.passBy()
    expect(game.targets('black-1')).toEqual(['f2'])
    expect(['white-2', 'friday'].map((id) => game.at(id))).toEqual(['f1', 'f1'])
  })

  it('cannot move onto own or allied swimmers if ships pick none up', () => {
    const options = { ...PAIRS, shipPicksUpSwimmers: false }
    for (const id of ['white-2', 'black-1', 'friday']) {
      const game = island('', { options, pieces: { 'white-1': 'g1', [id]: 'f1' } })
      expect(game.refusal('white', sail('white', 'f1'))).toBe('own-swimmer-in-the-way')
    }
    const foe = island('', { options, pieces: { 'white-1': 'g1', 'red-1': 'f1', 'red-2': 'a7' } })
    foe.play('white', sail('white', 'f1'))
    expect(foe.at('red-1')).toBe('dead')
  })

  it('never enters a cell with another ship', () => {
    const game = island('', {
      pieces: { 'white-1': 'g1', 'red-1': 'h1' },
      teams: { red: { side: 'S', ship: 'h1' } },
    })
    expect(game.refusal('white', sail('white', 'h1'))).toBe('not-in-the-lane')
  })
})

describe('leaving and boarding (J-SHIP)', () => {
  it.each([
    ['white', 'e1', 'e2'],
    ['red', 'a4', 'b4'],
    ['black', 'j13', 'j12'],
    ['yellow', 'm9', 'l9'],
  ] as const)('%s leaves %s only straight ahead, to %s', (team, ship, landing) => {
    const game = island('', { turn: team, pieces: { [`${team}-1`]: ship }, teams: { [team]: { ship } } })
    expect(game.targets(`${team}-1`)).toEqual([landing])
    expect(game.whyNot(`${team}-1`, 'b3')).toBe('straight-ashore-only')
  })

  it('leaves an ally’s ship in the same way', () => {
    const game = island('', { options: PAIRS, pieces: { 'white-1': 'g13', 'black-1': 'c9' } })
    expect(game.targets('white-1')).toEqual(['g12'])
  })

  it.each(['f2', 'g2', 'h2', 'f1', 'h1'])('is boarded from %s', (cell) => {
    const game = island('', { pieces: { 'white-1': cell, 'white-2': 'g1' } })
    game.go('white-1', 'g1')
    expect([game.at('white-1'), game.turn]).toEqual(['g1', 'red'])
  })

  it('is out of reach from two tiles along the shore', () => {
    const game = island('', { pieces: { 'white-1': 'e2', 'white-2': 'g1' } })
    expect(game.whyNot('white-1', 'g1')).toBe('too-far')
  })

  it('is death aboard an enemy ship, allowed on purpose, for every piece; no piece aboard is hurt', () => {
    for (const id of ['white-1', 'ben', 'missionary', 'friday']) {
      const game = island('', { pieces: { [id]: 'b7', 'white-2': 'g1', 'red-1': 'a7' } })
      expect(game.isFatal(id, 'a7')).toBe(true)
      expect(game.go(id, 'a7')).toContainEqual({ kind: 'pieceDied', piece: id, cell: 'a7', cause: 'ship', by: null })
      expect([game.at(id), game.at('red-1')]).toEqual([id === 'white-1' ? 'dead' : 'gone', 'a7'])
    }
  })

  it('is on an enemy’s ship unless allied, the opposite one too', () => {
    const pieces = { 'white-1': 'g12', 'black-1': 'g13' }
    expect(island('', { pieces }).isFatal('white-1', 'g13')).toBe(true)
    expect(island('', { pieces, options: PAIRS }).isFatal('white-1', 'g13')).toBe(false)
  })

  it('is refused on foot with a load if the ship is an enemy’s (J-DEATH)', () => {
    const game = island('empty=1', { at: 'b7', pieces: { 'white-1': 'b7', 'white-2': 'g1' } })
    expect(game.whyNot('white-1', 'a7', { carry: 'coin' })).toBe('enemy-ship-with-load')
  })
})
