/**
 * Saves a picture of a gallery scene and prints what a frame of it costs:
 * `node build/gallery/capture.ts <scene> <out.png> [--size 1280x800] [--tier high] [--camera jackal/close]
 * [--query name=value] [--idle ms] [--time frames]`
 * Several scenes (`a,b`) and `--each name=1,2,3` take one picture for each, its name ending in scene and value.
 */
import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { resolveElectron } from '../electron/electron.ts'
import { planLaunch, thisMachine } from '../electron/launchPlan.ts'
import { ensureSystemLibraries } from '../electron/systemLibraries.ts'
import { startVirtualDisplay } from '../electron/virtualDisplay.ts'

/** One picture, and the query of the page's address that asks for it. */
export interface CaptureShot {
  readonly query: Record<string, string>
  readonly picture: string
}

/** The order for the capturing window. */
export interface CaptureOrder {
  readonly page: string
  readonly shots: readonly CaptureShot[]
  readonly width: number
  readonly height: number
  /** Milliseconds to count frames for while nothing happens; 0 = do not. */
  readonly idle: number
  /** The number of frames to draw and time; 0 for none. */
  readonly time: number
}

/** Milliseconds after which a window that reports nothing is closed. */
const GIVE_UP = 180_000
/** The additional time for every further picture, in milliseconds. */
const ANOTHER = 120_000

const root = resolve(import.meta.dirname, '../..')

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      size: { type: 'string', default: '1600x1000' },
      tier: { type: 'string', default: 'high' },
      camera: { type: 'string' },
      query: { type: 'string', multiple: true, default: [] },
      each: { type: 'string' },
      idle: { type: 'string', default: '0' },
      time: { type: 'string', default: '0' },
    },
  })
  const [scenes, picture] = positionals
  const [width, height] = values.size.split('x').map(Number)
  if (!scenes || !picture || !width || !height) throw new Error('Usage: capture.ts <scene> <out.png> [--size 1280x800]')
  const extra = Object.fromEntries(values.query.map((pair) => [pair.split('=')[0], pair.split('=')[1] ?? '']))
  const camera = values.camera ? { camera: values.camera } : {}
  const query = { tier: values.tier, probe: '', ...camera, ...extra }
  const shots = shotsOf(scenes.split(','), values.each, resolve(picture), query)
  return { shots, width, height, idle: Number(values.idle), time: Number(values.time) }
}

/** A picture for every scene and every value of `each` (`name=1,2,3`). */
function shotsOf(
  scenes: readonly string[],
  each: string | undefined,
  picture: string,
  query: Record<string, string>,
): readonly CaptureShot[] {
  const [name = '', values] = each?.split('=') ?? []
  if (values === undefined && scenes.length === 1) return [{ query: { ...query, scene: scenes.join() }, picture }]
  return scenes.flatMap((scene) =>
    (values?.split(',') ?? ['']).map((value) => ({
      query: { ...query, scene, ...(name && { [name]: value }) },
      picture: picture.replace(/(\.\w+)?$/, `-${[scene, ...(value ? [value] : [])].join('-')}$1`),
    })),
  )
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
    timeout: GIVE_UP + ANOTHER * (order.shots.length - 1),
    env: { ...process.env, ...(display && { DISPLAY: display.name }), CAPTURE_ORDER: JSON.stringify(order) },
  })
  const code = await new Promise<number | null>((done) => child.on('exit', done))
  display?.stop()
  return child.killed ? 1 : (code ?? 1) // Electron ends well when it is told to end
}

const wanted = readArguments()
const folder = resolve(root, `out/gallery/${process.pid}`) // captures may run side by side
try {
  await build({
    configFile: resolve(import.meta.dirname, 'vite.config.ts'),
    build: { outDir: folder },
    logLevel: 'warn',
  })
  for (const { picture } of wanted.shots) await mkdir(dirname(picture), { recursive: true })
  process.exitCode = await runElectron({ ...wanted, page: resolve(folder, 'index.html') })
} finally {
  await rm(folder, { recursive: true, force: true })
}
