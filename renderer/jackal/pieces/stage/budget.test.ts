import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { deckFor, landIn } from '../../../../engine/jackal/data/boards.ts'
import type { Board } from '../../../../engine/jackal/types.ts'
import { plainCoin } from '../../../../models/gold/coin.ts'
import { MODELS, type ModelName } from '../../../../models/manifest.ts'
import { frameFor, tableFor } from '../../../../models/stage/made.ts'
import { measuresOf } from '../../../../models/stage/measures.ts'
import { sands } from '../../../../models/stage/sands.ts'
import { tile } from '../../../../models/tile/tile.ts'
import { FRAME_BUDGETS } from '../../../table/frameBudget.ts'
import { hasLightPieces, plentyOf, tileDetail } from '../plenty.ts'

/** The largest board there may be, all land but the sea around it. */
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
const tiles = (tier: 'low' | 'medium') => landIn(map) * trianglesOf(tile(tileDetail(landIn(map), tier)))
const gold = plentyOf(board).coins * trianglesOf(plainCoin()) + models('chest')
const bottles = plentyOf(board).bottles * models('bottle')
const ships = models('ship/white', 'ship/red', 'ship/black', 'ship/yellow')
const crews =
  3 * models('pirate/white@low', 'pirate/red@low', 'pirate/black@low', 'pirate/yellow@low') +
  models('ben@low', 'missionary@low', 'friday@low', 'bear@low')
/** Marks, shades, letters and effects: two triangles each. */
const sprites = 2 * 2000

describe('the fullest table: 25 × 25, every tile open, all gold on it', () => {
  it('keeps to what Low may draw', () => {
    const still = frame + trianglesOf(sands(map, 'low')) + models('lantern', 'map')
    expect(still + tiles('low') + gold + bottles + ships + crews + sprites).toBeLessThan(FRAME_BUDGETS.low.triangles)
  })

  it('keeps to what Medium may draw with the shadows of all that stands', () => {
    const still = frame + trianglesOf(sands(map, 'full')) + models('lantern', 'map', 'spyglass', 'dice', 'dice', 'mug')
    expect(hasLightPieces(landIn(map), 'medium')).toBe(true)
    const throwing = ships + crews + gold + bottles
    expect(still + tiles('medium') + 2 * throwing + sprites).toBeLessThan(FRAME_BUDGETS.medium.triangles)
  })
})
