import type { Parts } from './bake/model.ts'
import { pirate, resident } from './crew/crew.ts'
import type { ModelName } from './manifest.ts'
import { ship } from './ship/ship.ts'
import { tile } from './tile/tile.ts'

/** The geometry behind every model of the manifest. */
export const SOURCES: Readonly<Record<ModelName, () => Parts>> = {
  tile: () => ({ tile: tile('full') }),
  'tile@low': () => ({ tile: tile('low') }),
  'ship/white': () => ship('white'),
  'ship/red': () => ship('red'),
  'ship/black': () => ship('black'),
  'ship/yellow': () => ship('yellow'),
  'pirate/white': () => ({ body: pirate('white', 'full') }),
  'pirate/red': () => ({ body: pirate('red', 'full') }),
  'pirate/black': () => ({ body: pirate('black', 'full') }),
  'pirate/yellow': () => ({ body: pirate('yellow', 'full') }),
  ben: () => ({ body: resident('ben', 'full') }),
  missionary: () => ({ body: resident('missionary', 'full') }),
  friday: () => ({ body: resident('friday', 'full') }),
  'pirate/white@low': () => ({ body: pirate('white', 'low') }),
  'pirate/red@low': () => ({ body: pirate('red', 'low') }),
  'pirate/black@low': () => ({ body: pirate('black', 'low') }),
  'pirate/yellow@low': () => ({ body: pirate('yellow', 'low') }),
  'ben@low': () => ({ body: resident('ben', 'low') }),
  'missionary@low': () => ({ body: resident('missionary', 'low') }),
  'friday@low': () => ({ body: resident('friday', 'low') }),
}
