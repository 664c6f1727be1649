/** A picture as numbers: RGB bytes row by row from the top left. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export const CHANNELS = 3

/** Returns an empty (black) picture. */
export function blank(width: number, height: number): Pixels {
  return { width, height, data: new Uint8Array(width * height * CHANNELS) }
}

/** Copies a picture into another at a place given in pixels. */
export function paste(target: Pixels, source: Pixels, x: number, y: number): void {
  for (let row = 0; row < source.height; row++) {
    const from = row * source.width * CHANNELS
    const line = source.data.subarray(from, from + source.width * CHANNELS)
    target.data.set(line, ((y + row) * target.width + x) * CHANNELS)
  }
}

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

/** Sets a pixel's three channels, 0–255 each, clamped. */
export function put(target: Pixels, index: number, r: number, g: number, b: number): void {
  target.data[index * CHANNELS] = byte(r)
  target.data[index * CHANNELS + 1] = byte(g)
  target.data[index * CHANNELS + 2] = byte(b)
}

/** Makes colours stronger: saturation about the luminance, then contrast about the middle grey; 1 changes nothing. */
export function graded(source: Pixels, saturation: number, contrast: number): Pixels {
  const result = blank(source.width, source.height)
  for (let i = 0; i < source.width * source.height; i++) {
    const [r = 0, g = 0, b = 0] = source.data.subarray(i * CHANNELS, i * CHANNELS + CHANNELS)
    const grey = 0.213 * r + 0.715 * g + 0.072 * b
    const grade = (value: number) => (grey + (value - grey) * saturation - 127.5) * contrast + 127.5
    put(result, i, grade(r), grade(g), grade(b))
  }
  return result
}
