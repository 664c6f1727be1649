import { DataTexture, DataUtils, HalfFloatType, LinearFilter, RGFormat } from 'three'
import { fractalNoise } from '../../../models/noise.ts'
import type { Shore } from './shore.ts'

const TEXELS_WIDE = 256
/** Size of the shallower and deeper parts of the open sea, cells. */
const BASIN = 7
/**
 * The distance that stands for a sea without a shore, cells: farther than any on the largest tray, and a number that a
 * texture can hold.
 */
const FARTHEST = 64

interface ShoreTexels {
  readonly width: number
  readonly height: number
  /** Row by row from the north-west: the distance in cells, and −1 … 1 for how shallow the open sea is. */
  readonly texels: Float32Array
}

/** Returns how much shallower than elsewhere the open sea is at a point, −1 … 1. */
const bankAt = (x: number, z: number): number =>
  Math.max(-1, Math.min(1, (fractalNoise(x / BASIN + 40, z / BASIN + 40, 3) - 0.44) * 3.2))

/** Samples the shore over a tray of `sizeX` × `sizeZ` cells. */
export function shoreTexels(shore: Shore, sizeX: number, sizeZ: number, width: number = TEXELS_WIDE): ShoreTexels {
  const height = Math.round((width * sizeZ) / sizeX)
  const texels = new Float32Array(2 * width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const x = ((column + 0.5) / width - 0.5) * sizeX
      const z = ((row + 0.5) / height - 0.5) * sizeZ
      texels.set([Math.min(shore(x, z), FARTHEST), bankAt(x, z)], 2 * (row * width + column))
    }
  return { width, height, texels }
}

interface ShoreHalves {
  readonly sizeX: number
  readonly sizeZ: number
  readonly width: number
  readonly height: number
  readonly halves: Uint16Array
}

/** Samples by shore: a suspended component is rendered many times, but its shore is sampled once. */
const sampled = new WeakMap<Shore, ShoreHalves>()

function halvesOf(shore: Shore, sizeX: number, sizeZ: number): ShoreHalves {
  const known = sampled.get(shore)
  if (known?.sizeX === sizeX && known.sizeZ === sizeZ) return known
  const { width, height, texels } = shoreTexels(shore, sizeX, sizeZ)
  const halves = { sizeX, sizeZ, width, height, halves: Uint16Array.from(texels, DataUtils.toHalfFloat) }
  sampled.set(shore, halves)
  return halves
}

/** Returns the distance to the shore as a texture for the water's shader. The caller disposes it. */
export function createShoreTexture(shore: Shore, sizeX: number, sizeZ: number): DataTexture {
  const { width, height, halves } = halvesOf(shore, sizeX, sizeZ)
  const texture = new DataTexture(halves, width, height, RGFormat, HalfFloatType)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
