/** Kinds of colour vision, all but the first without one kind of cone. */
export const VISIONS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type Vision = (typeof VISIONS)[number]

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/**
 * The linear RGB transformation of each kind of vision: Machado, Oliveira and Fernandes, "A Physiologically-based Model
 * for Simulation of Color Vision Deficiency" (2009), severity 1.0.
 */
export const VISION_MATRICES: Readonly<Record<Vision, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Converts '#rrggbb' to linear RGB, 0–1. */
export function linearRgb(colour: string): Triple {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

const times = (rows: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z
  return [row(rows[0]), row(rows[1]), row(rows[2])]
}

const within = ([x, y, z]: Triple): Triple => {
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return [clamp(x), clamp(y), clamp(z)]
}

/** sRGB to XYZ against the white point D65 (IEC 61966-2-1). */
const XYZ: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
]

function labOf(rgb: Triple): Triple {
  const [x, y, z] = times(XYZ, rgb).map((t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116))
  return [116 * (y ?? 0) - 16, 500 * ((x ?? 0) - (y ?? 0)), 200 * ((y ?? 0) - (z ?? 0))]
}

/** Returns the visible distance of two colours, as CIEDE2000: 1 is hardly visible, black and white are 100 apart. */
export function colourDistance(one: string, other: string, vision: Vision): number {
  const seen = (colour: string) => labOf(within(times(VISION_MATRICES[vision], linearRgb(colour))))
  return ciede2000(seen(one), seen(other))
}

/** Returns the contrast ratio of two colours by WCAG 2: from 1 to 21. In grey it is the only difference left. */
export function lightnessContrast(one: string, other: string, vision: Vision): number {
  const lightness = (colour: string) => {
    const [r, g, b] = within(times(VISION_MATRICES[vision], linearRgb(colour)))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, light = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const DEGREE = Math.PI / 180
const hueOf = (b: number, a: number) => (Math.atan2(b, a) / DEGREE + 360) % 360
/** Returns the share of chroma that makes greys count: 25⁷ is the standard's constant. */
const chromaShare = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/** Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (2005), with all weights 1. */
function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const grey = 0.5 * (1 - chromaShare((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [x1, x2] = [a1 * (1 + grey), a2 * (1 + grey)]
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)]
  const [h1, h2] = [hueOf(b1, x1), hueOf(b2, x2)]
  const turn = ((h2 - h1 + 540) % 360) - 180
  const [lightness, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const hue = Math.abs(h1 - h2) > 180 ? (h1 + h2 + 360) / 2 : (h1 + h2) / 2
  const cos = (factor: number, shift: number) => Math.cos((factor * hue + shift) * DEGREE)
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63)
  const dl = (l2 - l1) / (1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2))
  const dc = (c2 - c1) / (1 + 0.045 * chroma)
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin((turn * DEGREE) / 2)) / (1 + 0.015 * chroma * t)
  const rotation = -Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * DEGREE) * 2 * chromaShare(chroma)
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh)
}
