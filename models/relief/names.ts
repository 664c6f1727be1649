import { type FaceName, ORDER } from '../faces/atlas.ts'

type CoinChest = `chest-${1 | 2 | 3 | 4 | 5}`

/** The name of a carving: that of its face; all chests with coins left share one. */
export type ReliefName = Exclude<FaceName, 'back' | 'ferry' | CoinChest> | 'chest-full'

const isCoinChest = (face: FaceName): face is CoinChest => /^chest-\d$/.test(face)

/** Returns the carving of a face; null for the back of a tile, and for the ferry, which is a boat. */
export function reliefOf(face: FaceName): ReliefName | null {
  if (face === 'back' || face === 'ferry') return null
  return isCoinChest(face) ? 'chest-full' : face
}

/** All carvings, in the order of their faces. */
export const RELIEF_NAMES: readonly ReliefName[] = [...new Set(ORDER.flatMap((face) => reliefOf(face) ?? []))]
