import type { TileKind } from '../../engine/jackal/data/tiles.ts'
import { type FaceName, faceName, ORDER } from './atlas.ts'
import type { Markup } from './ink.ts'
import { aborigine } from './kinds/aborigine.ts'
import { airplane, airplaneFlown } from './kinds/airplane.ts'
import { arrow } from './kinds/arrow.ts'
import { back } from './kinds/back.ts'
import { balloon } from './kinds/balloon.ts'
import { bear } from './kinds/bear.ts'
import { ben } from './kinds/ben.ts'
import { bottles } from './kinds/bottles.ts'
import { cannibal } from './kinds/cannibal.ts'
import { cannon } from './kinds/cannon.ts'
import { caramba } from './kinds/caramba.ts'
import { cave } from './kinds/cave.ts'
import { chestEmpty, coinChest, galleon, galleonEmpty } from './kinds/chest.ts'
import { crocodile } from './kinds/crocodile.ts'
import { desert } from './kinds/desert.ts'
import { earthquake } from './kinds/earthquake.ts'
import { EMPTY } from './kinds/empty.ts'
import { ferry } from './kinds/ferry.ts'
import { fort } from './kinds/fort.ts'
import { friday } from './kinds/friday.ts'
import { grove } from './kinds/grove.ts'
import { horse } from './kinds/horse.ts'
import { ice } from './kinds/ice.ts'
import { jungle } from './kinds/jungle.ts'
import { lifeboat } from './kinds/lifeboat.ts'
import { lighthouse, lighthouseDark } from './kinds/lighthouse.ts'
import { missionary } from './kinds/missionary.ts'
import { mountain } from './kinds/mountain.ts'
import { rum } from './kinds/rum.ts'
import { swamp } from './kinds/swamp.ts'
import { thicket } from './kinds/thicket.ts'
import { trampoline } from './kinds/trampoline.ts'
import { trap } from './kinds/trap.ts'
import { framed } from './panel.ts'

/** The drawing of each face, 256 units, drawn facing north. */
const DRAWINGS: Readonly<Record<FaceName, () => Markup>> = {
  back,
  'empty-1': EMPTY[1],
  'empty-2': EMPTY[2],
  'empty-3': EMPTY[3],
  'empty-4': EMPTY[4],
  'arrow-1': () => arrow([0]),
  'arrow-1d': () => arrow([1]),
  'arrow-2': () => arrow([0, 4]),
  'arrow-2d': () => arrow([1, 5]),
  'arrow-3': () => arrow([7, 2, 4]),
  'arrow-4': () => arrow([0, 2, 4, 6]),
  'arrow-4d': () => arrow([1, 3, 5, 7]),
  horse,
  jungle,
  desert,
  swamp,
  mountain,
  ice,
  trap,
  crocodile,
  cannibal,
  cave,
  earthquake,
  grove,
  fort,
  aborigine,
  'chest-1': () => coinChest(1),
  'chest-2': () => coinChest(2),
  'chest-3': () => coinChest(3),
  'chest-4': () => coinChest(4),
  'chest-5': () => coinChest(5),
  galleon,
  airplane,
  caramba,
  balloon,
  cannon,
  lighthouse,
  ben,
  missionary,
  friday,
  'bottle-1': () => bottles(1),
  'bottle-2': () => bottles(2),
  'bottle-3': () => bottles(3),
  rum,
  thicket,
  lifeboat,
  trampoline,
  bear,
  ferry,
  'chest-empty': chestEmpty,
  'galleon-empty': galleonEmpty,
  'airplane-flown': airplaneFlown,
  'lighthouse-dark': lighthouseDark,
}

/** Returns the SVG document of a face by its name in the atlas. */
export function faceDocument(name: FaceName): string {
  const drawing = DRAWINGS[name]()
  const whole = name === 'back' ? drawing : framed(drawing, ORDER.indexOf(name) * 31 + 5)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${whole}</svg>`
}

/** Returns the SVG document of a tile's face, 256 units with its wooden rim; pictures count from 1. */
export function faceSvg(kind: TileKind | 'closed', picture = 1, spent = false): string {
  return faceDocument(faceName(kind, picture, spent))
}
