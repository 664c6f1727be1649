import type { ContactBlob } from '../light/contactBlobs.ts'
import type { Quality } from '../quality.ts'
import { TABLE_LEVEL } from '../TableTop.tsx'

export const PROPS = ['lantern', 'map', 'spyglass', 'first die', 'second die', 'rope', 'mug'] as const
export type PropName = (typeof PROPS)[number]

/** A prop's contact shadow. By default it is centred under the prop and lies on the table. */
interface Shade {
  readonly halfX: number
  readonly halfZ: number
  readonly x?: number
  readonly z?: number
  readonly lift?: number
}

/** The place of a prop on the table. */
export interface PropPlace {
  readonly x: number
  readonly z: number
  /** Height above the table, for props that lie on the map. */
  readonly lift: number
  /** Turn about the vertical axis, radians. */
  readonly turn: number
  readonly shade: Shade
}

/** The moonlight through the window: centre, size in cells, turn in radians, strength. */
export interface MoonPatch {
  readonly x: number
  readonly z: number
  readonly size: readonly [width: number, depth: number]
  readonly turn: number
  readonly opacity: number
}

/** The arrangement of the cabin for one game; props without a place are not shown. */
export interface CabinLayout {
  readonly places: Readonly<Partial<Record<PropName, PropPlace>>>
  readonly moon: MoonPatch
}

/** Around one tray: lantern and rope on the left, map and rum on the right. */
const ONE_TRAY: Readonly<Record<PropName, PropPlace>> = {
  lantern: { x: -10.7, z: -6.2, lift: 0, turn: 0.2, shade: { halfX: 1.2, halfZ: 1.2 } },
  map: { x: 11, z: 4.9, lift: 0.01, turn: -0.3, shade: { halfX: 5.4, halfZ: 3.9, z: 5 } },
  spyglass: { x: 8.35, z: 6.6, lift: 0.06, turn: 0.98, shade: { halfX: 2.1, halfZ: 0.45, x: 9.4, z: 5.1, lift: 0.09 } },
  'first die': { x: -8.75, z: 4.3, lift: 0, turn: 0.5, shade: { halfX: 0.52, halfZ: 0.52 } },
  'second die': { x: -9.35, z: 5.3, lift: 0, turn: 1.2, shade: { halfX: 0.52, halfZ: 0.52 } },
  rope: { x: -10.4, z: 0.6, lift: 0, turn: 2.6, shade: { halfX: 1.7, halfZ: 1.7 } },
  mug: { x: 10.6, z: -5.4, lift: 0, turn: 0.6, shade: { halfX: 1, halfZ: 1 } },
}

/** Around two trays side by side: lantern behind, instruments and map in front. */
const TWO_TRAYS: CabinLayout['places'] = {
  lantern: { x: -11.5, z: -9.2, lift: 0, turn: 0, shade: { halfX: 1.2, halfZ: 1.2 } },
  map: { x: 9.4, z: 10.3, lift: 0.01, turn: 0.16, shade: { halfX: 4.6, halfZ: 3.6 } },
  spyglass: { x: -6.4, z: 8.5, lift: 0.06, turn: 0.1, shade: { halfX: 2.2, halfZ: 0.45 } },
  'first die': { x: 2.9, z: 8.2, lift: 0, turn: 0.6, shade: { halfX: 0.52, halfZ: 0.52 } },
  rope: { x: 11.4, z: -9.3, lift: 0, turn: 0.4, shade: { halfX: 1.7, halfZ: 1.7 } },
  mug: { x: 7, z: -9.2, lift: 0, turn: 0.5, shade: { halfX: 1, halfZ: 1 } },
}

/** Around one large tray with these half sides in cells: lantern and ropes behind it, instruments and map in front. */
export function cabinAround(halfX: number, halfZ: number): CabinLayout {
  const [behind, before] = [-halfZ - 3, halfZ + 2.4]
  return {
    places: {
      lantern: { x: -halfX - 2, z: -halfZ * 0.78, lift: 0, turn: 0.2, shade: { halfX: 1.2, halfZ: 1.2 } },
      map: { x: Math.max(7, halfX * 0.74), z: before + 2.6, lift: 0.01, turn: 0.12, shade: { halfX: 4.6, halfZ: 3.6 } },
      spyglass: {
        x: Math.min(-2.6, -halfX * 0.12),
        z: before,
        lift: 0.06,
        turn: 0.08,
        shade: { halfX: 2.2, halfZ: 0.45 },
      },
      'first die': {
        x: Math.min(1.6, halfX * 0.34),
        z: before - 0.2,
        lift: 0,
        turn: 0.6,
        shade: { halfX: 0.52, halfZ: 0.52 },
      },
      rope: { x: halfX * 0.5, z: behind + 0.6, lift: 0, turn: 0.4, shade: { halfX: 1.7, halfZ: 1.7 } },
      mug: { x: halfX + 1.9, z: -halfZ * 0.82, lift: 0, turn: 0.5, shade: { halfX: 1, halfZ: 1 } },
    },
    moon: { x: halfX * 0.75, z: before + 0.6, size: [10, 5.6], turn: -0.25, opacity: 0.13 },
  }
}

export const CABINS = {
  oneTray: { places: ONE_TRAY, moon: { x: 11.6, z: -3.4, size: [9.5, 6.2], turn: 0.5, opacity: 0.2 } },
  twoTrays: { places: TWO_TRAYS, moon: { x: 10.5, z: 8.4, size: [10, 5.6], turn: -0.25, opacity: 0.13 } },
} as const satisfies Record<string, CabinLayout>

const ON_EVERY_TIER: readonly PropName[] = ['lantern', 'map']

/** A prop and where it stands. */
export interface PlacedProp {
  readonly name: PropName
  readonly place: PropPlace
}

/** The props of a layout that the tier shows. */
export function propsOf(quality: Quality, { places }: CabinLayout = CABINS.oneTray): readonly PlacedProp[] {
  const shown = quality.props === 'all' ? PROPS : ON_EVERY_TIER
  return shown.flatMap((name) => {
    const place = places[name]
    return place ? [{ name, place }] : []
  })
}

/** The contact shadows of the props that the tier shows. */
export function cabinBlobs(quality: Quality, layout: CabinLayout = CABINS.oneTray): readonly ContactBlob[] {
  return propsOf(quality, layout).map(({ place }) => {
    const { x, z, turn, shade } = place
    const { halfX, halfZ, lift = 0 } = shade
    return { x: shade.x ?? x, y: TABLE_LEVEL + lift, z: shade.z ?? z, halfX, halfZ, turn }
  })
}
