/**
 * Puts all kinds of Jackal's tiles, and those that are used up or stood on, side by side as the play camera sees them, a
 * sheet for each tier: `node build/gallery/sheets/tileSheets.ts [--tiers low,medium,high]` writes
 * `build/screenshots/jackal-tiles-<tier>.jpg`.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { takeSheet } from './pictureSheet.ts'

const PICTURE = { width: 1280, height: 800 } as const
/** The place of the island in a picture, pixels. */
const ISLAND = { left: 320, top: 160, width: 640, height: 470 } as const
const GAP = 8
const QUALITY = 80
const SCENES = ['jackal-tiles', 'jackal-tiles-used'] as const

const { values } = parseArgs({ options: { tiers: { type: 'string', default: 'low,medium,high' } } })
const folder = resolve(import.meta.dirname, '../../screenshots')
for (const tier of values.tiers.split(',')) {
  const placed = SCENES.map((name, index) => ({ name, left: index * (ISLAND.width + GAP), top: 0 }))
  const options = ['--tier', tier, '--query', 'tiles=carved']
  await takeSheet({ options, scenes: SCENES, picture: PICTURE, cut: ISLAND, placed }, (sheet) =>
    sheet.jpeg({ quality: QUALITY, mozjpeg: true }).toFile(resolve(folder, `jackal-tiles-${tier}.jpg`)),
  )
}
