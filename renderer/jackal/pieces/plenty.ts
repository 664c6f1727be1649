import { useMemo } from 'react'
import type { BufferGeometry } from 'three'
import type { QualityTier } from '../../../electron/contract/ipc.ts'
import { TILE_KINDS, tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Board } from '../../../engine/jackal/types.ts'
import { loaded } from '../../../models/geometry/loaded.ts'
import { plainCoin } from '../../../models/gold/coin.ts'
import { tile } from '../../../models/tile/tile.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useMadeParts } from '../../table/useMadeParts.ts'

/**
 * The number of tiles above which a board has simpler ones, so that the largest cost no more than the budget
 * (`frameBudget.ts`).
 */
const MANY_TILES = 240

/** The most things on a board. */
interface Plenty {
  readonly coins: number
  readonly bottles: number
}

/** Returns the contents of the deck. */
export function plentyOf({ deck }: Board): Plenty {
  const sum = (of: (row: ReturnType<typeof tileRow>) => number) =>
    TILE_KINDS.reduce((total, kind) => total + (deck[kind] ?? 0) * of(tileRow(kind)), 0)
  return { coins: sum(({ coins = 0 }) => coins), bottles: sum(({ bottles = 0 }) => bottles) }
}

/** Returns whether a board has enough tiles to need simpler ones. */
export const hasManyTiles = (tiles: number): boolean => tiles > MANY_TILES

/** The parts of a table that decide its detail: number of tiles, tier, and whether there are carvings. */
export interface Laid {
  readonly tiles: number
  readonly tier: QualityTier
  readonly isCarved: boolean
}

/** The number of tiles above which Low has simpler ones under carvings. */
const MANY_CARVED = 130

/** Returns the detail of a board's tile models. */
export function tileDetail({ tiles, tier, isCarved }: Laid): 'full' | 'low' | 'plain' {
  if (tier === 'high') return 'full'
  const isMany = hasManyTiles(tiles) || (tier === 'low' && isCarved && tiles > MANY_CARVED)
  return isMany ? 'plain' : 'low'
}

/**
 * Returns whether figures and coins are the lighter ones on a board with many tiles, which is seen from farther away.
 */
export function hasLightPieces(tiles: number, tier: QualityTier): boolean {
  return tier !== 'high' && hasManyTiles(tiles)
}

/** Returns whether coins have neither rim nor boss: on boards with very many tiles, and on Low with carvings. */
export function hasPlainGold({ tiles, tier, isCarved }: Laid): boolean {
  return hasLightPieces(tiles, tier) || (tier === 'low' && isCarved)
}

/** The number of ferries above which a board has the lighter ones on every tier. */
const MANY_FERRIES = 24

export const hasLightFerries = (ferries: number): boolean => ferries > MANY_FERRIES

/** Returns the geometry of the tiles of a board. */
export function useTileGeometry(laid: Laid): BufferGeometry {
  const detail = tileDetail(laid)
  const baked = useModel('tile', detail !== 'full').part('tile')
  const isPlain = detail === 'plain'
  const { made } = useMadeParts(() => (isPlain ? { made: loaded(tile('plain')) } : {}), detail)
  return made ?? baked
}

/** Returns the geometry of the coins of a board. */
export function useCoinGeometry(laid: Laid): BufferGeometry {
  const baked = useModel('coin').part('body')
  const isPlain = hasPlainGold(laid)
  const plain = useMemo(() => (isPlain ? loaded(plainCoin()) : null), [isPlain])
  return plain ?? baked
}
