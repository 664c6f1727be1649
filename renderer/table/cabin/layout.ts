import type { ContactBlob } from '../contactBlobs.ts'
import type { Quality } from '../quality.ts'
import { TABLE_LEVEL } from '../TableTop.tsx'

export const PROPS = ['lantern', 'map', 'spyglass', 'first die', 'second die', 'rope', 'mug'] as const
export type PropName = (typeof PROPS)[number]

/** The contact shadow of a prop; it lies under the prop itself and on the table where nothing else is said. */
interface Shade {
  readonly halfX: number
  readonly halfZ: number
  readonly x?: number
  readonly z?: number
  readonly lift?: number
}

/** Where a prop stands on the table. */
export interface Place {
  readonly x: number
  readonly z: number
  /** Above the table, for what lies on the map. */
  readonly lift: number
  /** Turn about the vertical in radians. */
  readonly turn: number
  readonly shade: Shade
}

/** What the captain left around the tray: light and rope on the left, chart and rum on the right. */
export const PLACES: Readonly<Record<PropName, Place>> = {
  lantern: { x: -10.7, z: -6.2, lift: 0, turn: 0.2, shade: { halfX: 1.2, halfZ: 1.2 } },
  map: { x: 11, z: 4.9, lift: 0.01, turn: -0.3, shade: { halfX: 5.4, halfZ: 3.9, z: 5 } },
  spyglass: { x: 8.35, z: 6.6, lift: 0.06, turn: 0.98, shade: { halfX: 2.1, halfZ: 0.45, x: 9.4, z: 5.1, lift: 0.09 } },
  'first die': { x: -8.75, z: 4.3, lift: 0, turn: 0.5, shade: { halfX: 0.52, halfZ: 0.52 } },
  'second die': { x: -9.35, z: 5.3, lift: 0, turn: 1.2, shade: { halfX: 0.52, halfZ: 0.52 } },
  rope: { x: -10.4, z: 0.6, lift: 0, turn: 2.6, shade: { halfX: 1.7, halfZ: 1.7 } },
  mug: { x: 10.6, z: -5.4, lift: 0, turn: 0.6, shade: { halfX: 1, halfZ: 1 } },
}

const ON_EVERY_TIER: readonly PropName[] = ['lantern', 'map']

export function propsOf(quality: Quality): readonly PropName[] {
  return quality.props === 'all' ? PROPS : ON_EVERY_TIER
}

/** The contact shadows of the props that the tier shows. */
export function cabinBlobs(quality: Quality): readonly ContactBlob[] {
  return propsOf(quality).map((name) => {
    const { x, z, turn, shade } = PLACES[name]
    const { halfX, halfZ, lift = 0 } = shade
    return { x: shade.x ?? x, y: TABLE_LEVEL + lift, z: shade.z ?? z, halfX, halfZ, turn }
  })
}
