/**
 * Puts every map of Jackal, half explored and seen from the play camera, on one sheet:
 * `node build/gallery/sheets/mapSheet.ts [--tier high]` writes `build/screenshots/jackal-maps.jpg`.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MAP_SHEET } from './mapNames.ts'
import { takeSheet } from './pictureSheet.ts'

const PICTURE = { width: 800, height: 500 } as const
/** Maps beside each other. */
const COLUMNS = 2
const GAP = 8
const QUALITY = 62

const file = resolve(import.meta.dirname, '../../screenshots/jackal-maps.jpg')
const { values } = parseArgs({ options: { tier: { type: 'string', default: 'high' } } })
const scenes = MAP_SHEET.map((map) => `jackal-map-${map}`)
const placed = scenes.map((name, index) => ({
  name,
  left: (index % COLUMNS) * (PICTURE.width + GAP),
  top: Math.floor(index / COLUMNS) * (PICTURE.height + GAP),
}))
await takeSheet({ options: ['--tier', values.tier], scenes, picture: PICTURE, placed }, (sheet) =>
  sheet.jpeg({ quality: QUALITY, mozjpeg: true }).toFile(file),
)
