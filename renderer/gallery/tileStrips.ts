/**
 * Puts the lives of Jackal's carved tiles on one sheet: three pictures each, as the part begins to move, at its height
 * and towards the end: `node renderer/gallery/tileStrips.ts <sheet.png> [--tier high] [--only cannon,cave]`
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { DEED_NAMES } from './tileDeeds.ts'

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
const folder = await mkdtemp(join(tmpdir(), 'strips-'))
try {
  const size = `${PICTURE.width}x${PICTURE.height}`
  const order = [scenes.join(), join(folder, 'p.png'), '--size', size, '--tier', values.tier]
  const { status } = spawnSync(
    process.execPath,
    ['renderer/gallery/capture.ts', ...order, '--each', `share=${SHARES}`],
    { stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('not all pictures were taken')
  const placed = scenes.flatMap((scene, index) =>
    SHARES.map((share, step) => ({
      input: join(folder, `p-${scene}-${share}.png`),
      left: (index % COLUMNS) * stripWidth + step * PICTURE.width,
      top: Math.floor(index / COLUMNS) * stripHeight,
    })),
  )
  const [width, height] = [COLUMNS * stripWidth, Math.ceil(scenes.length / COLUMNS) * stripHeight]
  const blank = sharp({ create: { width, height, channels: 3, background: '#222222' } })
  await blank.composite(placed).png().toFile(sheet)
} finally {
  await rm(folder, { recursive: true, force: true })
}
