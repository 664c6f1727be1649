import { writeFile } from 'node:fs/promises'
import { app, BrowserWindow } from 'electron'
import { FRAME_BUDGETS, type FrameWork, overBudget } from '../../renderer/table/frameBudget.ts'
import type { CaptureOrder, CaptureShot } from './capture.ts'

/** The longest time that a scene may take to load and draw without a graphics card. */
const PATIENCE = 120_000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function openWindow(order: CaptureOrder): BrowserWindow {
  const window = new BrowserWindow({
    width: order.width,
    height: order.height,
    useContentSize: true,
    frame: false,
    backgroundColor: '#000',
    webPreferences: { backgroundThrottling: false, sandbox: true, contextIsolation: true },
  })
  window.webContents.on('console-message', ({ level, message }) => {
    if (level === 'warning' || level === 'error') console.log(`[${level}] ${message.slice(0, 600)}`)
  })
  return window
}

async function waitUntilDrawn(window: BrowserWindow): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    if (await window.webContents.executeJavaScript('window.__ready === true')) return
    await sleep(100)
  }
  throw new Error(`The scene was not drawn within ${PATIENCE / 1000} seconds`)
}

function readCost(window: BrowserWindow): Promise<(FrameWork & { readonly frames: number }) | undefined> {
  return window.webContents.executeJavaScript('window.tableProbe')
}

/** Frames drawn without any input. */
async function idleFrames(window: BrowserWindow, ms: number): Promise<number> {
  await sleep(500)
  const before = (await readCost(window))?.frames ?? 0
  await sleep(ms)
  return ((await readCost(window))?.frames ?? 0) - before
}

/** Returns the milliseconds of the quickest of `frames` frames. */
async function quickestFrame(window: BrowserWindow, frames: number): Promise<string> {
  const ms: number = await window.webContents.executeJavaScript(`window.__time(${frames})`)
  return ms.toFixed(1)
}

function excessOf(work: FrameWork, tierName: string | undefined): readonly string[] {
  const tiers = Object.keys(FRAME_BUDGETS) as (keyof typeof FRAME_BUDGETS)[] // keys of the table itself
  const tier = tiers.find((one) => one === tierName)
  return tier ? overBudget(work, tier).map((excess) => `over the budget of ${tier}: ${excess}`) : []
}

async function capture(order: CaptureOrder): Promise<void> {
  const window = openWindow(order)
  for (const shot of order.shots) await shoot(window, order, shot)
}

async function shoot(window: BrowserWindow, order: CaptureOrder, shot: CaptureShot): Promise<void> {
  await window.loadFile(order.page, { query: shot.query })
  await waitUntilDrawn(window)
  await sleep(300)
  const picture = await window.webContents.capturePage()
  await writeFile(shot.picture, picture.toPNG())
  const cost = await readCost(window)
  console.log(JSON.stringify(cost))
  if (cost) for (const excess of excessOf(cost, shot.query.tier)) console.log(excess)
  if (order.time > 0)
    console.log(`${Object.values(shot.query).join(' ')}: ${await quickestFrame(window, order.time)} ms a frame`)
  if (order.idle > 0) console.log(`frames while idle for ${order.idle} ms: ${await idleFrames(window, order.idle)}`)
}

const order = JSON.parse(process.env.CAPTURE_ORDER ?? '') as CaptureOrder // written by capture.ts
app.commandLine.appendSwitch('force-device-scale-factor', '1')

// not awaited here: Electron becomes ready only after this module has run to its end
app
  .whenReady()
  .then(() => capture(order))
  .then(
    () => app.exit(0),
    (error: unknown) => {
      console.log(String(error)) // the other stream is full of Chromium's messages
      app.exit(1)
    },
  )
