import type { Tile } from '../types.ts'

/** What a viewer sees of a closed tile it knows nothing about. */
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
