/**
 * Cuts every kind of Jackal's tiles out of a picture from the play camera, for a reader who has never seen the game:
 * numbered in a shuffled order, without names; the key is written beside the folder.
 * `node build/gallery/sheets/tileCrops.ts <folder> [--tier high] [--side 64]`
 */
import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { PerspectiveCamera, Vector3 } from 'three'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { TILE_TOP } from '../../../renderer/jackal/table/anchors.ts'
import { cellSpot } from '../../../renderer/jackal/table/cellSpot.ts'
import { CAMERA_PRESETS } from '../../../renderer/table/camera/cameraPresets.ts'
import { scatterOf } from '../../../renderer/table/scatter.ts'
import { cellNamed } from '../../../renderer/testkit/boards/jackalBoard.ts'
import { KIND_PLACES } from './everyKind.ts'

/** The window for which the play camera is composed, pixels. */
const WINDOW = { width: 1280, height: 800 } as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tier: { type: 'string', default: 'high' }, side: { type: 'string', default: '64' } },
})
const [named] = positionals
if (!named) throw new Error('Usage: tileCrops.ts <folder> [--tier high] [--side 64]')
const folder = resolve(named)
const side = Number(values.side)

const { position, target, fov } = CAMERA_PRESETS['jackal/play']
const camera = new PerspectiveCamera(fov, WINDOW.width / WINDOW.height)
camera.position.set(position.x, position.y, position.z)
camera.lookAt(target.x, target.y, target.z)
camera.updateMatrixWorld()

/** The corner of the crop of a cell: around the carving on its tile, a little above the middle of the wood. */
function cropOf(cell: string): { readonly left: number; readonly top: number } {
  const { x, z } = cellSpot(CLASSIC_ISLAND, cellNamed(cell))
  const seen = new Vector3(x, TILE_TOP + 0.12, z).project(camera)
  return {
    left: Math.round(((seen.x + 1) / 2) * WINDOW.width - side / 2),
    top: Math.round(((1 - seen.y) / 2) * WINDOW.height - side / 2),
  }
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const picture = `${folder}.png`
const size = `${WINDOW.width}x${WINDOW.height}`
const capture = ['build/gallery/capture.ts', 'jackal-tiles', picture, '--size', size, '--tier', values.tier]
const { status } = spawnSync(process.execPath, capture, { stdio: 'inherit' })
if (status !== 0) throw new Error('no picture was taken')

const shuffled = [...KIND_PLACES].sort((a, b) => scatterOf(`reader ${a.name}`) - scatterOf(`reader ${b.name}`))
for (const [index, { cell }] of shuffled.entries()) {
  const crop = sharp(picture).extract({ ...cropOf(cell), width: side, height: side })
  await crop.toFile(resolve(folder, `${String(index + 1).padStart(2, '0')}.png`))
}
const key = shuffled.map(({ name }, index) => `${index + 1}\t${name}`)
await writeFile(`${folder}-key.tsv`, `${key.join('\n')}\n`)
