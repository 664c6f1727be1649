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

/** What is laid on a table: how many tiles, on which tier, and whether carvings stand on them. */
export interface Laid {
  readonly tiles: number
  readonly tier: QualityTier
  readonly isCarved: boolean
}

/** Tiles from which Low has simpler ones under carvings. */
const MANY_CARVED = 130

/** How finely the tiles of a board are modelled. */
export function tileDetail({ tiles, tier, isCarved }: Laid): 'full' | 'low' | 'plain' {
  if (tier === 'high') return 'full'
  const isMany = hasManyTiles(tiles) || (tier === 'low' && isCarved && tiles > MANY_CARVED)
  return isMany ? 'plain' : 'low'
}

/** Whether figures and coins are the lighter ones on a board of so many tiles, which is seen from farther away. */
export function hasLightPieces(tiles: number, tier: QualityTier): boolean {
  return tier !== 'high' && hasManyTiles(tiles)
}

/** Whether coins have neither rim nor boss: on boards of very many tiles, and where Low bears carvings as well. */
export function hasPlainGold({ tiles, tier, isCarved }: Laid): boolean {
  return hasLightPieces(tiles, tier) || (tier === 'low' && isCarved)
}

/** Ferries from which a board has the lighter ones on every tier. */
const MANY_FERRIES = 24

export const hasLightFerries = (ferries: number): boolean => ferries > MANY_FERRIES

/** The geometry of the tiles of a board. */
export function useTileGeometry(laid: Laid): BufferGeometry {
  const detail = tileDetail(laid)
  const baked = useModel('tile', detail !== 'full').part('tile')
  const isPlain = detail === 'plain'
  const { made } = useMadeParts(() => (isPlain ? { made: loaded(tile('plain')) } : {}), detail)
  return made ?? baked
}

/** The geometry of a coin on such a board. */
export function useCoinGeometry(laid: Laid): BufferGeometry {
  const baked = useModel('coin').part('body')
  const isPlain = hasPlainGold(laid)
  const plain = useMemo(() => (isPlain ? loaded(plainCoin()) : null), [isPlain])
  return plain ?? baked
}
