import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

const crew = { 'white-1': 'g1' }

describe('the missionary (J-MISSIONARY)', () => {
  it.each(['red-1', 'ben'])('does not enter a tile with %s', (id) => {
    const game = island('', { pieces: { ...crew, missionary: 'd5', [id]: { team: 'red', at: 'e5' }, 'red-2': 'a7' } })
    expect(game.whyNot('missionary', 'e5')).toBe('preacher-avoids-enemies')
  })

  it('dies if forced onto a tile with enemies', () => {
    const game = island('. > .', { pieces: { ...crew, missionary: 'e5', 'red-1': 'g5' } })
    expect(game.isFatal('missionary', 'f5')).toBe(true)
    game.go('missionary', 'f5')
    expect([game.at('missionary'), game.at('red-1')]).toEqual(['gone', 'g5'])
  })

  it('keeps enemies from its tile, and those forced onto it die', () => {
    const game = island('. > .', {
      pieces: { 'white-1': 'f6', 'white-2': 'e5', missionary: { team: 'red', at: 'g5' } },
    })
    expect(game.whyNot('white-1', 'g5')).toBe('preacher-protects')
    expect(game.isFatal('white-2', 'f5')).toBe(true)
    game.go('white-2', 'f5')
    expect([game.at('white-2'), game.at('missionary')]).toEqual(['dead', 'g5'])
  })

  it('protects every piece that stands with it', () => {
    const game = island('', { pieces: { 'white-1': 'd5', missionary: { team: 'red', at: 'e5' }, 'red-1': 'e5' } })
    expect(game.whyNot('white-1', 'e5')).toBe('preacher-protects')
  })

  describe('counts for the whole tile of a turntable, on all steps', () => {
    const onTable = (at: object, others: object) =>
      island('swamp .', {
        pieces: { 'white-1': 'g1', 'red-2': 'a7', ...others, missionary: { at: 'e5', ...at } },
      })

    it('a missionary does not enter it while an enemy is on any of its steps', () => {
      const game = island('swamp', {
        pieces: { ...crew, missionary: 'd5', 'red-1': { at: 'e5', step: 3 }, 'red-2': 'a7' },
      })
      expect(game.whyNot('missionary', 'e5')).toBe('preacher-avoids-enemies')
    })

    it('no enemy enters it while the missionary is on any of its steps', () => {
      const game = onTable({ team: 'red', step: 3 }, { 'white-2': 'd5' })
      expect(game.whyNot('white-2', 'e5')).toBe('preacher-protects')
    })

    it('an enemy forced onto it dies', () => {
      const game = island('swamp < .', {
        pieces: { ...crew, 'white-2': 'g5', missionary: { team: 'red', at: 'e5', step: 3 }, 'red-2': 'a7' },
      })
      expect(game.isFatal('white-2', 'f5')).toBe(true)
      game.go('white-2', 'f5')
      expect([game.at('white-2'), game.at('missionary')]).toEqual(['dead', 'e5'])
    })

    it('friends enter it', () => {
      const game = onTable({ step: 3 }, { 'white-2': 'd5' })
      expect(game.whyNot('white-2', 'e5')).toBeNull()
    })

    it('no piece on another step of it is hit, whichever team the missionary belongs to', () => {
      const foe = { 'red-1': { at: 'e5', step: 1 }, 'white-2': 'd5' }
      expect(onTable({ team: 'red', step: 4 }, foe).whyNot('white-2', 'e5')).toBe('preacher-protects')
      expect(onTable({ team: 'white', step: 4 }, foe).whyNot('white-2', 'e5')).toBe('preacher-protects')
    })

    it('no piece on another step of it hits, on it or as it leaves', () => {
      const within = onTable(
        { team: 'red', step: 4 },
        { 'white-2': { at: 'e5', step: 2 }, 'red-1': { at: 'e5', step: 3 } },
      )
      expect(within.whyNot('white-2', 'e5')).toBe('preacher-protects')
      const leaving = onTable({ step: 1 }, { 'white-2': { at: 'e5', step: 4 }, 'red-1': 'f5' })
      expect(leaving.whyNot('white-2', 'f5')).toBe('stands-with-preacher')
    })

    it('a piece already on it goes on along its free steps', () => {
      const game = onTable({ team: 'red', step: 4 }, { 'white-2': { at: 'e5', step: 1 } })
      game.go('white-2', 'e5')
      expect(game.piece('white-2')).toMatchObject({ at: 'e5', step: 2 })
    })

    it('Friday and the missionary on it vanish, whichever comes to the other', () => {
      const comes = onTable({ team: 'red', step: 1 }, { friday: { team: 'white', at: 'd5' } })
      comes.go('friday', 'e5')
      expect([comes.at('friday'), comes.at('missionary')]).toEqual(['gone', 'gone'])
      const isThere = island('swamp', {
        pieces: { ...crew, missionary: 'd5', friday: { team: 'red', at: 'e5', step: 4 }, 'red-2': 'a7' },
      })
      isThere.go('missionary', 'e5')
      expect([isThere.at('friday'), isThere.at('missionary')]).toEqual(['gone', 'gone'])
    })
  })

  it('does not enter a thicket with an enemy, while enemies may enter a thicket with the missionary', () => {
    const he = island('thicket', { pieces: { ...crew, missionary: 'd5', 'red-1': 'e5', 'red-2': 'a7' } })
    expect(he.whyNot('missionary', 'e5')).toBe('preacher-avoids-enemies')
    const enemy = island('thicket', {
      pieces: { 'white-1': 'd5', missionary: { team: 'red', at: 'e5' }, 'red-2': 'a7' },
    })
    enemy.go('white-1', 'e5')
    expect([enemy.at('white-1'), enemy.at('missionary')]).toEqual(['e5', 'e5'])
  })

  it('dies if forced into a thicket with an enemy', () => {
    const game = island('. > thicket', { pieces: { ...crew, missionary: 'e5', 'red-1': 'g5', 'red-2': 'a7' } })
    game.go('missionary', 'f5')
    expect([game.at('missionary'), game.at('red-1')]).toEqual(['gone', 'g5'])
  })

  it('keeps pieces that set out beside it from hitting, Friday included', () => {
    const foes = { 'red-1': 'e5', 'red-2': 'a7', friday: { team: 'red', at: 'e6' } }
    const game = island('', { pieces: { 'white-1': 'd5', missionary: 'd5', ...foes } })
    expect(game.whyNot('white-1', 'e5')).toBe('stands-with-preacher')
    expect(game.whyNot('white-1', 'e6')).toBe('stands-with-preacher')
    game.go('white-1', 'd6')
    game.passBy()
    game.go('white-1', 'e5')
    expect(game.at('red-1')).toBe(game.team('red').ship)
  })

  it('keeps them from hitting from the ship, in the water and by airplane as well', () => {
    const aboard = island('', { pieces: { 'white-1': 'g1', missionary: 'g1', 'red-1': 'g2' } })
    expect(aboard.whyNot('white-1', 'g2')).toBe('stands-with-preacher')
    const afloat = island('', { pieces: { 'white-1': 'd1', missionary: 'd1', 'red-1': 'e1' } })
    expect(afloat.whyNot('white-1', 'e1')).toBe('stands-with-preacher')
    const airborne = island('airplane', { pieces: { 'white-1': 'd5', missionary: 'e5', 'red-1': 'k10' } })
    airborne.go('white-1', 'e5')
    expect(airborne.targets('white-1')).not.toContain('k10')
  })

  it('lets them enter a thicket with enemies, where there is no hitting (J-THICKET)', () => {
    const game = island('. thicket', { pieces: { 'white-1': 'e5', missionary: 'e5', 'red-1': 'f5', 'red-2': 'a7' } })
    game.go('white-1', 'f5')
    expect([game.at('white-1'), game.at('red-1')]).toEqual(['f5', 'f5'])
  })

  it('is joined by friends and joins them', () => {
    const game = island('', { pieces: { 'white-1': 'd5', missionary: 'e5', 'white-2': 'f5' } })
    game.go('white-1', 'e5')
    game.passBy()
    game.go('missionary', 'f5')
    expect([game.at('white-1'), game.at('missionary'), game.at('white-2')]).toEqual(['e5', 'f5', 'f5'])
  })

  it('opens tiles and carries nothing', () => {
    const game = island('empty=1T ?chest-2', { pieces: { ...crew, missionary: 'e5' } })
    expect(game.targets('missionary', { carry: 'coin' })).toEqual([])
    expect(game.whyNot('missionary', 'e6', { carry: 'coin' })).toBe('preacher-carries-nothing')
    game.go('missionary', 'f5')
    expect(game.tile('f5')).toMatchObject({ open: true, coins: 2 })
  })

  it('becomes an ordinary pirate by a bottle: strikes, is struck, carries, sails', () => {
    const turned = { at: 'e5', fighter: true }
    const game = island('empty=1', { pieces: { ...crew, missionary: turned, 'red-1': 'f5' } })
    expect(game.whyNot('missionary', 'e6', { carry: 'coin' })).toBeNull()
    game.go('missionary', 'f5')
    expect(game.at('red-1')).toBe('a7')
    const struck = island('', { turn: 'red', pieces: { ...crew, missionary: turned, 'red-1': 'd5' } })
    struck.go('red-1', 'e5')
    expect(struck.piece('missionary')).toMatchObject({ at: 'g1', fighter: true })
    const sailor = island('', { pieces: { missionary: { at: 'g1', fighter: true }, 'white-1': 'c9' } })
    expect(sailor.refusal('white', { kind: 'sail', team: 'white', to: 'f1' })).toBeNull()
  })
})

describe('Friday and the missionary on one cell (J-FRIDAY)', () => {
  it.each([
    ['friday', 'white', 'white'],
    ['friday', 'white', 'red'],
    ['missionary', 'white', 'white'],
    ['missionary', 'white', 'red'],
  ])('both leave when %s of %s comes to the other of %s', (comer, own, other) => {
    const host = comer === 'friday' ? 'missionary' : 'friday'
    const game = island('', {
      pieces: { ...crew, 'red-1': 'a7', [comer]: { team: own, at: 'd5' }, [host]: { team: other, at: 'e5' } },
    })
    expect(game.go(comer, 'e5')).toContainEqual({ kind: 'pieceLeft', piece: 'friday', cell: 'e5', cause: 'met' })
    expect([game.at('friday'), game.at('missionary'), game.turn]).toEqual(['gone', 'gone', 'red'])
  })

  it('leave their loads behind', () => {
    const game = island('empty=1 .', { pieces: { ...crew, friday: 'e5', missionary: 'f5' } })
    game.go('friday', 'f5', { carry: 'coin' })
    expect(game.tile('f5')).toMatchObject({ coins: 1 })
    expect(game.at('friday')).toBe('gone')
  })

  it('leave aboard a ship too, after the load is scored', () => {
    const game = island('empty=1', { at: 'g2', pieces: { ...crew, friday: 'g2', missionary: 'g1' } })
    game.go('friday', 'g1', { carry: 'coin' })
    expect([game.at('friday'), game.at('missionary'), game.team('white').gold]).toEqual(['gone', 'gone', 1])
  })

  it('leave when a ship takes the one aboard to the cell of the other', () => {
    const game = island('', { pieces: { ...crew, missionary: 'g1', friday: 'f1' } })
    game.play('white', { kind: 'sail', team: 'white', to: 'f1' })
    expect([game.at('friday'), game.at('missionary'), game.turn]).toEqual(['gone', 'gone', 'red'])
  })

  it('stay together once the missionary has turned pirate', () => {
    const game = island('', { pieces: { ...crew, friday: 'd5', missionary: { at: 'e5', fighter: true } } })
    game.go('friday', 'e5')
    expect([game.at('friday'), game.at('missionary')]).toEqual(['e5', 'e5'])
  })
})
