import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BLOTS, cloudsDocument, GRAIN } from './panels.ts'

const PANELS = [
  { name: 'panel-wood', clouds: GRAIN },
  { name: 'panel-parchment', clouds: BLOTS },
] as const

/** Returns the mean opacity of a picture, 0–255. */
async function opacityOf(bytes: Buffer): Promise<number> {
  const { channels } = await sharp(bytes).stats()
  return channels[3]?.mean ?? 255
}

describe.each(PANELS)('$name', ({ name, clouds }) => {
  const baked = () => readFile(new URL(`../baked/${name}.webp`, import.meta.url))

  it('is baked at two pixels for one', async () => {
    const { width, height } = await sharp(await baked()).metadata()
    expect([width, height]).toEqual([2 * clouds.width, 2 * clouds.height])
  })

  it('is as thin as its source', async () => {
    const drawn = await sharp(Buffer.from(cloudsDocument(clouds, 2)))
      .png()
      .toBuffer()
    expect(Math.abs((await opacityOf(await baked())) - (await opacityOf(drawn)))).toBeLessThan(6)
  })

  it('continues at the opposite edge', async () => {
    const { data, info } = await sharp(await baked())
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const row = (y: number) => [...data.subarray(y * info.width, (y + 1) * info.width)]
    const apart = (a: readonly number[], b: readonly number[]) =>
      a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
    const inside = apart(row(info.height / 2), row(info.height / 2 + 1))
    expect(apart(row(info.height - 1), row(0))).toBeLessThan(2 * inside + 2)
  })

  it('lets the panel’s colour through', async () => {
    const opacity = await opacityOf(await baked())
    expect(opacity).toBeGreaterThan(5)
    expect(opacity).toBeLessThan(128)
  })
})
