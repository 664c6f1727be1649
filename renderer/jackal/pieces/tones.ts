import { Color } from 'three'
import type { Cell, Tile } from '../../../engine/jackal/types.ts'
import { scatterOf } from '../../table/scatter.ts'
import { isSpent } from './spent.ts'

const colour = new Color()

/** The share of its light that a spent tile keeps. */
const SPENT_LIGHT = 0.82

/**
 * Returns the tone of a tile. Wood varies: a little on faces, more on backs. Spent tiles are darker. The colour is
 * reused.
 */
export function toneOf(tile: Tile, cell: Cell): Color {
  const luck = scatterOf(`tone${cell}`)
  if (tile.open) {
    const light = (0.97 + 0.06 * luck) * (isSpent(tile) ? SPENT_LIGHT : 1)
    return colour.setRGB(light, light, light)
  }
  const light = 0.8 + 0.36 * luck
  const warmth = scatterOf(`warm${cell}`)
  return colour.setRGB(light, light * (0.97 + 0.05 * warmth), light * (0.94 + 0.08 * warmth))
}
