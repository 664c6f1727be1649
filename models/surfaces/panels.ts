/** The layer over the colour of the interface's panels: thin clouds of one colour, the same at opposite edges. */
export interface Clouds {
  readonly width: number
  readonly height: number
  /** The waves per pixel across and down; more waves make finer clouds. */
  readonly frequency: string
  readonly seed: number
  /** Shares of red, green and blue light, 0–1, as SVG filters count them. */
  readonly colour: readonly [number, number, number]
  /** The growth of opacity with the clouds, and its start. */
  readonly opacity: readonly [slope: number, start: number]
}

/** Grain of the wooden panels. */
export const GRAIN: Clouds = {
  width: 320,
  height: 160,
  frequency: '.008 .16',
  seed: 8,
  colour: [0.08, 0.035, 0.015],
  opacity: [1.3, -0.35],
}

/** Blots of the parchment. */
export const BLOTS: Clouds = {
  width: 256,
  height: 256,
  frequency: '.035 .05',
  seed: 3,
  colour: [0.42, 0.24, 0.08],
  opacity: [0.5, -0.16],
}

/** Returns the clouds as an SVG document, with `density` times as many pixels as its size on the page. */
export function cloudsDocument({ width, height, frequency, seed, colour, opacity }: Clouds, density: number): string {
  const [r, g, b] = colour
  const matrix = `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${opacity.join(' ')}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * density}" height="${height * density}">` +
    '<filter id="clouds" x="0" y="0" width="100%" height="100%">' +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}"/>` +
    `<feColorMatrix values="${matrix}"/></filter>` +
    `<rect width="${width}" height="${height}" filter="url(#clouds)"/></svg>`
  )
}
