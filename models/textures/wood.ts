import { blank, type Pixels, put } from '../bake/pixels.ts'
import { fractalNoise, lattice, valueNoise } from '../noise.ts'

export interface WoodStyle {
  readonly width: number
  readonly height: number
  readonly planks: number
  /** Dark, middle and light brown, sRGB 0–255. */
  readonly browns: readonly [Rgb, Rgb, Rgb]
  /** Lowest roughness, of light wood. */
  readonly roughness: number
  readonly seed: number
  /** The difference of the planks in tone. */
  readonly variety: number
}

type Rgb = readonly [number, number, number]

/** The width of the gap between planks, and of its butt joints, in pixels. */
const GAP = 3.2
const JOINT = 2

interface Grain {
  /** The brightness of the wood, from 0, dark, to 1, light. */
  readonly tone: number
  readonly fibre: number
  /** From 0 in a gap to 1 on the wood. */
  readonly open: number
}

/** Returns the field behind colour, roughness and relief. Fibres outweigh the rings about two to one. */
function grainAt(x: number, y: number, style: WoodStyle): Grain {
  const { width, height, planks, seed, variety } = style
  const u = x / width
  const across = (y / height) * planks
  const plank = Math.floor(across)
  const v = across - plank
  const shift = lattice(plank, seed) * 37
  const character = (lattice(plank, seed + 3) - 0.5) * variety
  const ring = fractalNoise(u * 2, v * 1.6 + shift, 3, 2)
  const warp = fractalNoise(u * 4, v * 9 + shift * 2, 3, 4)
  const rings = (Math.sin((v * 9 + ring * 5 + warp * 1.6) * 4.2) * 0.5 + 0.5) ** 1.3
  const fibre = valueNoise(u * 9, y * 0.55 + shift, 9) * 0.5 + valueNoise(u * 26, y * 1.3 + shift, 26) * 0.5
  const tone = 0.26 + 0.2 * rings + 0.42 * (fibre - 0.5) + 0.42 * (warp - 0.4) + 0.3 * (ring - 0.45) + character
  return { tone: Math.max(0, Math.min(1, tone)), fibre, open: openness(u, v, plank, style) }
}

/** Returns dark V-shaped gaps along the planks and one butt joint across each. */
function openness(u: number, v: number, plank: number, { width, height, planks }: WoodStyle): number {
  if (planks < 2) return 1
  const edge = (Math.min(v, 1 - v) * height) / planks
  const gap = 0.25 + 0.75 * Math.min(1, edge / GAP) ** 2
  const joint = Math.abs(((u + lattice(plank, 77)) % 1) - 0.5) * width
  return joint < JOINT ? gap * 0.45 : gap
}

function browned(tone: number, [dark, middle, light]: WoodStyle['browns']): Rgb {
  const [from, to, share] = tone < 0.5 ? [dark, middle, tone * 2] : [middle, light, tone * 2 - 1]
  const channel = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share
  return [channel(0), channel(1), channel(2)]
}

/** Returns planks of polished wood: colour, and roughness in all channels. Both repeat along the grain. */
export function wood(style: WoodStyle): { readonly colour: Pixels; readonly roughness: Pixels } {
  const colour = blank(style.width, style.height)
  const roughness = blank(style.width, style.height)
  for (let y = 0; y < style.height; y++) {
    for (let x = 0; x < style.width; x++) {
      const { tone, fibre, open } = grainAt(x, y, style)
      const [r, g, b] = browned(tone, style.browns)
      const index = y * style.width + x
      put(colour, index, r * open, g * open, b * open)
      const rough = style.roughness + 0.28 * (1 - tone) + 0.15 * (fibre - 0.5) + (1 - open) * 0.3
      put(roughness, index, rough * 255, rough * 255, rough * 255)
    }
  }
  return { colour, roughness }
}
