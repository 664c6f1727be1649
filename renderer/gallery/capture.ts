/**
 * Saves a picture of a gallery scene and prints what a frame of it costs:
 * `node renderer/gallery/capture.ts <scene> <out.png> [--size 1280x800] [--tier high] [--camera jackal/close]
 * [--query name=value] [--idle ms]`
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'

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

/** The Electron to run: the one named, the project's own copy, or the installed package. */
async function electronPath(): Promise<string> {
  if (process.env.ELECTRON_PATH) return process.env.ELECTRON_PATH
  const own = resolve(root, '.electron/package/bin/electron')
  if (existsSync(own)) return own
  const installed: { default: unknown } = await import('electron')
  return String(installed.default)
}

/** Without a display, one is made for the occasion. */
function onDisplay(command: readonly string[], { width, height }: CaptureOrder): readonly string[] {
  if (process.platform !== 'linux' || process.env.DISPLAY) return command
  return ['xvfb-run', '-a', '-s', `-screen 0 ${width + 64}x${height + 64}x24`, ...command]
}

async function runElectron(order: CaptureOrder): Promise<number> {
  const software = ['--use-gl=angle', '--use-angle=gl', '--ignore-gpu-blocklist', '--no-sandbox']
  const main = resolve(import.meta.dirname, 'electronMain.ts')
  const [program = '', ...rest] = onDisplay([await electronPath(), ...software, main], order)
  const child = spawn(program, rest, {
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: GIVE_UP,
    env: { ...process.env, CAPTURE_ORDER: JSON.stringify(order) },
  })
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)))
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
