import { describe, expect, it } from 'vitest'
import { openStream } from '../kernel/rng.ts'
import { parseCell } from './cells.ts'
import { CLASSIC_ISLAND } from './data/boards.ts'
import { evolve } from './evolve.ts'
import { landOf } from './geometry/terrain.ts'
import { parseOptions } from './options.ts'
import { setup } from './setup.ts'
import type { Cell, JackalEvent, JackalState, Tile } from './types.ts'
import { redact, view } from './view.ts'

const UNKNOWN: Tile = {
  kind: 'closed',
  open: false,
  facing: 0,
  picture: 1,
  coins: 0,
  treasure: false,
  steps: [],
  used: false,
  seenBy: [],
}

function dealt(): JackalState {
  const options = parseOptions({})
  if (!options.ok) throw new Error(options.problem.what)
  return setup(options.value, openStream(5, 'deal'))
}

function cell(name: string): Cell {
  const parsed = parseCell(CLASSIC_ISLAND, name)
  if (parsed === null) throw new Error(`${name} is no cell`)
  return parsed
}

const tileIn = (state: JackalState, at: Cell): Tile => {
  const tile = state.tiles[at]
  if (!tile) throw new Error(`no tile at ${at}`)
  return tile
}

const e5 = cell('e5')
const f6 = cell('f6')

const peek = (state: JackalState, at: Cell): JackalEvent => ({
  kind: 'tilePeeked',
  seat: 'white',
  cell: at,
  tile: tileIn(state, at),
  reveals: true,
})

describe('a view', () => {
  it('hides every tile of a new match from seats and spectators alike', () => {
    const tiles = view(dealt(), 'white').tiles.filter((tile) => tile !== null)
    expect(tiles).toHaveLength(landOf(CLASSIC_ISLAND).length)
    expect(new Set(tiles)).toEqual(new Set([UNKNOWN]))
    expect(view(dealt(), 'spectator')).toEqual(view(dealt(), 'red'))
  })

  it('hides nothing from the host', () => {
    const state = dealt()
    expect(view(state, 'open')).toBe(state)
  })

  it('shows open tiles to all viewers', () => {
    const state = dealt()
    const tile = { ...tileIn(state, e5), open: true }
    const open = evolve(state, { kind: 'tileRevealed', cell: e5, tile, by: 'white-1', reveals: true })
    expect(tileIn(view(open, 'red'), e5)).toEqual(tile)
  })

  it('shows a tile to the seat that looked at it, and to others only that it was looked at', () => {
    const before = dealt()
    const state = evolve(before, peek(before, e5))
    expect(tileIn(view(state, 'white'), e5)).toEqual({ ...tileIn(before, e5), seenBy: ['white'] })
    expect(tileIn(view(state, 'red'), e5)).toEqual({ ...UNKNOWN, seenBy: ['white'] })
    expect(tileIn(view(state, 'spectator'), e5)).toEqual({ ...UNKNOWN, seenBy: ['white'] })
  })

  it('is the state itself once nothing is hidden', () => {
    const state = dealt()
    const open = { ...state, tiles: state.tiles.map((tile) => tile && { ...tile, open: true }) }
    expect(view(open, 'red')).toBe(open)
    const seen = view(state, 'red')
    expect(view(seen, 'red')).toBe(seen)
  })
})

describe('a redacted event', () => {
  const state = dealt()
  const arranged: JackalEvent = { kind: 'tilesArranged', seat: 'white', cells: [e5, f6], order: [f6, e5] }

  it('names a peeked tile to its seat and the host only', () => {
    const event = peek(state, e5)
    expect(redact(event, 'white')).toBe(event)
    expect(redact(event, 'open')).toBe(event)
    expect(redact(event, 'red')).toEqual({ ...event, tile: 'hidden' })
    expect(redact(event, 'spectator')).toEqual({ ...event, tile: 'hidden' })
  })

  it('names a new order to its seat and the host only', () => {
    expect(redact(arranged, 'white')).toBe(arranged)
    expect(redact(arranged, 'red')).toEqual({ ...arranged, order: 'hidden' })
  })

  it('makes arranged tiles unknown even to a seat that had seen one of them', () => {
    const seenByRed = { ...state, tiles: state.tiles.with(e5, { ...tileIn(state, e5), seenBy: ['red'] }) }
    const events = [peek(seenByRed, e5), peek(seenByRed, f6), arranged]
    const after = events.reduce(evolve, seenByRed)
    const told = events.map((event) => redact(event, 'red')).filter((event) => event !== null)
    const seen = told.reduce(evolve, view(seenByRed, 'red'))
    expect(seen).toEqual(view(after, 'red'))
    expect(tileIn(seen, e5)).toEqual({ ...UNKNOWN, seenBy: ['white'] })
    expect(tileIn(view(after, 'white'), e5).kind).toBe(tileIn(state, f6).kind)
  })

  it('is unchanged if it is public', () => {
    const event: JackalEvent = { kind: 'earthquakeStruck', cell: e5 }
    expect(redact(event, 'spectator')).toBe(event)
  })
})
