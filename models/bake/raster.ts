import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { CHANNELS, type Pixels } from './pixels.ts'

/** Rasterises an SVG document that has a viewBox to the given size, over black. */
export async function rasterise(svg: string, width: number, height = width): Promise<Pixels> {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
  const data = await sharp(Buffer.from(sized)).flatten({ background: '#000' }).removeAlpha().raw().toBuffer()
  return { width, height, data }
}

/** Resizes a picture. */
export async function resized(source: Pixels, width: number, height: number): Promise<Pixels> {
  const data = await image(source).resize(width, height, { kernel: 'lanczos3', fit: 'fill' }).raw().toBuffer()
  return { width, height, data }
}

function image({ width, height, data }: Pixels) {
  return sharp(data, { raw: { width, height, channels: CHANNELS } })
}

/** Writes a picture as WebP; quality 0–100, or 'lossless'. */
export async function writeWebp(source: Pixels, file: URL, quality: number | 'lossless'): Promise<void> {
  const options = quality === 'lossless' ? { lossless: true } : { quality, smartSubsample: true }
  await writeFile(
    file,
    await image(source)
      .webp({ ...options, effort: 6 })
      .toBuffer(),
  )
}
