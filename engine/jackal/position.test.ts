import { describe, expect, it } from 'vitest'
import { openStream } from '../kernel/rng.ts'
import { drawnBoard } from '../testkit/drawnBoard.ts'
import * as cells from './cells.ts'
import { CLASSIC_ISLAND } from './data/boards.ts'
import { parseOptions } from './options.ts'
import { parsePosition, printPosition, printView } from './position.ts'
import { setup } from './setup.ts'
import type { JackalState, Tile } from './types.ts'

const parseCell = (name: string) => cells.parseCell(CLASSIC_ISLAND, name)
const rng = (seed = 1) => openStream(seed, 'deal')

/** Two crews on an open island with one coin. */
const SMALL = {
  game: 'jackal',
  board: {
    default: { kind: 'empty', open: true },
    tiles: {
      e5: { kind: 'trap' },
      f5: { kind: 'jungle' },
      g5: { kind: 'cave' },
      h5: { kind: 'chest-3', open: false },
      k10: { kind: 'chest-1', coins: 1 },
    },
  },
  teams: [{ id: 'white' }, { id: 'red', ship: 'a8', gold: 3, bottles: 1 }],
  pieces: [
    { id: 'white-1', type: 'pirate', team: 'white', at: 'g1' },
    { id: 'red-1', type: 'pirate', team: 'red', at: 'a8' },
  ],
  turn: 'red',
} as const

const withPieces = (...pieces: readonly object[]) => ({ ...SMALL, pieces })
const withTiles = (tiles: object) => ({
  ...SMALL,
  board: { ...SMALL.board, tiles: { ...SMALL.board.tiles, ...tiles } },
})
const pirate = (at: string, more: object = {}) => ({ id: 'white-1', type: 'pirate', team: 'white', at, ...more })

/** Returns a position in which white's pirate must decide something where it stands. */
const asked = (decision: object, at: string) => ({
  ...withTiles({
    c5: { kind: 'lighthouse' },
    c6: { kind: 'earthquake' },
    c7: { kind: 'airplane' },
    c8: { kind: 'caramba' },
    h6: { kind: 'rum', open: false },
  }),
  pieces: [pirate(at)],
  decision: { ...decision, chain: { piece: 'white-1', origin: 'g1', steps: [] } },
})

function read(json: unknown): JackalState {
  const parsed = parsePosition(json, rng())
  if (!parsed.ok) throw new Error(`${parsed.problem.where}: ${parsed.problem.what}`)
  return parsed.value
}

function problem(json: unknown) {
  const parsed = parsePosition(json, rng())
  return parsed.ok ? null : parsed.problem
}

function tile(state: JackalState, name: string): Tile {
  const found = state.tiles[parseCell(name) ?? -1]
  if (!found) throw new Error(`no tile at ${name}`)
  return found
}

/** Returns a state printed, sent as text and read again. */
const again = (state: JackalState): JackalState => read(JSON.parse(JSON.stringify(printPosition(state))))

describe('reading a position', () => {
  it('reads sides, ships, gold and bottles of the listed teams, in turn order', () => {
    const state = read({ ...SMALL, teams: [...SMALL.teams].reverse() })
    expect(state.teams).toEqual([
      { id: 'white', side: 'S', seat: 'white', ship: parseCell('g1'), gold: 0, bottles: 0 },
      { id: 'red', side: 'W', seat: 'red', ship: parseCell('a8'), gold: 3, bottles: 1 },
    ])
    expect(state.turn).toBe('red')
  })

  it('fills unlisted cells with the default tile', () => {
    const state = read(SMALL)
    expect(tile(state, 'c7')).toMatchObject({ kind: 'empty', open: true })
    expect(tile(state, 'h5')).toMatchObject({ kind: 'chest-3', open: false, coins: 0 })
    expect(tile(state, 'k10')).toMatchObject({ kind: 'chest-1', open: true, coins: 1 })
    expect(state.tiles.filter((one) => one !== null)).toHaveLength(117)
  })

  it('deals the rest of the deck by the seed when there is no default', () => {
    const json = { game: 'jackal', board: { tiles: { e5: { kind: 'lighthouse' } } } }
    const state = read(json)
    const kinds = state.tiles.filter((one) => one !== null)
    expect(kinds.filter(({ kind }) => kind === 'lighthouse')).toHaveLength(1)
    expect(kinds.filter(({ kind }) => kind === 'empty')).toHaveLength(18)
    expect(kinds.filter(({ open }) => open)).toHaveLength(1)
    expect(read(json)).toEqual(state)
    expect(parsePosition(json, rng(2))).not.toEqual({ ok: true, value: state })
  })

  it('does not deal a resident that is already in play', () => {
    const json = { game: 'jackal', board: { tiles: { e5: { kind: 'friday' } } } }
    const friday = { id: 'friday', type: 'friday', team: 'white', at: 'e5' }
    const ben = { id: 'ben', type: 'ben', team: 'white', at: 'e5' }
    const state = read({ ...json, pieces: [friday, ben] })
    expect(state.tiles.filter((one) => one?.kind === 'ben' || one?.kind === 'friday')).toHaveLength(1)
  })

  it('begins like a new match if only the game is named', () => {
    const options = parseOptions({})
    if (!options.ok) throw new Error(options.problem.what)
    const dealt = setup(options.value, rng())
    expect(read({ game: 'jackal' })).toMatchObject({ teams: dealt.teams, pieces: dealt.pieces, turn: 'white' })
  })

  it('turns arrows and cannons by the letter of their facing', () => {
    const state = read(withTiles({ c3: { kind: 'arrow-1', facing: 'E' }, c4: { kind: 'cannon', facing: 'W' } }))
    expect([tile(state, 'c3').facing, tile(state, 'c4').facing]).toEqual([1, 3])
  })

  it.each([
    [
      { coinsAtStep: { 2: 1 }, treasureAtStep: 2 },
      [
        { coins: 0, treasure: false },
        { coins: 1, treasure: true },
      ],
    ],
    [
      { treasureAtStep: { 1: true } },
      [
        { coins: 0, treasure: true },
        { coins: 0, treasure: false },
      ],
    ],
    [
      { coins: 2 },
      [
        { coins: 2, treasure: false },
        { coins: 0, treasure: false },
      ],
    ],
    [{}, []],
  ])('lays loads on the steps of a turntable: %j', (loads, steps) => {
    expect(tile(read(withTiles({ f5: { kind: 'jungle', ...loads } })), 'f5')).toMatchObject({ coins: 0, steps })
  })

  it('puts pieces on step 1 of a turntable, Friday on its last', () => {
    const friday = { id: 'friday', type: 'friday', team: 'white', at: 'f5' }
    expect(read(withPieces(pirate('f5'), friday)).pieces.map(({ step }) => step)).toEqual([1, 2])
    expect(read(withPieces(pirate('f5', { step: 2 }))).pieces[0]?.step).toBe(2)
  })

  it('reads the states of pieces', () => {
    const pieces = [
      pirate('e5', { trapped: true, drunk: true }),
      { id: 'white-2', type: 'pirate', team: 'white', at: 'dead' },
      { id: 'ben', type: 'ben', team: 'white', at: 'dead' },
      { id: 'missionary', type: 'missionary', team: 'white', at: 'c3', fighter: true },
      { id: 'red-1', type: 'pirate', team: 'red', at: 'g5', inCave: 'g5', lostSince: 4 },
      { id: 'red-2', type: 'pirate', team: 'red', inCave: 'g5' },
    ]
    expect(read(withPieces(...pieces)).pieces).toMatchObject([
      { trapped: true, drunk: true },
      { at: 'dead' },
      { at: 'gone' },
      { fighter: true },
      { at: parseCell('g5'), lost: { since: 4, awaits: 'opening' } },
      { at: parseCell('g5'), lost: { since: 5, awaits: 'opening' } },
    ])
  })

  it('ignores the step of a piece that is not on a turntable', () => {
    expect(read(withPieces(pirate('c3', { step: 2 }))).pieces[0]?.step).toBe(0)
  })

  it('accepts null for things that are not on the table', () => {
    expect(problem({ ...SMALL, lifeboat: null, bear: null })).toBeNull()
  })

  it('lets allies live aboard each other’s ships', () => {
    const json = { game: 'jackal', options: { alliances: 'pairs' }, board: SMALL.board }
    const guest = { id: 'black-1', type: 'pirate', team: 'black', at: 'g1' }
    expect(problem({ ...json, pieces: [guest] })).toBeNull()
    expect(problem({ ...json, options: {}, pieces: [guest] })).toMatchObject({ where: 'pieces.0.at', rule: 'J-SHIP' })
  })
})

describe('refusing a position', () => {
  it.each<[string, unknown, string]>([
    ['no object', 7, ''],
    ['another game', { ...SMALL, game: 'chess' }, 'game'],
    ['an unknown key', { ...SMALL, colour: 'red' }, 'colour'],
    ['an unknown key of a piece', withPieces(pirate('g1', { hat: true })), 'pieces.0.hat'],
    ['an unknown kind', withTiles({ c3: { kind: 'volcano' } }), 'board.tiles.c3.kind'],
    ['a closed kind', withTiles({ c3: { kind: 'closed' } }), 'board.tiles.c3.kind'],
    ['a tile on no cell', withTiles({ z9: { kind: 'rum' } }), 'board.tiles.z9'],
    ['a tile on the sea', withTiles({ a1: { kind: 'rum' } }), 'board.tiles.a1'],
    ['part of a coin', withTiles({ c3: { kind: 'chest-1', coins: 0.5 } }), 'board.tiles.c3.coins'],
    ['loads on a closed tile', withTiles({ c3: { kind: 'rum', open: false, coins: 1 } }), 'board.tiles.c3.coins'],
    ['a step too far', withTiles({ c3: { kind: 'jungle', coinsAtStep: { 3: 1 } } }), 'board.tiles.c3'],
    ['steps on sand', withTiles({ c3: { kind: 'empty', coinsAtStep: { 1: 1 } } }), 'board.tiles.c3'],
    ['a used fort', withTiles({ c3: { kind: 'fort', used: true } }), 'board.tiles.c3.used'],
    ['a fifth picture', withTiles({ c3: { kind: 'empty', picture: 5 } }), 'board.tiles.c3.picture'],
    [
      'a stranger who looked',
      withTiles({ c3: { kind: 'rum', open: false, seenBy: ['black'] } }),
      'board.tiles.c3.seenBy.0',
    ],
    ['bad options', { ...SMALL, options: { players: 9 } }, 'options.players'],
    ['a lifeboat', { ...SMALL, lifeboat: { at: 'c3' } }, 'lifeboat'],
    ['a bear', { ...SMALL, bear: { at: 'c3', wokenBy: 'white' } }, 'bear'],
    ['a bear of nobody’s', { ...SMALL, bear: { at: 'c3' } }, 'bear.wokenBy'],
    ['no teams', { ...SMALL, teams: [] }, 'teams'],
    ['a team twice', { ...SMALL, teams: [{ id: 'white' }, { id: 'white', ship: 'f1' }] }, 'teams.1.id'],
    ['an unknown team', { ...SMALL, teams: [{ id: 'green' }] }, 'teams.0.id'],
    ['a ship not placed', { ...SMALL, teams: [{ id: 'white', ship: null }] }, 'teams.0.ship'],
    ['a ship ashore', { ...SMALL, teams: [{ id: 'white', ship: 'g2' }] }, 'teams.0.ship'],
    ['a ship out of its lane', { ...SMALL, teams: [{ id: 'white', ship: 'b1' }] }, 'teams.0.ship'],
    ['a ship on another side', { ...SMALL, teams: [{ id: 'white', ship: 'a7' }] }, 'teams.0.ship'],
    [
      'two ships on a cell',
      { ...SMALL, teams: [{ id: 'white' }, { id: 'red', side: 'S', ship: 'g1' }] },
      'teams.1.ship',
    ],
    ['owed gold', { ...SMALL, teams: [{ id: 'white', gold: -1 }] }, 'teams.0.gold'],
    ['a turn of nobody', { ...SMALL, turn: 'black' }, 'turn'],
    ['a piece on no cell', withPieces(pirate('z9')), 'pieces.0.at'],
    ['a piece nowhere', withPieces({ id: 'white-1', type: 'pirate', team: 'white' }), 'pieces.0.at'],
    ['a piece out at sea', withPieces(pirate('a1')), 'pieces.0.at'],
    ['a piece aboard an enemy', withPieces(pirate('a8')), 'pieces.0.at'],
    ['a piece on a closed tile', withPieces(pirate('h5')), 'pieces.0.at'],
    ['a piece of nobody', withPieces(pirate('g1', { team: 'black' })), 'pieces.0.team'],
    ['a piece twice', withPieces(pirate('g1'), pirate('c3')), 'pieces.1.id'],
    [
      'two Fridays',
      withPieces(pirate('g1', { id: 'friday', type: 'friday' }), pirate('c3', { id: 'friday-2', type: 'friday' })),
      'pieces',
    ],
    [
      'two hidden Bens',
      withTiles({ c3: { kind: 'ben', open: false }, c4: { kind: 'ben', open: false } }),
      'board.tiles',
    ],
    ['a pirate named Ben', withPieces(pirate('g1', { id: 'ben' })), 'pieces.0.id'],
    ['a step off the turntable', withPieces(pirate('f5', { step: 3 })), 'pieces.0.step'],
    ['trapped on sand', withPieces(pirate('c3', { trapped: true })), 'pieces.0.trapped'],
    ['a fighting pirate', withPieces(pirate('g1', { fighter: true })), 'pieces.0.fighter'],
    ['lost where no cave is', withPieces(pirate('c3', { inCave: 'c3' })), 'pieces.0.inCave'],
    ['lost elsewhere', withPieces(pirate('c3', { inCave: 'g5' })), 'pieces.0.at'],
    ['lost since, but not lost', withPieces(pirate('c3', { lostSince: 1 })), 'pieces.0.inCave'],
    ['a coin in hand', withPieces(pirate('c3', { load: 'coin' })), 'pieces.0.load'],
    ['a trapped dead', withPieces(pirate('dead', { trapped: true })), 'pieces.0'],
    [
      'a decision of nobody',
      { ...SMALL, decision: { kind: 'oath', chain: { piece: 'white-9', origin: 'c3', steps: [] } } },
      'decision.chain.piece',
    ],
    ['a look without a lighthouse', asked({ kind: 'peek', looked: [], left: 2 }, 'e5'), 'decision.kind'],
    ['a swap without an earthquake', asked({ kind: 'swap' }, 'e5'), 'decision.kind'],
    ['an oath without the caramba', asked({ kind: 'oath' }, 'e5'), 'decision.kind'],
    ['a flight without the airplane', asked({ kind: 'arrival', flight: true, give: [] }, 'e5'), 'decision.kind'],
    ['a look at an open tile', asked({ kind: 'peek', looked: ['e5'], left: 2 }, 'c5'), 'decision.looked'],
    ['a tile looked at twice', asked({ kind: 'arrange', looked: ['h5', 'h5'] }, 'c5'), 'decision.looked'],
    [
      'a way out to sea',
      asked({ kind: 'onward', cause: 'arrow', manner: 'straight', to: ['a1'] }, 'e5'),
      'decision.to',
    ],
  ])('%s', (_name, json, where) => {
    expect(problem(json)?.where).toBe(where)
  })

  it('refuses a resident that is still under its tile', () => {
    const tiles = { c3: { kind: 'ben', open: false } }
    const ben = { id: 'ben', type: 'ben', team: 'white', at: 'c4' }
    expect(problem({ ...withTiles(tiles), pieces: [ben] })).toMatchObject({ where: 'pieces', rule: 'J-BEN' })
  })
})

describe('a position on its own board', () => {
  const board = { ...drawnBoard('~~~~ ~##~ ~##~ ~~~~'), deck: { empty: 3, rum: 1 } }
  const own = { game: 'jackal', board }

  it('is dealt from its deck, with ships and names by its map', () => {
    const state = read(own)
    expect(state.tiles).toHaveLength(16)
    expect(state.tiles.filter((one) => one?.kind === 'rum')).toHaveLength(1)
    expect(state.teams.map(({ ship }) => cells.printCell(board, ship))).toEqual(['b1', 'a3', 'c4', 'd2'])
    expect(again(state)).toEqual(state)
  })

  it('keeps the map and the deck, which are omitted for the classic island', () => {
    expect(printPosition(read(own))).toMatchObject({ board })
    expect(Object.keys((printPosition(read({ game: 'jackal' })) as typeof own).board)).toEqual(['tiles'])
    const drawn = { game: 'jackal', board: CLASSIC_ISLAND }
    expect(Object.keys((printPosition(read(drawn)) as typeof own).board)).toEqual(['tiles'])
  })

  it('has its map in every view', () => {
    expect(printView(read(own), 'white')).toMatchObject({ board: { map: board.map, deck: board.deck } })
  })

  it.each([
    ['a map without a deck', { map: board.map }, 'board'],
    ['a deck without a map', { deck: board.deck }, 'board'],
    ['rows of unequal length', { ...board, map: ['~~~~', '~##~', '~##~~', '~~~~'] }, 'board.map'],
    ['too large a map', { ...board, map: Array(26).fill('~#~') }, 'board.map'],
    ['too wide a map', { ...board, map: ['~'.repeat(26), '~#~', '~~~'] }, 'board.map.0'],
    ['a sign that is neither land nor sea', { ...board, map: ['~~~', '~X~', '~~~'] }, 'board.map.1'],
    ['land at the edge', { ...board, map: ['~~~~', '~##~', '~~#~', '~~#~'] }, 'board.map'],
    ['a side without a shore', { ...board, map: ['~~~~', '~##~', '~##~', '~~~~', '~~~~'] }, 'board.map'],
    ['too few tiles', { ...board, deck: { empty: 3 } }, 'board.deck'],
    ['too many tiles', { ...board, deck: { empty: 4, rum: 1 } }, 'board.deck'],
    ['tiles of no kind', { ...board, deck: { empty: 3, beach: 1 } }, 'board.deck.beach'],
    ['a tile at sea', { ...board, tiles: { a1: { kind: 'rum' } } }, 'board.tiles.a1'],
    ['a tile off the map', { ...board, tiles: { e2: { kind: 'rum' } } }, 'board.tiles.e2'],
  ])('refuses %s', (_name, said, where) => {
    expect(problem({ game: 'jackal', board: said })?.where).toBe(where)
  })
})

describe('writing a position', () => {
  it('contains everything that reading needs', () => {
    const state = read({
      ...withTiles({
        c3: { kind: 'arrow-2', facing: 'E', open: false, seenBy: ['red'] },
        c4: { kind: 'empty', picture: 3 },
        c5: { kind: 'airplane', used: true },
        f5: { kind: 'jungle', coinsAtStep: { 1: 2 }, treasureAtStep: 2 },
      }),
      pieces: [
        pirate('e5', { trapped: true, drunk: true }),
        { id: 'white-2', type: 'pirate', team: 'white', at: 'dead' },
        { id: 'red-1', type: 'pirate', team: 'red', inCave: 'g5', awaits: 'exit' },
        { id: 'friday', type: 'friday', team: 'red', at: 'f5', load: 'coin' },
      ],
      decision: {
        kind: 'onward',
        chain: { piece: 'friday', origin: 'e4', steps: [{ from: 'e4', to: 'f5', manner: 'straight' }] },
        cause: 'arrow',
        manner: 'straight',
        to: ['g6', 'e4'],
      },
      grove: { turnsLeft: 2, entered: true },
      idleTurns: 3,
      eventful: true,
      turnNumber: 9,
      endOffered: true,
    })
    expect(again(state)).toEqual(state)
  })

  it.each([
    [{ kind: 'arrival', flight: true, give: ['friday'] }, 'c7'],
    [{ kind: 'arrival', flight: false, give: ['missionary'] }, 'e5'],
    [{ kind: 'peek', looked: ['h5'], left: 2 }, 'c5'],
    [{ kind: 'arrange', looked: ['h5', 'h6'] }, 'c5'],
    [{ kind: 'swap' }, 'c6'],
    [{ kind: 'swap', first: 'c3' }, 'c6'],
    [{ kind: 'oath' }, 'c8'],
  ])('keeps a pending decision: %j at %s', (decision, at) => {
    const state = read(asked(decision, at))
    expect(state.decision).toMatchObject({ kind: decision.kind })
    expect(again(state)).toEqual(state)
  })

  it('keeps an offered end and a result', () => {
    const offered = read({ ...SMALL, decision: { kind: 'endOffer', by: 'red', waiting: ['white'] } })
    expect(again(offered)).toEqual(offered)
    const result = { winners: ['red'], scores: { white: 0, red: 3 }, reason: 'agreed' }
    const over = read({ ...SMALL, result })
    expect(over.result).toEqual(result)
    expect(again(over)).toEqual(over)
  })

  it('prints a dealt match so that it reads back the same', () => {
    const state = read({ game: 'jackal', options: { players: 2, crews: 1 } })
    expect(again(state)).toEqual(state)
  })

  it('shows closed tiles in a view only to the seats that looked', () => {
    const state = read(withTiles({ c3: { kind: 'rum', open: false, seenBy: ['red'] } }))
    expect(printView(state, 'red')).toMatchObject({
      board: { tiles: { c3: { kind: 'rum', open: false }, h5: { kind: 'closed' } } },
    })
    expect(printView(state, 'white')).toMatchObject({ board: { tiles: { c3: { kind: 'closed' } } } })
    expect(JSON.stringify(printView(state, 'spectator'))).not.toContain('rum')
  })
})
