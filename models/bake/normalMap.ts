import { blank, CHANNELS, type Pixels, put } from './pixels.ts'

function heights({ width, height, data }: Pixels): Float32Array {
  const result = new Float32Array(width * height)
  for (let i = 0; i < result.length; i++) {
    const [r = 0, g = 0, b = 0] = data.subarray(i * CHANNELS, i * CHANNELS + CHANNELS)
    result[i] = (r * 0.4 + g * 0.4 + b * 0.2) / 255
  }
  return result
}

interface NormalStyle {
  readonly strength: number
  /** True if the picture repeats, so that its edges meet. */
  readonly wraps?: boolean
}

/**
 * Returns a tangent-space normal map with luminance as height: dark lines become grooves. Green follows v downward, as
 * pictures are read: load it with `flipY` off.
 */
export function normalMap(source: Pixels, { strength, wraps = false }: NormalStyle): Pixels {
  const { width, height } = source
  const level = heights(source)
  const result = blank(width, height)
  const neighbour = (at: number, size: number) => (wraps ? (at + size) % size : Math.max(0, Math.min(size - 1, at)))
  const read = (x: number, y: number) => level[neighbour(y, height) * width + neighbour(x, width)] ?? 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (read(x + 1, y) - read(x - 1, y)) * strength
      const dy = (read(x, y + 1) - read(x, y - 1)) * strength
      const length = 127.5 / Math.sqrt(dx * dx + dy * dy + 1)
      put(result, y * width + x, 127.5 - dx * length, 127.5 - dy * length, 127.5 + length)
    }
  }
  return result
}
