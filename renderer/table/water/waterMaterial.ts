import { Color, type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture, Vector2 } from 'three'
import { type Chunks, patchMaterial } from '../materials/shaderChunks.ts'
import type { Quality } from '../quality.ts'
import { createHullUniforms } from './hulls.ts'
import type { Sea } from './palette.ts'
import { LIGHT_FUNCTIONS, WATER_NORMAL, WATER_ROUGHNESS, waterLight } from './waterLight.ts'
import { WATER_COLOUR, waterFunctions } from './waterShader.ts'

export interface TrayOfWater {
  /** Inner size of the tray in cells. */
  readonly sizeX: number
  readonly sizeZ: number
  /** Half sides of the board whose cells are drawn in the water. */
  readonly gridHalfX: number
  readonly gridHalfZ: number
  /**
   * True where cell centres lie between whole numbers (a board of 10 cells), false where they lie on them (13 cells),
   * along x and z.
   */
  readonly cellsBetween?: readonly [x: boolean, z: boolean]
}

/** Initial seconds on the water's clock: waves that look good without motion. */
const FIRST_MOMENT = 3.7

function gridShift({ cellsBetween: [x, z] = [false, false] }: TrayOfWater): Vector2 {
  return new Vector2(x ? 0.5 : 0, z ? 0.5 : 0)
}

export type WaterUniforms = ReturnType<typeof createWaterUniforms>

/**
 * Returns the uniforms of the water. The distance to the shore is set later, because it changes while a map is drawn
 * and the waves go on.
 */
export function createWaterUniforms(tray: TrayOfWater, sea: Sea) {
  return {
    ...createHullUniforms(),
    shoreDistance: { value: null as Texture | null }, // set once the shore is known
    traySize: { value: new Vector2(tray.sizeX, tray.sizeZ) },
    gridHalf: { value: new Vector2(tray.gridHalfX, tray.gridHalfZ) },
    gridShift: { value: gridShift(tray) },
    gridStrength: { value: sea.grid },
    wind: { value: new Vector2(0.6, 0.35) },
    force: { value: 1 },
    time: { value: FIRST_MOMENT },
    whitecaps: { value: sea.whitecaps ? 1 : 0 },
    sparkle: { value: sea.sparkle },
    shelf: { value: sea.shelf },
    deepens: { value: new Vector2(...sea.deepens) },
    banks: { value: sea.banks },
    veins: { value: sea.veins },
    gloss: { value: new Color(...sea.gloss) },
    relief: { value: sea.relief },
    sheen: { value: sea.sheen },
    glints: { value: sea.glints },
    mottle: { value: sea.mottle },
    surf: { value: sea.surf },
    causticLight: { value: sea.caustics },
    deepColour: { value: new Color(sea.deep) },
    midColour: { value: new Color(sea.mid) },
    shallowColour: { value: new Color(sea.shallow) },
  }
}

const VERTEX: Chunks = {
  common: '#include <common>\nvarying vec3 waterPlace;',
  begin_vertex: '#include <begin_vertex>\nwaterPlace = position;',
}

/**
 * The sea's material: standard with colour, foam, waves and sparkle; on Low, Lambert with colour and foam only.
 */
export function createWaterMaterial(
  quality: Quality,
  uniforms: WaterUniforms,
  sea: Sea,
  environment: Texture | null,
): Material {
  const common = `#include <common>\n${waterFunctions(quality.waterOctaves, quality.causticLayers)}`
  const standard = quality.shading === 'standard'
  const material = standard
    ? new MeshStandardMaterial({ envMap: environment, envMapIntensity: sea.reflection })
    : new MeshLambertMaterial()
  const fragment: Chunks = standard
    ? {
        common: `${common}\n${LIGHT_FUNCTIONS}`,
        color_fragment: WATER_COLOUR,
        roughnessmap_fragment: WATER_ROUGHNESS,
        normal_fragment_maps: WATER_NORMAL,
        aomap_fragment: `#include <aomap_fragment>\n${waterLight(quality.waterGlints)}`,
      }
    : { common, color_fragment: WATER_COLOUR }
  return patchMaterial<Material>(material, { key: `water/${quality.tier}`, uniforms, vertex: VERTEX, fragment })
}
