import { join } from 'node:path'
import sharp from 'sharp'
import { it } from 'vitest'

export const NAMES = ['Anne Bonny', 'Henry Morgan', 'Grace O’Malley', 'Jean Bart']
/** The longest time of a step without a graphics card, milliseconds. */
export const PATIENCE = 300_000

const FOLDER = join(import.meta.dirname, '../../../build/screenshots')
/** The quality of the files: with it each is lighter than 400 kB. */
const QUALITY = 85
/** The name of the only picture to take; all if missing. */
const only = process.env.PICTURE

/** Adds a picture that replaces `build/screenshots/<name>.jpg`; `take` returns its layers, the lowest first. */
export function picture(name: string, take: () => Promise<readonly Buffer[]>): void {
  it.skipIf(only !== undefined && only !== name)(name, { timeout: 4 * PATIENCE }, async () => {
    const [ground, ...layers] = await take()
    await sharp(ground)
      .composite(layers.map((input) => ({ input })))
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toFile(join(FOLDER, `${name}.jpg`))
  })
}
