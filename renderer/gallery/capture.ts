/**
 * Saves a picture of a gallery scene and prints what a frame of it costs:
 * `node renderer/gallery/capture.ts <scene> <out.png> [--size 1280x800] [--tier high] [--camera jackal/close]
 * [--query name=value] [--idle ms]`
 */
import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { resolveElectron } from '../../build/electron/electron.ts'
import { planLaunch, thisMachine } from '../../build/electron/launchPlan.ts'
import { ensureSystemLibraries } from '../../build/electron/systemLibraries.ts'
import { startVirtualDisplay } from '../../build/electron/virtualDisplay.ts'

/** What the capturing window is told. */
export interface CaptureOrder {
  readonly page: string
  readonly query: Record<string, string>
  readonly picture: string
  readonly width: number
  readonly height: number
  /** Milliseconds to count frames for while nothing happens; 0 = do not. */
  readonly idle: number
}

/** Milliseconds after which a window that says nothing is closed. */
const GIVE_UP = 180_000

const root = resolve(import.meta.dirname, '../..')

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      size: { type: 'string', default: '1600x1000' },
      tier: { type: 'string', default: 'high' },
      camera: { type: 'string' },
      query: { type: 'string', multiple: true, default: [] },
      idle: { type: 'string', default: '0' },
    },
  })
  const [scene, picture] = positionals
  const [width, height] = values.size.split('x').map(Number)
  if (!scene || !picture || !width || !height) throw new Error('Usage: capture.ts <scene> <out.png> [--size 1280x800]')
  const extra = Object.fromEntries(values.query.map((pair) => [pair.split('=')[0], pair.split('=')[1] ?? '']))
  const camera = values.camera ? { camera: values.camera } : {}
  const query = { scene, tier: values.tier, probe: '', ...camera, ...extra }
  return { query, picture: resolve(picture), width, height, idle: Number(values.idle) }
}

/** Starts Electron as the app's tests do: drawn by the processor, on a virtual display where there is none. */
async function runElectron(order: CaptureOrder): Promise<number> {
  const { path } = await resolveElectron()
  const { flags, virtualDisplay } = planLaunch({ ...thisMachine(), hasGpu: false })
  ensureSystemLibraries({ electron: path, virtualDisplay })
  const display = virtualDisplay ? await startVirtualDisplay(`${order.width + 64}x${order.height + 64}x24`) : null
  const main = resolve(import.meta.dirname, 'electronMain.ts')
  const child = spawn(path, [...flags, main], {
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: GIVE_UP,
    env: { ...process.env, ...(display && { DISPLAY: display.name }), CAPTURE_ORDER: JSON.stringify(order) },
  })
  const code = await new Promise<number | null>((done) => child.on('exit', done))
  display?.stop()
  return code ?? 1
}

const wanted = readArguments()
const folder = resolve(root, `out/gallery/${process.pid}`) // captures may run side by side
try {
  await build({
    configFile: resolve(import.meta.dirname, 'vite.config.ts'),
    build: { outDir: folder },
    logLevel: 'warn',
  })
  await mkdir(dirname(wanted.picture), { recursive: true })
  process.exitCode = await runElectron({ ...wanted, page: resolve(folder, 'index.html') })
} finally {
  await rm(folder, { recursive: true, force: true })
}
