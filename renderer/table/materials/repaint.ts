import { BufferAttribute, BufferGeometry, Color } from 'three'

/** A colour of the carved models, `#rrggbb`, and its replacement. */
export interface Repaint {
  readonly from: string
  readonly to: string
}

/** The greatest difference of a shade from its paint: the three channels together, of 255 each. */
const SHADE = 30

const known = new WeakMap<BufferGeometry, Map<string, BufferGeometry>>()

/**
 * Returns the same model with some paints replaced and their shades adjusted; returns the model itself if there is
 * nothing to replace. Only its colours are not shared with the model; do not dispose it.
 */
export function repainted(geometry: BufferGeometry, paints: readonly Repaint[]): BufferGeometry {
  if (paints.length === 0) return geometry
  const key = JSON.stringify(paints)
  const variants = known.get(geometry) ?? new Map<string, BufferGeometry>()
  known.set(geometry, variants)
  const variant = variants.get(key) ?? paint(geometry, paints)
  variants.set(key, variant)
  return variant
}

function paint(geometry: BufferGeometry, paints: readonly Repaint[]): BufferGeometry {
  const painted = new BufferGeometry()
  painted.setIndex(geometry.index)
  for (const [name, attribute] of Object.entries(geometry.attributes)) painted.setAttribute(name, attribute)
  for (const group of geometry.groups) painted.addGroup(group.start, group.count, group.materialIndex)
  const colours = geometry.getAttribute('color')
  const own = new BufferAttribute(new Float32Array(colours.count * 3), 3)
  const swaps = paints.map(({ from, to }) => ({ from: new Color(from), to: new Color(to) }))
  const colour = new Color()
  for (let i = 0; i < colours.count; i++) {
    colour.setRGB(colours.getX(i), colours.getY(i), colours.getZ(i))
    const swap = swaps.find(({ from }) => differenceOf(colour, from) <= SHADE)
    if (swap) shade(colour, swap.from, swap.to)
    own.setXYZ(i, colour.r, colour.g, colour.b)
  }
  painted.setAttribute('color', own)
  return painted
}

const [a, b] = [
  { r: 0, g: 0, b: 0 },
  { r: 0, g: 0, b: 0 },
]

function differenceOf(one: Color, other: Color): number {
  one.getRGB(a, 'srgb')
  other.getRGB(b, 'srgb')
  return 255 * (Math.abs(a.r - b.r) + Math.abs(a.g - b.g) + Math.abs(a.b - b.b))
}

/** Returns relative luminance in linear light. */
const luminanceOf = ({ r, g, b: blue }: Color): number => 0.2126 * r + 0.7152 * g + 0.0722 * blue

/** Makes a colour darker or lighter than the new paint by as much as it was darker or lighter than the old one. */
function shade(colour: Color, from: Color, to: Color): void {
  const share = luminanceOf(colour) / Math.max(luminanceOf(from), 1e-4)
  colour.copy(to).multiplyScalar(share)
}
