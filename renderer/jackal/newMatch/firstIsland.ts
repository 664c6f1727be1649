import type { MapLabel } from '../../../electron/contract/ipc.ts'
import type { Board } from '../../../engine/jackal/types.ts'

/**
 * The island of a first match: so small that a match takes about ten minutes, with the tiles of the lessons and a few
 * that explain themselves. Its eleven coins cannot be shared evenly.
 */
export const FIRST_ISLAND = {
  map: ['~~~~~~~', '~~###~~', '~#####~', '~#####~', '~#####~', '~~###~~', '~~~~~~~'],
  deck: {
    empty: 4,
    'arrow-1': 1,
    'arrow-2': 1,
    'arrow-4': 1,
    horse: 1,
    jungle: 1,
    ice: 1,
    trap: 1,
    crocodile: 1,
    'chest-1': 1,
    'chest-2': 2,
    'chest-3': 2,
    balloon: 1,
    cannon: 1,
    ben: 1,
    'bottle-1': 1,
  },
} as const satisfies Board

/** The label of the first island in lists of matches. */
export const FIRST_ISLAND_LABEL: MapLabel = { kind: 'known', word: 'first', variant: 'classic' }
