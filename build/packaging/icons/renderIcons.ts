/** `node build/packaging/icons/renderIcons.ts`: renders `icons/icon.svg` in all sizes and formats. Commit the result. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type PngPicture, printIcns, printIco } from './iconFiles.ts'

const folder = import.meta.dirname
const LINUX = [16, 24, 32, 48, 64, 128, 256, 512]
const WINDOWS = [16, 24, 32, 48, 64, 128, 256]
const MACOS = [16, 32, 64, 128, 256, 512, 1024]
/** Dots per inch at which one user unit is one pixel. */
const PLAIN_DENSITY = 72
const DRAWN_SIZE = 512

const drawing = await readFile(join(folder, 'icon.svg'))
const pictures = await Promise.all([...new Set([...LINUX, ...WINDOWS, ...MACOS])].map(draw))
for (const { size, bytes } of pictures.filter(({ size }) => LINUX.includes(size))) {
  await writeFile(join(folder, `${size}x${size}.png`), bytes)
}
await writeFile(join(folder, 'icon.ico'), printIco(pictures.filter(({ size }) => WINDOWS.includes(size))))
await writeFile(join(folder, 'icon.icns'), printIcns(pictures.filter(({ size }) => MACOS.includes(size))))

async function draw(size: number): Promise<PngPicture> {
  // Small sizes are rendered larger first, so that thin lines do not break up.
  const density = (PLAIN_DENSITY * Math.max(size, 256)) / DRAWN_SIZE
  const bytes = await sharp(drawing, { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  return { size, bytes }
}
