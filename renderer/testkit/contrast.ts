/** Red, green, blue, 0–255, and opacity. */
export type Colour = readonly [number, number, number, number]

/** Parses a colour as `#rgb`, `#rrggbb`, `#rrggbbaa` or `rgba(…)`; black if it is none of these. */
export const named = (text: string): Colour => coloursIn(text)[0] ?? [0, 0, 0, 1]

/** Returns all colours in a text, in order. */
export function coloursIn(text: string): readonly Colour[] {
  return [...text.matchAll(/#([0-9a-f]{3,8})\b|rgba?\(([^)]*)\)/gi)].map(([, hex, parts]) =>
    hex === undefined ? fromParts(parts ?? '') : fromHex(hex),
  )
}

function fromHex(hex: string): Colour {
  const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
  const at = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16)
  return [at(0), at(1), at(2), full.length > 6 ? at(3) / 255 : 1]
}

function fromParts(parts: string): Colour {
  const [r = 0, g = 0, b = 0, a = 1] = parts.split(',').map(Number)
  return [r, g, b, a]
}

/** Blends a colour over an opaque one. */
export const over = ([r, g, b, a]: Colour, [x, y, z]: Colour): Colour => [
  r * a + x * (1 - a),
  g * a + y * (1 - a),
  b * a + z * (1 - a),
  1,
]

/** Multiplies the opacity of a colour. */
export const faded = ([r, g, b, a]: Colour, opacity: number): Colour => [r, g, b, a * opacity]

/** Returns the relative luminance, 0–1. */
export function luminance([r, g, b]: Colour): number {
  const [x = 0, y = 0, z = 0] = [r, g, b].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * x + 0.7152 * y + 0.0722 * z
}

/** Returns the contrast ratio of WCAG 2: from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast of text of 24 px and more, or 18.66 px and bold, and of signs. */
export const LARGE = 3
/** The least contrast of all other text. */
export const SMALL = 4.5
