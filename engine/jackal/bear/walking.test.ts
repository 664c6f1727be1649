import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'
import { TILE_KINDS } from '../data/tiles.ts'

const ARCH = { variant: 'archipelago' } as const
const bearAt = (at: string, wokenBy = 'white') => ({ more: { bear: { at, wokenBy } } })

/** All kinds but ferries, which only a map places, and the bear's own. */
const KINDS = TILE_KINDS.filter((kind) => kind !== 'ferry' && kind !== 'bear')

describe('the bear walks over everything, closed tiles too, without opening or stopping (J-ARCH)', () => {
  it.each(KINDS.flatMap((kind) => [kind, `?${kind}`]))('%s', (tile) => {
    const game = island(tile, {
      at: 'f6',
      options: { ...ARCH, lifeboat: true },
      pieces: { 'white-1': 'g1', 'red-1': 'h9' },
      ...bearAt('e5'),
    })
    const before = game.tile('f6')
    game.passBy()
    expect([game.bear, game.tile('f6')]).toEqual(['f6', before])
    game.go('red-1', 'h10')
    game.passBy()
    expect([game.bear, game.tile('f6')]).toEqual(['g7', before])
  })
})

describe('the bear’s tile (J-ARCH)', () => {
  it('becomes an empty tile, for loads too', () => {
    const game = island('bear', { options: ARCH, tiles: { e4: 'empty=1' }, pieces: { 'white-1': 'e4' } })
    game.go('white-1', 'e5', { carry: 'coin' })
    expect([game.at('white-1'), game.tile('e5')]).toEqual(['e5', { kind: 'bear', open: true, coins: 1 }])
  })

  it('sends home a piece thrown there, and a piece that turns it from a ship', () => {
    const thrown = island('> ?bear', { options: ARCH, pieces: { 'white-1': 'd5', 'red-1': 'k9' } })
    thrown.go('white-1', 'e5')
    expect([thrown.at('white-1'), thrown.bear]).toEqual(['g1', 'g6'])
    const landed = island('?bear', { at: 'g2', options: ARCH, pieces: { 'white-1': 'g1', 'red-1': 'k9' } })
    landed.go('white-1', 'g2')
    expect([landed.at('white-1'), landed.bear]).toEqual(['g1', 'h3'])
  })

  it('sends the finder home even if its comrades are nearer: the bear’s first step may reach them', () => {
    const game = island('?bear', { options: ARCH, pieces: { 'white-1': 'e4', 'white-2': 'f5' } })
    game.go('white-1', 'e5')
    expect([game.at('white-1'), game.at('white-2'), game.bear]).toEqual(['g1', 'g1', 'f5'])
  })

  it('leaves the bear in place while no piece is ashore, and the bear sets out once one is', () => {
    const game = island('?bear', { options: ARCH, pieces: { 'white-1': 'e4', 'red-1': 'a7' } })
    game.go('white-1', 'e5')
    expect(game.bear).toBe('e5')
    game.go('red-1', 'b7')
    game.passBy()
    expect(game.bear).toBe('d6')
  })
})

describe('the turns at whose end the bear walks (J-ARCH)', () => {
  it('do not include a skipped turn', () => {
    const game = island('trap', {
      options: ARCH,
      turn: 'red',
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'red-1': 'k9', 'black-1': 'g13' },
      ...bearAt('h6'),
    })
    const kinds = game.go('red-1', 'k10').map(({ kind }) => kind)
    game.passBy()
    expect([kinds.includes('bearWalked'), game.turn, game.bear]).toEqual([false, 'red', 'h6'])
  })

  it('stay the same under the grove: they go by the crew, regardless of its commander', () => {
    const game = island('', {
      options: ARCH,
      pieces: { 'white-1': 'g1', 'red-1': 'h8' },
      more: { bear: { at: 'e5', wokenBy: 'white' }, grove: { turnsLeft: 2 } },
    })
    expect(game.actor).toBe('red')
    game.passBy()
    expect(game.bear).toBe('f6')
    expect([game.turn, game.actor]).toEqual(['red', 'white'])
    game.go('red-1', 'h9')
    expect(game.bear).toBe('f6')
  })

  it('are those of the crew that turns its tile under the grove', () => {
    const game = island('?bear', {
      options: ARCH,
      pieces: { 'white-1': 'e4', 'red-1': 'h8' },
      more: { grove: { turnsLeft: 2 } },
    })
    expect(game.go('white-1', 'e5')).toContainEqual({ kind: 'bearWoken', cell: 'e5', by: 'white-1', seat: 'white' })
  })
})

describe('a bottle and the bear (J-ARCH)', () => {
  const TRAPPED = {
    options: ARCH,
    teams: { white: { bottles: 1 } },
    pieces: { 'white-1': { at: 'c3', trapped: true }, 'white-2': 'e4', 'red-1': 'h8' },
    tiles: { c3: 'trap' },
  }

  it('the bear walks after all choices, after the bottle', () => {
    const game = island('', { ...TRAPPED, ...bearAt('h6') })
    game.go('white-2', 'd4')
    expect(game.bear).toBe('h6')
    expect(game.kinds({ kind: 'uncork', piece: 'white-1' })).toEqual([
      'bottleUsed',
      'pieceFreed',
      'decisionAsked',
      'bearWalked',
      'turnPassed',
    ])
  })

  it('a bear just woken has taken its step, and takes no other after the bottle', () => {
    const game = island('?bear', TRAPPED)
    game.go('white-2', 'e5')
    expect([game.bear, game.moves().map(({ kind }) => kind)]).toEqual(['d4', ['uncork', 'decline']])
    game.kinds({ kind: 'decline' })
    expect([game.bear, game.turn]).toEqual(['d4', 'red'])
  })

  it('in place of a move ends the turn, and the bear walks', () => {
    const game = island('', {
      ...TRAPPED,
      pieces: { 'white-1': { at: 'c3', trapped: true }, 'red-1': 'h8' },
      ...bearAt('h6'),
    })
    game.kinds({ kind: 'uncork', piece: 'white-1' })
    expect([game.bear, game.turn]).toEqual(['h7', 'red'])
  })
})

describe('of equally near pieces the bear takes the first clockwise from the north (J-ARCH)', () => {
  /** Cells three steps from g7, and the bear's first step to each, clockwise from the north. */
  const ROUND = [
    ['g10', 'g8'],
    ['i10', 'h8'],
    ['j10', 'h8'],
    ['j9', 'h8'],
    ['j7', 'h7'],
    ['j5', 'h6'],
    ['j4', 'h6'],
    ['g4', 'g6'],
    ['e4', 'f6'],
    ['d4', 'f6'],
    ['d7', 'f7'],
    ['d9', 'f8'],
    ['d10', 'f8'],
    ['f10', 'f8'],
  ] as const

  it.each(ROUND.map(([cell, step], i) => ({ cell, step, rest: ROUND.slice(i).toReversed() })))(
    '$cell, by way of $step',
    ({ step, rest }) => {
      const crew = Object.fromEntries(rest.map(([cell], i) => [`red-${i + 1}`, cell]))
      const game = island('', { options: ARCH, pieces: { 'white-1': 'g1', ...crew }, ...bearAt('g7') })
      game.passBy()
      expect(game.bear).toBe(step)
    },
  )
})

describe('a piece that the bear reaches (J-ARCH)', () => {
  it('goes to its own ship at any place; what lies there stays, with the bear on it', () => {
    const game = island('', {
      options: ARCH,
      teams: { red: { ship: 'm1' } },
      tiles: { f6: 'empty=2T' },
      pieces: { 'white-1': 'g1', 'red-1': 'f6', ben: { team: 'red', at: 'f6' } },
      ...bearAt('e5'),
    })
    game.passBy()
    expect([game.at('red-1'), game.at('ben'), game.tile('f6')]).toEqual([
      'm1',
      'm1',
      { kind: 'empty', open: true, coins: 2, treasure: true },
    ])
  })

  it('may be of any crew, including the one that woke the bear', () => {
    const game = island('', { options: ARCH, pieces: { 'white-1': 'f6', 'white-2': 'g1' }, ...bearAt('e5') })
    game.passBy()
    expect(game.at('white-1')).toBe(game.team('white').ship)
  })

  it('is never afloat: the bear neither swims nor sails, and stands still when all have left the land', () => {
    const game = island('', {
      options: ARCH,
      pieces: { 'white-1': 'g1', 'white-2': 'e1', 'red-1': 'a7' },
      ...bearAt('e2'),
    })
    game.passBy()
    expect([game.bear, game.at('white-2')]).toEqual(['e2', 'e1'])
  })

  it.each(['> .', 'horse .', 'trampoline .', 'ice .'])('may be thrown onto the bear by %s', (drawing) => {
    const target = { '> .': 'g5', 'horse .': 'g7', 'trampoline .': 'h5', 'ice .': 'g5' }[drawing] ?? ''
    const game = island(`. ${drawing}`, { options: ARCH, pieces: { 'white-1': 'e5' }, ...bearAt(target, 'red') })
    game.go('white-1', 'f5')
    if (game.actor === 'white') game.go('white-1', target)
    expect([game.at('white-1'), game.bear]).toEqual(['g1', target])
  })
})
