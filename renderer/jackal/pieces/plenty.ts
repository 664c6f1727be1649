import { useMemo } from 'react'
import type { BufferGeometry } from 'three'
import type { QualityTier } from '../../../electron/contract/ipc.ts'
import { TILE_KINDS, tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Board } from '../../../engine/jackal/types.ts'
import { loaded } from '../../../models/geometry/loaded.ts'
import { plainCoin } from '../../../models/gold/coin.ts'
import { tile } from '../../../models/tile/tile.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useQuality } from '../../table/resources.tsx'
import { useMadeParts } from '../../table/useMadeParts.ts'

/** Tiles from which a board has simpler ones, so that the largest cost no more than the budget (`frameBudget.ts`). */
const MANY_TILES = 240

/** How many things a board may hold at most. */
interface Plenty {
  readonly coins: number
  readonly bottles: number
}

/** All that the deck brings. */
export function plentyOf({ deck }: Board): Plenty {
  const sum = (of: (row: ReturnType<typeof tileRow>) => number) =>
    TILE_KINDS.reduce((total, kind) => total + (deck[kind] ?? 0) * of(tileRow(kind)), 0)
  return { coins: sum(({ coins = 0 }) => coins), bottles: sum(({ bottles = 0 }) => bottles) }
}

/** Whether a board has so many tiles that it has simpler ones. */
export const hasManyTiles = (tiles: number): boolean => tiles > MANY_TILES

/** How finely the tiles of a board are modelled on a tier. */
export function tileDetail(tiles: number, tier: QualityTier): 'full' | 'low' | 'plain' {
  const isMany = hasManyTiles(tiles)
  if (tier === 'high') return 'full'
  return isMany ? 'plain' : 'low'
}

/** Whether figures and coins are the lighter ones on a board of so many tiles, which is seen from farther away. */
export function hasLightPieces(tiles: number, tier: QualityTier): boolean {
  return tier !== 'high' && hasManyTiles(tiles)
}

/** Ferries from which a board has the lighter ones on every tier. */
const MANY_FERRIES = 24

export const hasLightFerries = (ferries: number): boolean => ferries > MANY_FERRIES

/** The geometry of a tile on a board of so many. */
export function useTileGeometry(tiles: number): BufferGeometry {
  const { tier } = useQuality()
  const detail = tileDetail(tiles, tier)
  const baked = useModel('tile', detail !== 'full').part('tile')
  const isPlain = detail === 'plain'
  const { made } = useMadeParts(() => (isPlain ? { made: loaded(tile('plain')) } : {}), detail)
  return made ?? baked
}

/** The geometry of a coin on a board of so many tiles. */
export function useCoinGeometry(tiles: number): BufferGeometry {
  const { tier } = useQuality()
  const baked = useModel('coin').part('body')
  const isPlain = hasLightPieces(tiles, tier)
  const plain = useMemo(() => (isPlain ? loaded(plainCoin()) : null), [isPlain])
  return plain ?? baked
}
