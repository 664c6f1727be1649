import type { Parts } from './bake/model.ts'
import type { ModelName } from './manifest.ts'
import { tile } from './tile/tile.ts'

/** The geometry behind every model of the manifest. */
export const SOURCES: Readonly<Record<ModelName, () => Parts>> = {
  tile: () => ({ tile: tile('full') }),
  'tile@low': () => ({ tile: tile('low') }),
}
