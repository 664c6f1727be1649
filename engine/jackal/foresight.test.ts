import { describe, expect, it } from 'vitest'
import { playMove } from '../kernel/play.ts'
import { openStream } from '../kernel/rng.ts'
import type { IslandPlan } from '../testkit/drawnIsland.ts'
import { type Island, island } from '../testkit/island.ts'
import { randomIsland } from '../testkit/randomIsland.ts'
import { parseCell, printCell } from './cells.ts'
import { hittersOf, type Route, type RouteEnd, routesOf, turnsHome, turnsToSwim, unknownKinds } from './foresight.ts'
import { legalMoves } from './moves.ts'
import { parsePosition } from './position.ts'
import { jackal } from './rules.ts'
import type { JackalEvent, JackalMove, JackalState } from './types.ts'

const crew = { 'white-1': 'e5', 'white-2': 'g1', 'red-3': 'a7' }

/** Walks east from e5 onto the drawn row. */
function eastOf(row: string, plan: IslandPlan = {}): Island {
  return island(`empty=1 ${row}`, { ...plan, pieces: { ...crew, ...plan.pieces } })
}

describe('moves that every player can see must end in death are marked fatal (J-DEATH)', () => {
  it.each([
    ['the cannibal', 'cannibal', {}],
    ['an arrow onto the cannibal', '> cannibal', {}],
    ['an arrow back', '> <', {}],
    ['ice between arrows', '> ice <', {}],
    ['an arrow into a taken fort', '> fort', { 'red-1': 'g5' }],
    ['an arrow at a crocodile', '> crocodile', {}],
    ['an arrow onto the enemy’s missionary', '> .', { missionary: { team: 'red', at: 'g5' } }],
    ['an arrow into a guarded cave', '> cave', { 'red-1': 'k3' }],
    ['a fork whose ways all end badly', 'arrow-2 .', {}],
    ['a cannon trained on an enemy ship', 'cannon/W', {}],
  ])('%s', (_, row, pieces) => {
    const game = eastOf(row, {
      pieces,
      tiles: { f6: 'cannibal', f4: 'cannibal', ...(row.includes('cave') && { k3: 'cave' }) },
      teams: { red: { ship: 'a5' } },
    })
    expect(game.isFatal('white-1', 'f5')).toBe(true)
    game.go('white-1', 'f5')
    while (game.actor === 'white') game.kinds(game.moves()[0] ?? { kind: 'none' })
    expect(game.at('white-1')).toBe('dead')
  })

  it.each([
    ['a closed tile', '> ?empty'],
    ['a fort', '> fort'],
    ['a thicket', 'ice thicket'],
    ['a cave without an exit', '> cave'],
  ])('with a load: %s at the end of a chain, but not without one', (_, row) => {
    const game = eastOf(row)
    expect(game.isFatal('white-1', 'f5', { carry: 'coin' })).toBe(true)
    expect(game.isFatal('white-1', 'f5')).toBe(false)
  })

  it.each([
    ['a fork with one way out', 'arrow-2/E cannibal'],
    ['a horse', 'horse'],
    ['a trap', 'trap'],
    ['a caramba', 'caramba'],
    ['an arrow into the water', 'cannon/S'],
    ['an arrow onto an enemy', '> .'],
  ])('%s is not', (_, row) => {
    expect(eastOf(row, { pieces: { 'red-1': 'g5' } }).isFatal('white-1', 'f5')).toBe(false)
  })

  it.each(['cannibal', 'arrow-1/W', 'crocodile', 'cannon/W'])(
    'a closed %s is not, even if a seat looked at it',
    (kind) => {
      const tile = { kind: kind.split('/')[0], facing: 'W', open: false, seenBy: ['white'] }
      const more = {
        board: {
          default: { kind: 'empty' },
          tiles: { f5: tile, d5: { kind: 'arrow-1', facing: 'E' }, l11: { kind: 'empty', coins: 1 } },
        },
      }
      const game = island('', { pieces: crew, more })
      expect(game.isFatal('white-1', 'f5')).toBe(false)
    },
  )

  it('flights and ways chosen on the road are marked', () => {
    const flight = island('airplane', { pieces: crew, tiles: { k10: 'cannibal', k9: '>', l9: 'fort' } })
    expect(flight.isFatal('white-1', 'k10')).toBe(true)
    const fork = eastOf('arrow-3 cannibal')
    fork.go('white-1', 'f5')
    expect(fork.targets('white-1')).toEqual(['e6', 'f4', 'g5'])
    expect(['e6', 'f4', 'g5'].map((to) => fork.isFatal('white-1', to))).toEqual([false, false, true])
  })

  it('sailing, reviving and gifts are not marked', () => {
    const game = eastOf('.')
    expect(game.hint({ kind: 'sail', team: 'white', to: 'f1' })).toEqual({})
  })
})

const moveTo = ({ state }: Island, to: string, carry?: 'coin'): JackalMove => {
  const cell = parseCell(state.board, to) ?? -1
  return { kind: 'go', piece: 'white-1', to: cell, ...(carry && { carry }) }
}
const routesIn = (game: Island, to: string, carry?: 'coin'): readonly Route[] =>
  routesOf(game.state, moveTo(game, to, carry))
const toldIn = (game: Island, { path, ends }: Route): string => {
  const steps = path.map((step) => `${printCell(game.state.board, step.cell)} ${step.cause}`)
  return `${steps.join(', ')}: ${ends}`
}
const told = (game: Island, to: string): readonly string[] => routesIn(game, to).map((route) => toldIn(game, route))

describe('the routes of a move are foreseen as far as public knowledge allows', () => {
  it.each([
    ['.', ['f5 walk: rest']],
    ['> ice .', ['f5 walk, g5 arrow, h5 ice: rest']],
    ['> ?empty', ['f5 walk, g5 arrow: unknown']],
    ['> balloon', ['f5 walk, g5 arrow, g1 balloon: ship']],
    ['cannon/S', ['f5 walk, f1 cannon: sea']],
    ['crocodile', ['f5 walk, e5 crocodile: rest']],
    ['> <', ['f5 walk, g5 arrow, f5 arrow: death']],
    ['> cannibal', ['f5 walk, g5 arrow: death']],
    ['> cave', ['f5 walk, g5 arrow, k3 cave: rest']],
    ['trap', ['f5 walk: held']],
    ['arrow-2/E cannibal', ['f5 walk, g5 arrow: death', 'f5 walk, e5 arrow: rest']],
    ['> arrow-2', ['f5 walk, g5 arrow, g6 arrow: rest', 'f5 walk, g5 arrow, g4 arrow: rest']],
  ])('%s: %j', (row, routes) => {
    expect(told(eastOf(row, { tiles: { k3: 'cave' } }), 'f5')).toEqual(routes)
  })

  it('end in a cave without another one open; with several the player chooses', () => {
    expect(told(eastOf('cave'), 'f5')).toEqual(['f5 walk: lost'])
    const several = eastOf('cave', { tiles: { k3: 'cave', c9: 'cave' } })
    expect(told(several, 'f5').toSorted()).toEqual(['f5 walk, c9 cave: rest', 'f5 walk, k3 cave: rest'])
  })

  it('follow a horse to every allowed cell, into the sea and aboard too', () => {
    const ends = routesIn(island('horse', { at: 'f2', pieces: { 'white-1': 'e2', 'white-2': 'g1' } }), 'f2')
    expect(ends.map(({ path }) => path.length)).toEqual(ends.map(() => 2))
    expect(ends.map((route) => route.ends).toSorted()).toEqual(['rest', 'rest', 'rest', 'rest', 'sea', 'sea'])
  })

  it('are a single step along a turntable, aboard and ashore', () => {
    const turntable = island('swamp', { pieces: { ...crew, 'white-1': { at: 'e5', step: 2 } } })
    expect(told(turntable, 'e5')).toEqual(['e5 turntable: rest'])
    const ship = island('', { pieces: { 'white-1': 'g2', 'white-2': 'g1' } })
    expect(told(ship, 'g1')).toEqual(['g1 board: ship'])
    expect(told(island('', { pieces: { 'white-1': 'g1' } }), 'g2')).toEqual(['g2 land: rest'])
  })

  it('are cut short if forks lead to forks without end', () => {
    const ice = eastOf('horse ice ice', {
      tiles: { g7: 'horse', h6: 'horse', h4: 'horse', g3: 'horse', e3: 'horse', e7: 'horse', d6: 'horse', d4: 'horse' },
    })
    const routes = routesIn(ice, 'f5')
    expect(routes.length).toBeGreaterThan(20)
    expect(routes.some(({ ends }) => ends === 'fork')).toBe(true)
  })

  it('contain the pieces hit on the way, and the gold that is brought aboard', () => {
    const fight = eastOf('> .', { pieces: { 'red-1': 'g5', 'red-2': 'f5' } })
    expect(routesIn(fight, 'f5').map(({ strikes }) => strikes)).toEqual([['red-2', 'red-1']])
    const thicket = eastOf('thicket', { pieces: { 'red-1': 'f5' } })
    expect(routesIn(thicket, 'f5').map(({ strikes }) => strikes)).toEqual([[]])
    const home = eastOf('balloon')
    expect([routesIn(home, 'f5', 'coin'), routesIn(home, 'f5')].map(([route]) => route?.gold)).toEqual([1, 0])
    expect(routesIn(eastOf('cannon/S'), 'f5', 'coin').map(({ sinks, gold }) => [sinks, gold])).toEqual([[true, 0]])
  })
})

describe('foreseen routes come true', () => {
  it.each(Array.from({ length: 60 }, (_, i) => i))('on random island %i', (i) => {
    const read = parsePosition(randomIsland(openStream(i, 'island'), {}), openStream(1, 'deal'))
    if (!read.ok) throw new Error(read.problem.what)
    const { value: state } = read
    const view = jackal.view(state, state.turn)
    const moves = legalMoves(view, jackal.awaiting(view)[0] ?? 'nobody').filter((move) => move.kind === 'go')
    for (const move of moves.slice(0, 12)) {
      for (const route of routesOf(view, move).slice(0, 4))
        expect([move, route, endOf(state, move, route)]).toEqual([move, route, route.ends])
    }
  })

  /** Plays a move along a route; returns where the piece is, as the end of a route. */
  function endOf(state: JackalState, move: Extract<JackalMove, { kind: 'go' }>, { path, ends }: Route): RouteEnd {
    if (ends === 'unknown' || ends === 'fork') return ends
    let now = state
    let next: JackalMove | undefined = move
    let events: readonly JackalEvent[] = []
    while (next) {
      const played = playMove(jackal, now, jackal.awaiting(now)[0] ?? 'nobody', next, openStream(1, 'move'))
      now = played.state
      events = [...events, ...played.events]
      const { decision } = now
      const been = events.filter((event) => event.kind === 'pieceMoved').length
      const to = path[been]?.cell
      next = decision?.kind === 'onward' && to !== undefined ? { kind: 'go', piece: move.piece, to } : undefined
    }
    const piece = now.pieces.find(({ id }) => id === move.piece)
    if (!piece || piece.at === 'dead' || piece.at === 'gone')
      return events.some(({ kind }) => kind === 'pieceLeft') ? 'gone' : 'death'
    if (piece.lost) return 'lost'
    if (piece.trapped) return 'held'
    if (now.tiles[piece.at]) return 'rest'
    return now.teams.some(({ ship }) => ship === piece.at) ? 'ship' : 'sea'
  }
})

describe('the way home with a load', () => {
  const home = (drawing: string, plan: IslandPlan = {}) => {
    const game = island(drawing, { at: 'g2', ...plan, pieces: { 'white-1': 'g4', 'white-2': 'g1', ...plan.pieces } })
    return turnsHome(game.state, 'white-1', parseCell(game.state.board, 'g3') ?? -1, 'coin')
  }

  it('is counted in turns from the cell where the load is set down', () => {
    expect(home('.')).toBe(2)
    expect(home('balloon')).toBe(1)
    expect(home('desert')).toBe(2)
  })

  it('goes round everything that bars the load: forts, enemies, closed tiles', () => {
    expect(home('fort', { tiles: { f2: '?empty' } })).toBe(2)
    expect(home('.', { tiles: { f2: '?empty', h2: 'fort' }, pieces: { 'red-1': 'g2' } })).toBeNull()
  })

  it('takes a turn more over the rum, and none more out of a trap', () => {
    const ring = { f2: 'fort', h2: 'fort' }
    expect(home('rum', { tiles: ring })).toBe(3)
    expect(home('trap', { tiles: ring })).toBeNull()
  })
})

describe('the way to the ship through the water', () => {
  const swim = (from: string) => {
    const { state } = island('.', { pieces: { 'white-1': from } })
    return turnsToSwim(state, 'white-1', parseCell(state.board, from) ?? -1)
  }

  it('leads along the shore and round its corners, as no piece swims farther out (J-SWIM)', () => {
    expect(['g1', 'f1', 'd1', 'a3'].map(swim)).toEqual([0, 1, 3, 6])
  })
})

describe('the pieces that could hit another on a cell', () => {
  const hitters = (drawing: string, cell: string, plan: IslandPlan = {}) => {
    const game = island(drawing, { ...plan, pieces: { 'white-1': 'e5', 'white-2': 'g1', ...plan.pieces } })
    return hittersOf(game.state, 'white-1', parseCell(game.state.board, cell) ?? -1)
  }

  it('are enemies a step away, and those that an arrow brings', () => {
    const pieces = { 'red-1': 'g6', 'red-2': 'i5', 'red-3': 'k5' }
    expect(hitters('. . . <', 'f5', { pieces }).pieces).toEqual(['red-1'])
    expect(hitters('. . <', 'f5', { pieces: { 'red-1': 'h6' } }).pieces).toEqual(['red-1'])
  })

  it('are those aboard a lifeboat that could be rowed over a swimmer', () => {
    const inReach = (cell: string) => {
      const more = { lifeboat: { at: 'c1', afloat: true, team: 'red' } }
      const plan = { options: { lifeboat: true }, pieces: { 'red-1': 'c1' }, more }
      return hitters('.', cell, plan).boat
    }
    expect([inReach('d1'), inReach('e1')]).toEqual([true, false])
  })

  it('are not those that are held, drunk, or not allowed to hit there', () => {
    const near = {
      'red-1': { at: 'g6', trapped: true },
      'red-2': { at: 'g5', drunk: true },
      friday: { team: 'red', at: 'g4' },
    }
    expect(hitters('. .', 'f5', { pieces: near, tiles: { g6: 'trap' } }).pieces).toEqual([])
    expect(hitters('. fort', 'f5', { pieces: { 'red-1': 'g5' } }).pieces).toEqual([])
    expect(hitters('. thicket', 'f5', { pieces: { 'red-1': 'g6' } }).pieces).toEqual([])
  })

  it('are ships for a swimmer', () => {
    const afloat = { pieces: { 'white-1': 'a5', 'red-1': 'a7' }, teams: { red: { ship: 'a7' } } }
    expect(hitters('.', 'a6', afloat)).toEqual({ pieces: [], ships: ['red'], boat: false })
  })
})

describe('the tiles that may lie under a closed tile', () => {
  const board = { default: { kind: 'empty', open: true }, tiles: {} }
  const left = (tiles: Record<string, object>, viewer: 'white' | 'red') => {
    const game = island('', { pieces: crew, more: { board: { ...board, tiles } } })
    return unknownKinds(jackal.view(game.state, viewer)).filter(({ kind }) => kind === 'cannibal' || kind === 'horse')
  }

  it('are the deck without the open tiles', () => {
    expect(left({ c3: { kind: 'horse', open: true } }, 'white')).toEqual([
      { kind: 'horse', left: 1 },
      { kind: 'cannibal', left: 1 },
    ])
  })

  it('leave out what the viewer has looked at, but not what others have (J-LIGHTHOUSE)', () => {
    const seen = { c3: { kind: 'cannibal', open: false, seenBy: ['white'] } }
    expect([left(seen, 'white'), left(seen, 'red')].map((kinds) => kinds.length)).toEqual([1, 2])
  })
})
