import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SQUADRON_PAINT, SQUADRONS, type SquadronId } from '../teams.ts'
import { CARD_FACES, cardSvg, smallCardSvg } from './cards/faces.ts'
import { SHIP_CLASSES } from './squadron/classes.ts'
import { EMBLEMS } from './squadron/clothArt.ts'
import { flagSvg } from './squadron/flagArt.ts'
import { shipSilhouette } from './squadron/silhouettes.ts'

/** Returns the drawing as a small grey picture, as seen without colour vision. */
async function greyOf(svg: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#e2c68d' }).resize(48, 48, { fit: 'fill' })
  return picture.greyscale().raw().toBuffer()
}

async function difference(a: string, b: string): Promise<number> {
  const [one, other] = [await greyOf(a), await greyOf(b)]
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length
}

function pairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const))
}

/** Returns a team's emblem in dark ink on a light ground. */
const emblemSvg = (team: SquadronId) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160"><path d="M-80,-80H80V80H-80Z" fill="#ddd"/>${EMBLEMS[team]('#333')}</svg>`

describe('the drawings of Admiral', () => {
  it.each(pairs(SHIP_CLASSES))('distinguish a %s from a %s by shape', async (a, b) => {
    expect(await difference(shipSilhouette(a, 'red'), shipSilhouette(b, 'red'))).toBeGreaterThan(12)
  })

  it.each([
    ['brig', 2 * 2 + 1 + 1],
    ['frigate', 2 * 3 + 1 + 2],
    ['line', 2 * 3 + 1 + 2],
    ['galleon', 2 * 2 + 1 + 1],
  ] as const)('show the sails of a %s as on the table: two a mast, %i with those fore and aft', (shipClass, sails) => {
    const { sail } = SQUADRON_PAINT.blue
    const drawn = shipSilhouette(shipClass, 'blue').split(`fill="${sail}"`).length - 1
    expect(drawn).toBe(sails)
  })

  it.each(pairs(SQUADRONS))('distinguish flag and emblem of %s from those of %s without colour', async (a, b) => {
    expect(await difference(flagSvg(a), flagSvg(b))).toBeGreaterThan(12)
    expect(await difference(emblemSvg(a), emblemSvg(b))).toBeGreaterThan(8)
  })

  it.each(pairs(CARD_FACES))('distinguish the card %s from %s without colour', async (a, b) => {
    expect(await difference(cardSvg(a), cardSvg(b))).toBeGreaterThan(8)
    expect(await difference(smallCardSvg(a), smallCardSvg(b))).toBeGreaterThan(8)
  })

  it('stay within their frame', async () => {
    for (const shipClass of SHIP_CLASSES) {
      const { data, info } = await sharp(Buffer.from(shipSilhouette(shipClass, 'blue')))
        .raw()
        .toBuffer({
          resolveWithObject: true,
        })
      const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] ?? 0
      for (let x = 0; x < info.width; x++) expect(alphaAt(x, 0) + alphaAt(x, info.height - 1)).toBe(0)
      for (let y = 0; y < info.height; y++) expect(alphaAt(0, y) + alphaAt(info.width - 1, y)).toBe(0)
    }
  })
})
