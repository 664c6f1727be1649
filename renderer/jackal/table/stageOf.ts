import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { isSameMap, perMap } from '../../../engine/jackal/geometry/perMap.ts'
import type { Board, JackalState } from '../../../engine/jackal/types.ts'
import { measuresOf, type StageMeasures } from '../../../models/stage/measures.ts'
import { type ShoreDistance, shoreOf } from '../../../models/stage/shore.ts'
import { CABINS, type CabinLayout, cabinAround } from '../../table/cabin/layout.ts'
import type { ContactBlob } from '../../table/light/contactBlobs.ts'
import { LIGHTING, type Lighting, scaledLighting } from '../../table/light/lighting.ts'
import { TRAY_BLOB } from '../../table/Tray.tsx'

/** The table around and under a board, by its map alone. */
export interface JackalStage extends StageMeasures {
  /** True for the classic island, which has baked models; the parts of others are made to measure. */
  readonly isBaked: boolean
  readonly shore: ShoreDistance
  readonly cabin: CabinLayout
  readonly lighting: Lighting
  /** The shadow of the tray on the table. */
  readonly shade: ContactBlob
  /** The size of the tray relative to the classic one; never below 1. */
  readonly scale: number
  /** The distance of the view, as a share of the classic one: nearer for smaller boards. */
  readonly viewScale: number
}

/** Half side of the classic tray, for which cabin, light and camera are composed (cells). */
const COMPOSED = measuresOf(CLASSIC_ISLAND.map).tray.sizeX / 2
/** The distances from the inside of the tray to the edge of its shadow, and to its outside (cells). */
const SHADE = 3.35
const RAIL = 0.75
/**
 * The view of the smallest boards, as a share of the classic one: from any nearer, the lamp and the panels would cover
 * them.
 */
const NEAREST_VIEW = 0.64
/** Range of the light over a tray of the classic size (cells): its shadows reach half as far. */
const REACH = 72

/** Returns the stage of a board. */
export const stageOf = perMap((board: Board): JackalStage => {
  const measures = measuresOf(board.map)
  const { sizeX, sizeZ } = measures.tray
  const [halfX, halfZ] = [sizeX / 2, sizeZ / 2]
  const isBaked = isSameMap(board, CLASSIC_ISLAND)
  const ratio = Math.max(halfX, halfZ) / COMPOSED
  const scale = Math.max(1, ratio)
  return {
    ...measures,
    isBaked,
    shore: shoreOf(measures.land),
    cabin: halfX > COMPOSED || halfZ > COMPOSED ? cabinAround(halfX + RAIL, halfZ + RAIL) : CABINS.oneTray,
    lighting: isBaked ? LIGHTING.jackal : scaledLighting(LIGHTING.jackal, scale, REACH),
    shade: { ...TRAY_BLOB, halfX: halfX + SHADE, halfZ: halfZ + SHADE },
    scale,
    viewScale: Math.max(NEAREST_VIEW, ratio),
  }
})

/** Returns whether statues stand in the corners of the sea: where ships never lie. */
export function hasStatues({ board, options }: Pick<JackalState, 'board' | 'options'>): boolean {
  return options.variant === 'classic' && isSameMap(board, CLASSIC_ISLAND)
}
