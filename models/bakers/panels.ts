import { writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { BLOTS, type Clouds, cloudsDocument, GRAIN } from '../surfaces/panels.ts'

/** The picture's pixels per pixel of the page: sharp on screens that show two pixels for one. */
const DENSITY = 2
/** The width, in pixels of the page, over which a picture blends into its opposite edge. */
const SEAM = 48

/** The density for pages that come over a network. */
const SMALL_DENSITY = 1

const PANELS = { 'panel-wood': GRAIN, 'panel-parchment': BLOTS } as const

/** Bakes the layer over the colour of panels: if the browser drew the clouds, every panel would be slow. */
export async function bakePanels(folder: URL): Promise<void> {
  for (const [name, clouds] of Object.entries(PANELS)) {
    const bytes = await (await seamless(clouds, DENSITY)).webp({ quality: 80, alphaQuality: 80, effort: 6 }).toBuffer()
    await writeFile(new URL(`${name}.webp`, folder), bytes)
    const small = await seamless(clouds, SMALL_DENSITY)
    const smallBytes = await small.webp({ quality: 50, alphaQuality: 10, effort: 6 }).toBuffer()
    await writeFile(new URL(`${name}-small.webp`, folder), smallBytes)
  }
}

/** Returns the clouds, drawn a little larger than needed, with the excess blended over the opposite edges. */
async function seamless(clouds: Clouds, density: number): Promise<Sharp> {
  const larger = { ...clouds, width: clouds.width + SEAM, height: clouds.height + SEAM }
  const drawn = await sharp(Buffer.from(cloudsDocument(larger, density)))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const [width, height, stride] = [clouds.width * density, clouds.height * density, larger.width * density]
  const at = (x: number, y: number): number => drawn[y * stride + x] ?? 0
  const across = (x: number, y: number): number => passed(x / density, at(x + width, y), at(x, y))
  const opacity = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      opacity[y * width + x] =
        y < SEAM * density ? passed(y / density, across(x, y + height), across(x, y)) : across(x, y)
    }
  }
  const [r, g, b] = clouds.colour.map(byteOf)
  const colour = sharp({ create: { width, height, channels: 3, background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } } })
  return colour.joinChannel(opacity, { raw: { width, height, channels: 1 } })
}

/** Returns a share of light as the byte that screens show for it. */
function byteOf(light: number): number {
  return Math.round(255 * (1.055 * light ** (1 / 2.4) - 0.055))
}

/**
 * Returns, near an edge (`fromEdge` in pixels of the page), a mixture of the value beyond the opposite edge and the
 * value here.
 */
function passed(fromEdge: number, beyond: number, here: number): number {
  const share = fromEdge / SEAM
  return share >= 1 ? here : Math.round(beyond + (here - beyond) * share)
}
