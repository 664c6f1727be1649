import type { BufferGeometry } from 'three'
import { type TileKind, tileRow } from '../../engine/jackal/data/tiles.ts'
import type { Detail } from '../geometry/detail.ts'
import { Carver, type Relief } from './bench/Carver.ts'
import { aborigine } from './kinds/aborigine.ts'
import { airplane, flownAirplane } from './kinds/airplane.ts'
import { arrow } from './kinds/arrow.ts'
import { balloon } from './kinds/balloon.ts'
import { bear } from './kinds/bear.ts'
import { ben } from './kinds/ben.ts'
import { oneBottle, threeBottles, twoBottles } from './kinds/bottles.ts'
import { cannibal } from './kinds/cannibal.ts'
import { cannon } from './kinds/cannon.ts'
import { caramba } from './kinds/caramba.ts'
import { cave } from './kinds/cave.ts'
import { emptyChest, fullChest } from './kinds/chest.ts'
import { crocodile } from './kinds/crocodile.ts'
import { desert } from './kinds/desert.ts'
import { earthquake } from './kinds/earthquake.ts'
import { fort } from './kinds/fort.ts'
import { friday } from './kinds/friday.ts'
import { emptyGalleon, galleon } from './kinds/galleon.ts'
import { grove } from './kinds/grove.ts'
import { horse } from './kinds/horse.ts'
import { ice } from './kinds/ice.ts'
import { jungle } from './kinds/jungle.ts'
import { lifeboat } from './kinds/lifeboat.ts'
import { darkLighthouse, lighthouse } from './kinds/lighthouse.ts'
import { flowers, lonePalm, shell, stones } from './kinds/meadow.ts'
import { missionary } from './kinds/missionary.ts'
import { mountain } from './kinds/mountain.ts'
import { rum } from './kinds/rum.ts'
import { swamp } from './kinds/swamp.ts'
import { thicket } from './kinds/thicket.ts'
import { trampoline } from './kinds/trampoline.ts'
import { trap } from './kinds/trap.ts'
import { RELIEF_NAMES, type ReliefName } from './names.ts'
import { PARTS, type PartName } from './parts.ts'

/** Returns arrows in the directions of the rules. */
const arrowsOf = (kind: TileKind) => arrow(tileRow(kind).directions ?? [])

/** The maker of each carving. */
const RELIEFS = {
  'empty-1': flowers,
  'empty-2': lonePalm,
  'empty-3': shell,
  'empty-4': stones,
  'arrow-1': arrowsOf('arrow-1'),
  'arrow-1d': arrowsOf('arrow-1d'),
  'arrow-2': arrowsOf('arrow-2'),
  'arrow-2d': arrowsOf('arrow-2d'),
  'arrow-3': arrowsOf('arrow-3'),
  'arrow-4': arrowsOf('arrow-4'),
  'arrow-4d': arrowsOf('arrow-4d'),
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
  'chest-full': fullChest,
  'chest-empty': emptyChest,
  galleon,
  'galleon-empty': emptyGalleon,
  airplane,
  'airplane-flown': flownAirplane,
  caramba,
  balloon,
  cannon,
  lighthouse,
  'lighthouse-dark': darkLighthouse,
  ben,
  missionary,
  friday,
  'bottle-1': oneBottle,
  'bottle-2': twoBottles,
  'bottle-3': threeBottles,
  rum,
  thicket,
  lifeboat,
  trampoline,
  bear,
} as const satisfies Readonly<Record<ReliefName, (carver: Carver) => void>>

function carved(name: ReliefName, detail: Detail): Carver {
  const carver = new Carver(detail)
  RELIEFS[name](carver)
  return carver
}

/** Carves the model on an open tile, its origin in the middle of the tile's top, north at −z. */
export function relief(name: ReliefName, detail: Detail): Relief {
  return carved(name, detail).whole()
}

/** Returns the moving parts of a carving, at rest. */
export function movingParts(name: ReliefName, detail: Detail): ReadonlyMap<PartName, Relief> {
  return carved(name, detail).parts()
}

/** Returns the carvings by name without their moving parts, and the moving parts; or the dark lines round all these. */
export function reliefs(side: keyof Relief, detail: Detail): Readonly<Record<string, BufferGeometry>> {
  return Object.fromEntries(
    RELIEF_NAMES.flatMap((name) => {
      const carver = carved(name, detail)
      const moving = [...carver.parts()]
        .filter(([part]) => side === 'body' || PARTS[part].isLined)
        .map(([part, { [side]: mesh }]) => [part, mesh] as const)
      return [[name, carver.still()[side]] as const, ...moving]
    }),
  )
}
