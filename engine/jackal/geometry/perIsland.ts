import type { JackalState } from '../types.ts'

type Tiles = JackalState['tiles']

/**
 * Caches a result that depends only on the tiles, for the last island: listings need it repeatedly, and most moves
 * change no tile.
 */
export function perIsland<T>(make: (tiles: Tiles) => T): (tiles: Tiles) => T {
  let last: { readonly tiles: Tiles; readonly value: T } | null = null
  return (tiles) => {
    if (last === null || last.tiles !== tiles) last = { tiles, value: make(tiles) }
    return last.value
  }
}
