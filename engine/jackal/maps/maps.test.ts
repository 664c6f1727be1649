import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { loadMatch } from '../../match/load.ts'
import { createMatch } from '../../match/match.ts'
import { JACKAL } from '../../protocol/games.ts'
import { drawnBoard } from '../../testkit/drawnBoard.ts'
import { boardFor, CLASSIC_ISLAND, deckFor } from '../data/boards.ts'
import { CLASSIC_MAPS, MAP_NAMES } from '../data/maps.ts'
import { sizeOf } from '../deck.ts'
import { landOf } from '../geometry/terrain.ts'
import { parseOptions } from '../options.ts'
import { parsePosition, printPosition } from '../position.ts'
import { VARIANTS } from '../types.ts'
import { mapFaults } from './mapFaults.ts'
import { parseMap, printMapText } from './mapText.ts'
import { demandBoard } from './wholeBoard.ts'

const boardOf = (map: (typeof MAP_NAMES)[number], variant: (typeof VARIANTS)[number] = 'archipelago') =>
  boardFor({ map, variant, lifeboat: false })

describe.each(MAP_NAMES)('the map %s', (name) => {
  it('is fair to all four sides in the base game, too, if it is offered there', () => {
    const faults = mapFaults(boardOf(name, 'classic'), 'classic').map(({ code }) => code)
    const isOffered = CLASSIC_MAPS.some((one) => one === name)
    expect([...new Set(faults)]).toEqual(isOffered ? [] : ['island-out-of-reach'])
  })

  it('is fair to all four sides in the archipelago', () => {
    expect(mapFaults(boardOf(name), 'archipelago')).toEqual([])
  })

  it.each(VARIANTS)('can be dealt and laid out for %s', (variant) => {
    const board = boardOf(name, variant)
    expect(() => demandBoard(board)).not.toThrow()
    expect(sizeOf(board.deck)).toBe(landOf(board).length)
    for (const kind of ['ben', 'missionary', 'friday', 'galleon'] as const) expect(board.deck[kind]).toBe(1)
    expect(board.deck.bear ?? 0).toBe(variant === 'archipelago' ? 1 : 0)
    expect(board.deck.cave).not.toBe(1)
  })

  it.each(VARIANTS)(
    'is written as text for %s and read again, regardless of the reader’s default variant',
    (variant) => {
      const board = boardOf(name, variant)
      const text = printMapText(board, variant)
      for (const expected of VARIANTS) expect(parseMap(text, expected)).toEqual({ ok: true, board, variant })
    },
  )

  it('is complete in records and positions, and is replayed from them', () => {
    const options = JACKAL.parseOptions({ map: name, variant: 'archipelago', idleRounds: 2 })
    if (!options.ok) throw new Error(options.problem.what)
    const match = createMatch(JACKAL, { options: options.value, seed: 5 })
    const rng = openStream(5, 'moves')
    for (let i = 0; i < 60 && match.awaiting()[0]; i++) {
      const [seat = ''] = match.awaiting()
      const moves = match.moves(seat)
      const picked = moves[rng.int(moves.length)]
      if (!picked || !match.play(seat, picked.move).ok) throw new Error(`${seat} cannot play`)
    }
    const record = JSON.parse(JSON.stringify(match.record('full')))
    if (name !== 'island') expect(record.position.board.map).toEqual(boardOf(name).map)
    expect(loadMatch(JACKAL, record, { prove: true })).toMatchObject({
      ok: true,
      lost: 0,
      match: { state: match.state },
    })
    const position = JSON.parse(JSON.stringify(printPosition(match.state)))
    expect(parsePosition(position, openStream(6, 'deal'))).toEqual({ ok: true, value: match.state })
  })
})

describe('a record of a match on a named map (J-ARCH)', () => {
  const recorded = (map: (typeof MAP_NAMES)[number], content: 'full' | 'lean') => {
    const options = JACKAL.parseOptions({ map, variant: 'archipelago', lifeboat: true })
    if (!options.ok) throw new Error(options.problem.what)
    const match = createMatch(JACKAL, { options: options.value, seed: 8 })
    for (let i = 0; i < 6; i++) {
      const [seat = ''] = match.awaiting()
      const move = match.moves(seat).at(-1)?.move
      if (!move || !match.play(seat, move).ok) throw new Error(`${seat} cannot play`)
    }
    return { match, record: JSON.parse(JSON.stringify(match.record(content))) }
  }

  it.each(['full', 'lean'] as const)('holds mask, harbours, ferries and deck in %s form', (content) => {
    const { match, record } = recorded('clover', content)
    expect(record.position.board).toMatchObject(match.state.board)
    expect(record.dealt).toBe(true)
  })

  it.each(['full', 'lean'] as const)(
    'opens in %s form on the map that was played, even if its name means another map now',
    (content) => {
      const { match, record } = recorded('atoll', content)
      // Simulates an older program in which the map of that name was drawn differently.
      record.options.map = 'skerries'
      record.position.options.map = 'skerries'
      const loaded = loadMatch(JACKAL, record, { prove: true })
      if (!loaded.ok) throw new Error(loaded.problem.what)
      expect(loaded.match.state.board).toEqual(match.state.board)
      expect(loaded.match.state.tiles).toEqual(match.state.tiles)
      expect(loaded.match.entries).toHaveLength(6)
    },
  )

  it('still opens if it holds the name alone, as old records do', () => {
    const { match, record } = recorded('atoll', 'lean')
    const { position: _, dealt: __, ...old } = record
    expect(loadMatch(JACKAL, old, { prove: true })).toMatchObject({ ok: true, lost: 0, match: { state: match.state } })
  })

  it('contains nothing more on the island of the base game', () => {
    const { record } = recorded('island', 'lean')
    expect(Object.keys(record)).toEqual([
      'format',
      'version',
      'game',
      'rulesVersion',
      'generator',
      'options',
      'seed',
      'entries',
    ])
  })
})

describe('a custom map of the players', () => {
  const OWN = drawnBoard(`
    ~~~~~~~N~~
    ~###~####~
    W####=###~
    ~####~####
    ~##~~~~##E
    ~~S~~~~~~~`)

  it('is an option with its deck, and stays in the options of the match', () => {
    const map = { map: OWN.map.map((row) => row.replace(/#$/, '~')), deck: OWN.deck }
    const land = landOf({ ...OWN, map: map.map }).length
    const parsed = parseOptions({ map: { ...map, deck: { empty: land } } })
    expect(parsed).toMatchObject({ ok: true, value: { map: { map: map.map } } })
  })

  it.each([
    ['~~~ ~#~ ~~~', ['too-little-land', 'harbours-too-near']],
    ['~~~~ ~##~ ~##~', ['too-little-land', 'land-at-edge', 'no-harbour']],
    ['~~~~ ~##~ ~~~', ['uneven-rows']],
  ])('reports what is wrong with %s', (drawing, codes) => {
    expect(mapFaults(drawnBoard(drawing), 'classic').map(({ code }) => code)).toEqual(codes)
  })

  /** An island of five by five, its sea one cell wide, changed by the test. */
  const ISLAND = ['~~~~~~~~~', ...Array<string>(5).fill('~~#####~~'), '~~~~~~~~~']
  const changed = (row: number, signs: string) => drawnBoard(ISLAND.with(row, signs).join(' '))

  it.each([
    ['a harbour off the shore', changed(6, 'S~~~~~~~~'), 'harbour-off-shore', 'S'],
    ['two harbours of a side', changed(6, '~~SS~~~~~'), 'second-harbour', 'S'],
    ['a ferry that joins nothing', changed(3, '=~#####~~'), 'ferry-adrift', undefined],
  ])('reports %s', (_what, board, code, side) => {
    const found = mapFaults(board, 'archipelago').find((fault) => fault.code === code)
    expect(found?.sides[0]).toBe(side)
    expect(found?.cells.length).toBeGreaterThan(0)
  })

  it('reports an island that neither a ship nor a piece on foot can reach, with its cells', () => {
    const lake = drawnBoard(
      ['~~~~~~~~~~~', ...Array<string>(3).fill('~#########~'), '~##~~~~~##~', '~##~###~##~', '~##~~~~~##~']
        .concat([...Array<string>(3).fill('~#########~'), '~~~~~~~~~~~'])
        .join(' '),
    )
    const [fault] = mapFaults(lake, 'archipelago')
    expect([fault?.code, fault?.cells.length, fault?.sides]).toEqual(['island-out-of-reach', 3, ['S', 'W', 'N', 'E']])
  })

  it('reports which harbours have less land near them', () => {
    const lopsided = drawnBoard(
      ['~~~~~~~~~~~~~~~', ...Array<string>(5).fill('~#######~~~~~~~'), '~#############~', '~~~~~~~~~~~~~~~'].join(' '),
    )
    const fault = mapFaults(lopsided, 'archipelago').find(({ code }) => code === 'harbours-uneven')
    expect(fault?.sides).toContain('E')
  })
})

describe('a deck in proportion (J-ARCH)', () => {
  it('is that of the base game for the same amount of land', () => {
    expect(deckFor(117, 'classic')).toEqual(CLASSIC_ISLAND.deck)
  })

  it.each([1, 5, 20, 50, 118, 221, 529])('has a tile for each of %d cells', (land) => {
    for (const variant of VARIANTS) expect(sizeOf(deckFor(land, variant))).toBe(land)
  })

  it('grows with the land', () => {
    expect(deckFor(234, 'classic')).toMatchObject({ horse: 4, 'arrow-4': 6, galleon: 1 })
  })
})

describe('the text of a map', () => {
  it('may have spaces around it and its own deck', () => {
    const parsed = parseMap('\n  ~~~~\n  ~##~\n  ~~~~\n\ndeck\nempty 1\nchest-1 1\n', 'classic')
    const board = { map: ['~~~~', '~##~', '~~~~'], deck: { empty: 1, 'chest-1': 1 } }
    expect(parsed).toEqual({ ok: true, board, variant: null })
    expect(parseMap(printMapText(board, 'classic'), 'archipelago')).toEqual({ ok: true, board, variant: 'classic' })
  })

  it.each([
    ['', 'no-rows', 1, 1],
    ['~~~\n~x~\n~~~', 'unknown-sign', 2, 2],
    ['~~~\n  ~#~~\n~~~', 'uneven-row', 2, 6],
    ['~~~\n~#\n~~~', 'uneven-row', 2, 3],
    ['~S~\n~#~\n~S~', 'second-harbour', 3, 2],
    [`${'~'.repeat(26)}`, 'too-wide', 1, 26],
    [Array<string>(26).fill('~').join('\n'), 'too-high', 26, 1],
    ['~~~\n~#~\n~~~\ndeck\nrom 1', 'unknown-kind', 5, 1],
    ['~~~\n~#~\n~~~\ndeck\nrum 1\nrum 1', 'kind-twice', 6, 1],
    ['~~~\n~#~\n~~~\ndeck\nrum one', 'no-count', 5, 5],
    ['~~~\n~#~\n~~~\ndeck\nrum 2', 'wrong-deck', 4, 1],
    ['variant pirates\n~~~\n~#~\n~~~', 'unknown-variant', 1, 9],
    ['~~~\n~#~\n~~~\nvariant classic archipelago', 'unknown-variant', 4, 9],
    ['~~~\n~#~\n~~~\nvariant', 'unknown-variant', 4, 9],
    ['variant classic\n~~~\n~#~\n~~~\n variant classic', 'variant-twice', 5, 2],
  ])('names the row and column of a fault: %j', (text, code, row, column) => {
    expect(parseMap(text, 'classic')).toMatchObject({ ok: false, fault: { code, row, column } })
  })
})
