import { type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture, Vector2 } from 'three'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'
import { patchMaterial } from './shaderChunks.ts'

/** The instance attribute for the atlas cell that the tile's upper side shows. */
export const FACE_ATTRIBUTE = 'aFace'

/** The textures of all tiles in a square grid of cells; cell 0 is the back. */
export interface TileAtlas {
  readonly colours: Texture
  readonly normals: Texture
  /** The number of cells along one side. */
  readonly grid: number
}

/** The atlas cell whose rim is a strip of maple, used for the sides of every tile. */
const RIM_CELL = '1.0'

/**
 * Returns code that maps texture coordinates into the atlas cell of the side: 0 rim, 1 face, 2 back. Tiers without a
 * normal map have no coordinate for it. A small inset keeps neighbouring cells from bleeding in at a distance.
 */
function pickCell(grid: number): string {
  const cells = grid.toFixed(1)
  return /* glsl */ `#include <uv_vertex>
{
  float cell = _side > 1.5 ? 0.0 : (_side > 0.5 ? ${FACE_ATTRIBUTE} : ${RIM_CELL});
  vec2 corner = vec2(mod(cell, ${cells}), floor(cell / ${cells}));
  vec2 place = (corner + clamp(uv, 0.006, 0.994)) / ${cells};
  vMapUv = place;
  #ifdef USE_NORMALMAP
    vNormalMapUv = place;
  #endif
}`
}

/** Returns the material of all tiles, for an instanced mesh with a face per instance. */
export function createTileMaterial(quality: Quality, atlas: TileAtlas, environment: Texture | null): Material {
  const vertex = {
    common: `#include <common>\nattribute float _side;\nattribute float ${FACE_ATTRIBUTE};`,
    uv_vertex: pickCell(atlas.grid),
  }
  if (quality.shading === 'lambert')
    return patchMaterial(new MeshLambertMaterial({ map: atlas.colours }), { key: 'tile/lambert', vertex })
  const material = new MeshStandardMaterial({
    map: atlas.colours,
    normalMap: quality.normalMaps ? atlas.normals : null,
    normalScale: new Vector2(0.55, 0.55),
    roughness: 0.66,
    envMap: environment,
    envMapIntensity: 0.3,
  })
  return patchMaterial(material, { key: 'tile/standard', vertex })
}

/** Returns the tile material for an atlas, shared on this canvas. */
export function useTileMaterial(atlas: TileAtlas): Material {
  const { quality, environment, shared } = useResources()
  return shared('tile', () => createTileMaterial(quality, atlas, environment))
}
