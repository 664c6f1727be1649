/** The one line colour of every drawing; never pure black. */
export const INK = '#2a180e'
/** Light strokes, arrows and discs. */
export const CREAM = '#f7ebc8'

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** Blends two `#rrggbb` colours; 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to)
  const blended = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * amount))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the colour in shade: toward violet-brown. */
export const darker = (colour: string, amount = 0.3) => mix(colour, '#2a1230', amount)

/** Returns the colour in light: toward cream. */
export const lighter = (colour: string, amount = 0.4) => mix(colour, '#fff3d0', amount)
