import type { JackalState } from '../types.ts'

type Tiles = JackalState['tiles']

/**
 * Remembers what follows from how the tiles lie, for the island asked about last: a listing asks again and again, and most moves
 * leave all tiles as they are.
 */
export function perIsland<T>(make: (tiles: Tiles) => T): (tiles: Tiles) => T {
  let last: { readonly tiles: Tiles; readonly value: T } | null = null
  return (tiles) => {
    if (last === null || last.tiles !== tiles) last = { tiles, value: make(tiles) }
    return last.value
  }
}
