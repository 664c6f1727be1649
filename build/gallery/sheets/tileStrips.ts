/**
 * Puts the lives of Jackal's carved tiles on one sheet: three pictures each, as the part begins to move, at its height
 * and towards the end: `node build/gallery/sheets/tileStrips.ts <sheet.png|jpg> [--tier high] [--only cannon,cave]`
 */
import { parseArgs } from 'node:util'
import { DEED_NAMES } from '../../../renderer/testkit/boards/tileDeeds.ts'
import { takeSheet } from './pictureSheet.ts'

const SHARES = ['0.1', '0.4', '0.8']
const PICTURE = { width: 320, height: 240 } as const
/** Strips beside each other. */
const COLUMNS = 3
const GAP = 12

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tier: { type: 'string', default: 'high' }, only: { type: 'string', default: DEED_NAMES.join() } },
})
const [sheet] = positionals
if (!sheet) throw new Error('Usage: tileStrips.ts <sheet.png> [--tier high] [--only cannon,cave]')
const scenes = values.only.split(',').map((name) => `jackal-deed-${name}`)

const stripWidth = SHARES.length * PICTURE.width + GAP
const stripHeight = PICTURE.height + GAP
const placed = scenes.flatMap((scene, index) =>
  SHARES.map((share, step) => ({
    name: `${scene}-${share}`,
    left: (index % COLUMNS) * stripWidth + step * PICTURE.width,
    top: Math.floor(index / COLUMNS) * stripHeight,
  })),
)
const options = ['--tier', values.tier, '--query', 'tiles=carved', '--each', `share=${SHARES}`]
await takeSheet({ options, scenes, picture: PICTURE, placed }, (drawn) =>
  (sheet.endsWith('.jpg') ? drawn.jpeg({ quality: 66, mozjpeg: true }) : drawn.png()).toFile(sheet),
)
