import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { island } from '../../testkit/island.ts'
import { landOf } from '../geometry/terrain.ts'
import { parseOptions } from '../options.ts'
import { setup } from '../setup.ts'
import type { JackalState, Tile } from '../types.ts'
import { view } from '../view.ts'
import { dealWorld, unknownOf } from './worlds.ts'

function dealt(seed: number): JackalState {
  const options = parseOptions({})
  if (!options.ok) throw new Error(options.problem.what)
  return setup(options.value, openStream(seed, 'deal'))
}

/** Returns the match with the tiles of some cells open, and others seen by white. */
function partlyKnown(seed: number): JackalState {
  const state = dealt(seed)
  const tiles = state.tiles.map((tile, cell) => {
    const place = landOf(state.board).indexOf(cell)
    if (!tile || place > 45) return tile
    return place > 40 ? { ...tile, seenBy: ['white'] } : { ...tile, open: true }
  })
  return { ...state, tiles }
}

const cards = (tiles: JackalState['tiles']) =>
  tiles.flatMap((tile) => (tile ? [`${tile.kind} ${tile.picture}`] : [])).toSorted()

const known = (tile: Tile | null) => tile && tile.kind !== 'closed'

describe('a dealt world', () => {
  it('consists of the cards of the deck, and keeps all that the seat knows', () => {
    const state = partlyKnown(3)
    const seen = view(state, 'white')
    const world = dealWorld(seen, unknownOf(seen), openStream(1, 'bot'))
    expect(cards(world.tiles)).toEqual(cards(state.tiles))
    seen.tiles.forEach((tile, cell) => {
      if (known(tile)) expect(world.tiles[cell]).toBe(tile)
    })
    expect(world.tiles.filter((tile) => tile?.kind === 'closed')).toEqual([])
  })

  it('keeps which seats have looked at tiles that this seat does not know', () => {
    const seen = view(partlyKnown(3), 'red')
    const world = dealWorld(seen, unknownOf(seen), openStream(1, 'bot'))
    expect(world.tiles.filter((tile) => tile?.seenBy.includes('white'))).toHaveLength(5)
  })

  it('differs from the next one, in cards and in quarter turns', () => {
    const seen = view(dealt(4), 'white')
    const rng = openStream(1, 'bot')
    const worlds = [dealWorld(seen, unknownOf(seen), rng), dealWorld(seen, unknownOf(seen), rng)]
    expect(worlds[0]?.tiles).not.toEqual(worlds[1]?.tiles)
    const facings = worlds.flatMap(({ tiles }) =>
      tiles.flatMap((tile) => (tile?.kind === 'cannon' ? [tile.facing] : [])),
    )
    expect(facings).toHaveLength(4)
    expect(new Set(worlds[0]?.tiles.flatMap((tile) => (tile ? [tile.facing] : [])))).toEqual(new Set([0, 1, 2, 3]))
  })

  it('can be dealt from a custom position that holds more of a kind than the deck', () => {
    const { state } = island('?empty ?chest-1 lighthouse lighthouse', {})
    const seen = view(state, 'white')
    const unknown = unknownOf(seen)
    expect(unknown.cells).toHaveLength(2)
    const world = dealWorld(seen, unknown, openStream(1, 'bot'))
    expect(world.tiles.filter((tile) => tile?.kind === 'lighthouse').length).toBeGreaterThanOrEqual(2)
    expect(unknown.cells.every((cell) => known(world.tiles[cell] ?? null))).toBe(true)
  })
})
