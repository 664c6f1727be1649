import { describe, expect, it } from 'vitest'
import { cellNamed } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { printCell } from '../cells.ts'
import { bearForeseen } from '../foresight/bear.ts'
import { jackal } from '../rules.ts'
import { bearStep } from './step.ts'

const ARCH = { variant: 'archipelago' } as const
const bearAt = (at: string, wokenBy = 'white') => ({ more: { bear: { at, wokenBy } } })

const nextOf = (drawing: string, plan: Parameters<typeof island>[1]): string | null => {
  const { state } = island(drawing, { options: ARCH, ...plan })
  const to = bearStep(state)
  return to === null ? null : printCell(state.board, to)
}

describe('the bear (J-ARCH)', () => {
  it('sends the piece that turns its tile to its ship, and takes a step at once', () => {
    const game = island('?bear', { options: ARCH, pieces: { 'white-1': 'e4', 'red-1': 'h8' } })
    const kinds = game.go('white-1', 'e5').map(({ kind }) => kind)
    expect(kinds).toEqual(['pieceMoved', 'tileRevealed', 'bearWoken', 'pieceMauled', 'bearWalked', 'turnPassed'])
    expect([game.at('white-1'), game.bear, game.turn]).toEqual(['g1', 'f6', 'red'])
  })

  it.each(['missionary', 'friday'])('sends %s that turns its tile to the ship, alive', (who) => {
    const game = island('?bear', {
      options: ARCH,
      pieces: { [who]: { team: 'white', at: 'e4' }, 'white-1': 'g1', 'red-1': 'h8' },
    })
    game.go(who, 'e5')
    expect(game.at(who)).toBe('g1')
  })

  it('walks at the end of the turns of both crews of the player that woke it', () => {
    const game = island('', {
      options: { ...ARCH, players: 2 },
      pieces: { 'white-1': 'g1', 'red-1': 'k10', 'black-1': 'g13' },
      ...bearAt('e5'),
    })
    game.passBy()
    expect(game.bear).toBe('f6')
    game.go('red-1', 'k9')
    expect([game.bear, game.turn]).toEqual(['f6', 'black'])
    game.passBy()
    expect(game.bear).toBe('g7')
  })

  it.each(['fort', 'thicket', 'swamp', 'cannibal'])('reaches every piece on %s', (kind) => {
    const pieces =
      kind === 'cannibal'
        ? { friday: { team: 'red', at: 'f6' } }
        : kind === 'fort'
          ? { 'red-1': 'f6', 'red-2': 'f6' }
          : { 'red-1': { at: 'f6', step: 1 }, 'black-1': { at: 'f6', step: 2 } }
    const game = island('', {
      options: ARCH,
      tiles: { f6: kind },
      pieces: { 'white-1': 'g1', ...pieces },
      ...bearAt('e5'),
    })
    game.passBy()
    expect([game.bear, Object.keys(pieces).filter((id) => game.at(id) === 'f6')]).toEqual(['f6', []])
  })

  it('crosses a ferry, and meets the piece there', () => {
    const game = island('', {
      map: `
        ~~~~~~~
        ~##~##~
        ~##=##~
        ~##~##~
        ~~~~~~~`,
      options: ARCH,
      teams: { white: { ship: 'd2' }, red: { ship: 'a3' } },
      pieces: { 'white-1': 'd2', 'red-1': 'd3' },
      ...bearAt('c3'),
    })
    game.passBy()
    expect([game.bear, game.at('red-1')]).toEqual(['d3', 'a3'])
  })

  it('walks on at the end of each later turn of the player that woke it, and of no other', () => {
    const game = island('', { options: ARCH, pieces: { 'white-1': 'g1', 'red-1': 'h8' }, ...bearAt('e5') })
    game.passBy()
    expect(game.bear).toBe('f6')
    game.go('red-1', 'h9')
    expect(game.bear).toBe('f6')
  })

  it('sends every piece that it reaches to its ship and frees it of traps; a missionary and Friday perish', () => {
    const game = island('', {
      options: ARCH,
      tiles: { f6: 'trap' },
      pieces: { 'white-1': 'g1', 'red-1': { at: 'f6', trapped: true } },
      ...bearAt('e5'),
    })
    game.passBy()
    expect(game.piece('red-1')).toEqual({ id: 'red-1', type: 'pirate', team: 'red', at: 'a7' })
    const sad = island('', {
      options: ARCH,
      pieces: { 'white-1': 'g1', friday: { team: 'red', at: 'f6' } },
      ...bearAt('e5'),
    })
    sad.passBy()
    expect(sad.at('friday')).toBe('gone')
  })

  it.each([
    ['diagonally first', { 'white-1': 'h6' }, 'f6'],
    ['straight where that is the way', { 'white-1': 'e8' }, 'e6'],
    ['to the first clockwise from the north', { 'white-1': 'c5', 'red-1': 'g3' }, 'f4'],
    ['to the nearest', { 'white-1': 'c5', 'red-1': 'h5' }, 'd5'],
    ['nowhere while all are aboard or afloat', { 'white-1': 'g1', 'red-1': 'e1' }, null],
  ])('goes %s', (_how, pieces, to) => {
    expect(nextOf('', { pieces, ...bearAt('e5') })).toBe(to)
  })

  it('walks over closed tiles without turning them, and round water', () => {
    expect(nextOf('?rum', { at: 'f6', pieces: { 'white-1': 'g7' }, ...bearAt('e5') })).toBe('f6')
    const strait = nextOf('. .', {
      map: `
        ~~~~~~~
        ~#####~
        ~##~##~
        ~##~##~
        ~~~~~~~`,
      at: 'b2',
      pieces: { 'white-1': 'e2' },
      teams: { white: { ship: 'c1' }, red: { ship: 'a3' } },
      ...bearAt('c2'),
    })
    expect(strait).toBe('c3')
  })

  it('is not attacked, but a piece thrown onto it flies to its ship, and its load stays where the piece set out', () => {
    const game = island('empty=1 > .', { options: ARCH, pieces: { 'white-1': 'e5' }, ...bearAt('g5', 'red') })
    expect(game.whyNot('white-1', 'f6')).toBeNull()
    expect(game.isFatal('white-1', 'f5')).toBe(false)
    game.go('white-1', 'f5', { carry: 'coin' })
    expect([game.at('white-1'), game.tile('e5'), game.team('white').gold]).toEqual([
      'g1',
      { kind: 'empty', open: true, coins: 1 },
      0,
    ])
    const near = island('', { options: ARCH, pieces: { 'white-1': 'e5' }, ...bearAt('f5') })
    expect(near.whyNot('white-1', 'f5')).toBe('bear-there')
  })

  it('on a closed tile reveals nothing of what lies there', () => {
    const game = island('. > ?swamp', { options: ARCH, pieces: { 'white-1': 'e5' }, ...bearAt('g5', 'red') })
    const steps = game.go('white-1', 'f5').flatMap((event) => (event.kind === 'pieceMoved' ? [event.step] : []))
    expect([steps, game.tile('g5'), game.at('white-1')]).toEqual([[0, 0], { kind: 'swamp', open: false }, 'g1'])
  })

  it('kills a missionary thrown onto it, which every player can foresee', () => {
    const game = island('. > .', {
      options: ARCH,
      pieces: { missionary: { team: 'white', at: 'e5' } },
      ...bearAt('g5', 'red'),
    })
    expect(game.isFatal('missionary', 'f5')).toBe(true)
    game.go('missionary', 'f5')
    expect(game.at('missionary')).toBe('gone')
  })

  it('kills a piece that ends its move on the bear’s next cell, which every player can foresee', () => {
    const pieces = { 'white-1': 'c11', friday: { team: 'white', at: 'e5' } } as const
    const mine = island('', { options: ARCH, pieces, ...bearAt('g7') })
    expect([mine.isFatal('friday', 'f6'), mine.isFatal('friday', 'd4')]).toEqual([true, false])
    mine.go('friday', 'f6')
    expect(mine.at('friday')).toBe('gone')
    const theirs = island('', { options: ARCH, pieces, ...bearAt('g7', 'red') })
    expect(theirs.isFatal('friday', 'f6')).toBe(false)
  })

  it('opens a cave to the pieces shut in when it walks off', () => {
    const game = island('', {
      options: ARCH,
      tiles: { f6: 'cave', c3: 'cave' },
      pieces: { 'white-1': 'g1', 'red-1': 'h8', 'black-1': { inCave: 'c3', awaits: 'exit' } },
      ...bearAt('f6'),
    })
    game.passBy()
    expect([game.bear, game.at('black-1')]).toEqual(['g7', 'f6'])
  })

  describe('is foreseen (J-ARCH):', () => {
    const foreseen = (plan: Parameters<typeof island>[1], piece: string, to: string) => {
      const game = island('', { options: ARCH, ...plan })
      const { state } = game
      const move = jackal
        .legalMoves(state, 'white')
        .find((one) => one.kind === 'go' && one.piece === piece && one.to === cellNamed(state.board, to) && !one.carry)
      const step = move ? bearForeseen(state, move) : null
      game.go(piece, to)
      const walked = game.bear
      return { foreseen: step && printCell(state.board, step.to), reaches: step?.reaches, walked }
    }

    it.each<[string, Parameters<typeof island>[1], string, string, string, readonly string[]]>([
      ['by where the mover comes to rest', { pieces: { 'white-1': 'h8' }, ...bearAt('f6') }, 'white-1', 'h7', 'g7', []],
      [
        'without those whom he sends home',
        { pieces: { 'white-1': 'k9', 'white-2': 'c9', 'red-1': 'd8' }, ...bearAt('f6') },
        'white-2',
        'd8',
        'e7',
        [],
      ],
      [
        'with a Friday who is won over and stays where he is',
        {
          pieces: { 'white-1': 'e8', friday: { team: 'red', at: 'f7' }, 'red-1': 'c3' },
          ...bearAt('g6'),
        },
        'white-1',
        'f7',
        'f7',
        ['white-1', 'friday'],
      ],
    ])('%s', (_how, plan, piece, to, cell, reaches) => {
      expect(foreseen(plan, piece, to)).toEqual({ foreseen: cell, reaches, walked: cell })
    })

    it('nowhere in the turns of others, or where a move may end in different places', () => {
      const others = island('', { options: ARCH, pieces: { 'white-1': 'h8' }, ...bearAt('f6', 'red') })
      for (const move of jackal.legalMoves(others.state, 'white')) expect(bearForeseen(others.state, move)).toBeNull()
    })
  })

  it.each([
    ['a second one under a tile', { tiles: { c3: '?bear' }, ...bearAt('e5') }],
    ['one at sea', bearAt('e1')],
    ['one under a tile of the base game', { options: {}, tiles: { c3: '?bear' } }],
    ['one with company', { pieces: { 'white-1': 'e5' }, ...bearAt('e5') }],
  ])('refuses %s in a position', (_what, plan) => {
    expect(() => island('', { options: ARCH, ...plan })).toThrow(/^(bear|board\.tiles\.c3: there is no bear)/)
  })
})
