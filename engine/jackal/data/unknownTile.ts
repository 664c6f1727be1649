import type { Tile } from '../types.ts'

/** A closed tile as seen by a viewer that knows nothing about it. */
export const UNKNOWN_TILE: Tile = {
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
