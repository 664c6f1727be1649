import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { CLASSIC_ISLAND, deckFor, landIn } from '../../../../engine/jackal/data/boards.ts'
import { TILE_KINDS } from '../../../../engine/jackal/data/tiles.ts'
import { landOf } from '../../../../engine/jackal/geometry/terrain.ts'
import type { Board } from '../../../../engine/jackal/types.ts'
import { faceName } from '../../../../models/faces/atlas.ts'
import type { Detail } from '../../../../models/geometry/detail.ts'
import { plainCoin } from '../../../../models/gold/coin.ts'
import { MODELS, type ModelName } from '../../../../models/manifest.ts'
import { reliefOf } from '../../../../models/relief/names.ts'
import { relief } from '../../../../models/relief/reliefs.ts'
import { frameFor, tableFor } from '../../../../models/stage/made.ts'
import { measuresOf } from '../../../../models/stage/measures.ts'
import { sands } from '../../../../models/stage/sands.ts'
import { partsOf, trianglesOf as partTriangles, readModel } from '../../../../models/testkit/baked.ts'
import { tile } from '../../../../models/tile/tile.ts'
import { FRAME_BUDGETS } from '../../../table/frameBudget.ts'
import { QUALITY } from '../../../table/quality.ts'
import { carvingsOf, MOST_ON_LOW } from '../carvings.ts'
import { hasLightPieces, hasPlainGold, plentyOf, tileDetail } from '../plenty.ts'

/** The largest possible board, all land but the sea around it. */
const SIDE = 25
const map = Array.from({ length: SIDE }, (_, row) =>
  row === 0 || row === SIDE - 1 ? '~'.repeat(SIDE) : `~${'#'.repeat(SIDE - 2)}~`,
)
const board: Board = { map, deck: deckFor(landIn(map), 'archipelago') }

const trianglesOf = (geometry: BufferGeometry | null | undefined): number =>
  geometry ? (geometry.index ?? geometry.getAttribute('position')).count / 3 : 0
const sum = (counts: readonly number[]): number => counts.reduce((whole, count) => whole + count, 0)
const models = (...names: readonly ModelName[]): number => sum(names.map((name) => MODELS[name].triangles))

const measures = measuresOf(map)
const frame = sum([frameFor(measures), tableFor(measures)].flatMap((parts) => Object.values(parts).map(trianglesOf)))
const tiles = (tier: 'low' | 'medium' | 'high') => laidTiles(landIn(map), tier, tier !== 'low')
function laidTiles(land: number, tier: 'low' | 'medium' | 'high', isCarved: boolean): number {
  return land * trianglesOf(tile(tileDetail({ tiles: land, tier, isCarved })))
}
/** Returns the triangles of the carvings on all tiles of a deck, and of the lines round them. */
function carvings(deck: Board['deck'], detail: Detail, side: 'body' | 'line'): number {
  const empty = (['empty-1', 'empty-2', 'empty-3', 'empty-4'] as const).map((name) =>
    trianglesOf(relief(name, detail)[side]),
  )
  return sum(
    TILE_KINDS.map((kind) => {
      const name = kind === 'empty' ? null : reliefOf(faceName(kind, 1))
      return (deck[kind] ?? 0) * (name ? trianglesOf(relief(name, detail)[side]) : sum(empty) / empty.length)
    }),
  )
}

const gold = plentyOf(board).coins * trianglesOf(plainCoin()) + models('chest')
const bottles = plentyOf(board).bottles * models('bottle@low')
const ships = models('ship/white', 'ship/red', 'ship/black', 'ship/yellow')
const crews =
  3 * models('pirate/white@low', 'pirate/red@low', 'pirate/black@low', 'pirate/yellow@low') +
  models('ben@low', 'missionary@low', 'friday@low', 'bear@low')
/** Marks, shadows, letters and effects: two triangles each. */
const sprites = 2 * 2000

describe('the fullest table: 25 × 25, every tile open, all gold on it', () => {
  it('keeps to the budget of Low', () => {
    const still = frame + trianglesOf(sands(map, 'low')) + models('lantern', 'map')
    expect(still + tiles('low') + gold + bottles + ships + crews + sprites).toBeLessThan(FRAME_BUDGETS.low.triangles)
  })

  it('keeps to the budget of Medium, including the shadows of all things', () => {
    const still = frame + trianglesOf(sands(map, 'full')) + models('lantern', 'map', 'spyglass', 'dice', 'dice', 'mug')
    expect(hasLightPieces(landIn(map), 'medium')).toBe(true)
    const throwing = ships + crews + gold + bottles
    const carved = carvings(board.deck, 'low', 'body')
    expect(carvingsOf(landIn(map), QUALITY.medium, 'auto')).toEqual({ detail: 'low', lined: false, castShadows: false })
    expect(still + tiles('medium') + carved + 2 * throwing + sprites).toBeLessThan(FRAME_BUDGETS.medium.triangles)
  })

  it('keeps to the budget of High, including all shadows and the lines round the carvings', async () => {
    const props = await baked('lantern', 'map', 'spyglass', 'dice', 'dice', 'mug', 'rope')
    const still = frame + trianglesOf(sands(map, 'full')) + props
    const crew = await baked('pirate/white', 'pirate/red', 'pirate/black', 'pirate/yellow')
    const residents = await baked('ben', 'missionary', 'friday', 'bear')
    const coins = plentyOf(board).coins * (await baked('coin')) + (await baked('chest'))
    const fleet = await baked('ship/white', 'ship/red', 'ship/black', 'ship/yellow', 'lifeboat')
    const throwing = 3 * crew + residents + coins + fleet + plentyOf(board).bottles * (await baked('bottle'))
    expect(carvingsOf(landIn(map), QUALITY.high, 'auto')).toEqual({ detail: 'low', lined: true, castShadows: true })
    const carved = 2 * carvings(board.deck, 'low', 'body') + carvings(board.deck, 'low', 'line')
    const drawn = 2 * (still + throwing + tiles('high')) + carved + sprites
    expect(drawn).toBeLessThan(FRAME_BUDGETS.high.triangles)
  })
})

/** Returns the number of triangles that baked models have. */
async function baked(...names: readonly ModelName[]): Promise<number> {
  const found = await Promise.all(names.map(async (name) => partsOf(await readModel(MODELS[name].url))))
  return sum(found.flatMap((parts) => [...parts.values()].map(partTriangles)))
}

describe('the classic island: every tile open, all gold on it, every figure ashore', async () => {
  const land = landOf(CLASSIC_ISLAND).length
  const { deck } = CLASSIC_ISLAND
  const crew = await baked('pirate/white', 'pirate/red', 'pirate/black', 'pirate/yellow')
  const residents = await baked('ben', 'missionary', 'friday')
  const coins = plentyOf(CLASSIC_ISLAND).coins * (await baked('coin')) + (await baked('chest'))
  const fleet = await baked('ship/white', 'ship/red', 'ship/black', 'ship/yellow')
  const props = await baked('table', 'island', 'lantern', 'map', 'spyglass', 'dice', 'dice', 'mug', 'rope')
  const throwing =
    3 * crew + residents + coins + fleet + 10 * (await baked('bottle')) + (await baked('tray', 'corners'))
  const still = props + 2 * 1000

  it.each([
    ['drawn faces', 'auto'],
    ['carvings, if the player wants them, and plain coins', 'carved'],
  ] as const)('keeps to the budget of Low: light crews and bottles, %s', async (_, chosen) => {
    const found = carvingsOf(land, QUALITY.low, chosen)
    expect(found).toEqual(chosen === 'auto' ? null : { detail: 'low', lined: false, castShadows: false })
    expect(await onLow(CLASSIC_ISLAND, found !== null)).toBeLessThan(FRAME_BUDGETS.low.triangles)
  })

  it('keeps to the budget of Medium', () => {
    expect(carvingsOf(land, QUALITY.medium, 'auto')).toEqual({ detail: 'low', lined: false, castShadows: false })
    const laid = laidTiles(land, 'medium', true)
    const carved = carvings(deck, 'low', 'body')
    expect(still + 2 * throwing + laid + carved).toBeLessThan(FRAME_BUDGETS.medium.triangles)
  })

  it('keeps to the budget of High, including the shadows of tiles and carvings', () => {
    expect(carvingsOf(land, QUALITY.high, 'auto')).toEqual({ detail: 'full', lined: true, castShadows: true })
    const laid = laidTiles(land, 'high', true)
    const carved = 2 * carvings(deck, 'full', 'body') + carvings(deck, 'full', 'line')
    expect(2 * (still + throwing + laid) + carved).toBeLessThan(FRAME_BUDGETS.high.triangles)
  })
})

/** Returns the triangles of a board on Low: all tiles open, all gold on it, every figure ashore. */
async function onLow({ map, deck }: Board, isCarved: boolean): Promise<number> {
  const land = landIn(map)
  const { coins, bottles } = plentyOf({ map, deck })
  const crew = await baked('pirate/white@low', 'pirate/red@low', 'pirate/black@low', 'pirate/yellow@low')
  const residents = await baked('ben@low', 'missionary@low', 'friday@low', 'bear@low')
  const fleet = await baked('ship/white', 'ship/red', 'ship/black', 'ship/yellow')
  const stage = await baked('table', 'island', 'lantern', 'map', 'tray', 'corners')
  const coin = hasPlainGold({ tiles: land, tier: 'low', isCarved }) ? trianglesOf(plainCoin()) : await baked('coin')
  const loads = coins * coin + (await baked('chest')) + bottles * (await baked('bottle@low'))
  const carved = isCarved ? carvings(deck, 'low', 'body') : 0
  return stage + laidTiles(land, 'low', isCarved) + 3 * crew + residents + fleet + loads + carved + 2 * 1000
}

describe('an island of more than two hundred tiles on Low', () => {
  const wide: readonly string[] = ['~'.repeat(24), ...Array.from({ length: 10 }, () => `~${'#'.repeat(22)}~`)]
  const island: Board = { map: wide, deck: deckFor(landIn(wide), 'archipelago') }

  it('keeps to its budget with carvings on plain tiles', async () => {
    expect(landIn(wide)).toBe(MOST_ON_LOW)
    expect(carvingsOf(landIn(wide), QUALITY.low, 'carved')).not.toBeNull()
    expect(await onLow(island, true)).toBeLessThan(FRAME_BUDGETS.low.triangles)
  })

  it('has its faces drawn once there are too many for carvings, even at the player’s request', () => {
    expect(carvingsOf(landIn(map), QUALITY.low, 'carved')).toBeNull()
  })
})
