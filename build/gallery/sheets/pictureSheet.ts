import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** A picture of a sheet: the end of its file's name as `capture.ts` gives it, and where it stands (pixels). */
export interface Placed {
  readonly name: string
  readonly left: number
  readonly top: number
}

export interface SheetOrder {
  /** The arguments for `capture.ts`, apart from the scenes, the picture and the size. */
  readonly options: readonly string[]
  readonly scenes: readonly string[]
  /** Of one picture, pixels. */
  readonly picture: { readonly width: number; readonly height: number }
  /** The part of each picture that is shown; the whole where it is left out. */
  readonly cut?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly placed: readonly Placed[]
}

const GAP_COLOUR = '#222222'

/** Takes pictures of scenes with `capture.ts` and puts them on one sheet, which `save` writes. Throws where one is missing. */
export async function takeSheet(
  { options, scenes, picture, cut, placed }: SheetOrder,
  save: (sheet: Sharp) => Promise<unknown>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'))
  try {
    const size = `${picture.width}x${picture.height}`
    const order = ['build/gallery/capture.ts', scenes.join(), join(folder, 'p.png'), '--size', size, ...options]
    const { status } = spawnSync(process.execPath, order, { stdio: 'inherit' })
    if (status !== 0) throw new Error('not all pictures were taken')
    const shown = cut ?? { left: 0, top: 0, ...picture }
    const width = Math.max(...placed.map(({ left }) => left)) + shown.width
    const height = Math.max(...placed.map(({ top }) => top)) + shown.height
    const blank = sharp({ create: { width, height, channels: 3, background: GAP_COLOUR } })
    const layers = await Promise.all(
      placed.map(async ({ name, left, top }) => {
        const input = await sharp(join(folder, `p-${name}.png`))
          .extract(shown)
          .toBuffer()
        return { input, left, top }
      }),
    )
    await save(blank.composite(layers))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
