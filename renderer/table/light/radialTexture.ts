import { DataTexture, LinearFilter, SRGBColorSpace } from 'three'

/** Colour and opacity at a distance of 0 … 1 from the centre. Colours are 0 … 255, opacity 0 … 1. */
export interface RadialStop {
  readonly at: number
  readonly colour: readonly [r: number, g: number, b: number]
  readonly opacity: number
}

/** Interpolates the stops at a distance; beyond the ends the end stops apply. */
export function radialValue(stops: readonly RadialStop[], distance: number): [number, number, number, number] {
  const after = stops.findIndex((stop) => stop.at >= distance)
  const b = stops[after === -1 ? stops.length - 1 : after]
  const a = stops[after === -1 ? stops.length - 1 : Math.max(0, after - 1)]
  if (!a || !b) throw new RangeError('a radial texture needs stops')
  const share = b.at > a.at ? Math.max(0, (distance - a.at) / (b.at - a.at)) : 1
  const mix = (from: number, to: number) => from + (to - from) * share
  const [r, g, blue] = [0, 1, 2].map((i) => mix(a.colour[i] ?? 0, b.colour[i] ?? 0))
  return [r ?? 0, g ?? 0, blue ?? 0, mix(a.opacity, b.opacity) * 255]
}

/** A radial gradient as a texture. The caller disposes it. */
export function createRadialTexture(stops: readonly RadialStop[], size: number): DataTexture {
  const data = new Uint8Array(size * size * 4)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const x = ((column + 0.5) / size) * 2 - 1
      const y = ((row + 0.5) / size) * 2 - 1
      data.set(radialValue(stops, Math.hypot(x, y)), (row * size + column) * 4)
    }
  return smooth(new DataTexture(data, size, size))
}

/** Sets sRGB colours and linear filtering on a data texture. */
export function smooth(texture: DataTexture): DataTexture {
  texture.colorSpace = SRGBColorSpace
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
