import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import type { HostApi, PageMessage } from '../contract/ipc.ts'
import { holdFolder } from '../testkit/folderHolder.ts'
import { canMount, type SmallDisk, smallDisk } from '../testkit/smallDisk.ts'
import { errorsUntil, FLAT_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { stage } from './driver/stage.ts'

const root = join(import.meta.dirname, '..', '..')
const KILLS = 3
const BOT = { name: 'Bob', player: { kind: 'bot', level: 'easy' } } as const

let app: RunningApp | null = null
let disk: SmallDisk | null = null
afterEach(async () => {
  await app?.discard()
  app = null
  disk?.remove()
  disk = null
})

describe('a program killed at any moment while bots play', () => {
  it(`has every move that the window was sent on disk, ${KILLS} times`, async () => {
    app = await startApp({ settings: FLAT_SETTINGS })
    const seats = { white: BOT, red: BOT, black: BOT, yellow: BOT }
    const { id } = await value(app, 'match:create', { game: 'jackal', options: {}, seats, seed: 9 })
    let kept = 0
    for (let kill = 1; kill <= KILLS; kill++) {
      await app.page.evaluate(listen)
      await value(app, 'match:open', { id })
      await app.page.waitForFunction((before) => ((window as CountingWindow).movesHeard ?? 0) > before, kept)
      await app.page.waitForTimeout(Math.random() * 500)
      const heard = await app.page.evaluate(() => (window as CountingWindow).movesHeard ?? 0)
      await app.kill()
      app = await app.restart()
      const [save] = (await value(app, 'saves:list', {})).saves
      expect(save).toMatchObject({ id, condition: 'whole' })
      expect(save?.moves).toBeGreaterThanOrEqual(heard)
      kept = save?.moves ?? 0
    }
  })
})

describe.runIf(canMount)('a full disk', () => {
  it('is reported to the player, and the match continues when there is space', async () => {
    disk = smallDisk(128)
    const dataFolder = await mkdtemp(join(tmpdir(), 'captains-table-'))
    await symlink(disk.path, join(dataFolder, 'saves'))
    await writeFile(join(dataFolder, 'settings.json'), JSON.stringify({ ...FLAT_SETTINGS, language: 'ru' }))
    app = await startApp({ dataFolder })
    const seats = { white: BOT, red: BOT, black: BOT, yellow: BOT }
    const { id } = await value(app, 'match:create', { game: 'jackal', options: {}, seats, seed: 9 })
    const filler = join(disk.path, 'filler')
    await writeFile(filler, Buffer.alloc(256 * 1024)).catch(() => undefined)
    await app.page.reload()
    await app.page.getByTestId('menu-continue').click()
    await app.page.getByTestId('toast-problem').getByText('Партию не удалось сохранить').waitFor()
    await app.screenshot('disk-full')
    const [kept] = (await value(app, 'saves:list', {})).saves
    expect(kept).toMatchObject({ id, condition: 'whole' })
    await rm(filler)
    const moves = async () => (app ? ((await value(app, 'saves:list', {})).saves[0]?.moves ?? 0) : 0)
    await expect.poll(moves).toBeGreaterThan(kept?.moves ?? 0)
  })
})

describe.runIf(canMount)('an unwritable data folder', () => {
  it('is reported to the player', async () => {
    disk = smallDisk(128)
    disk.setReadOnly(true)
    expect(await saidOfFolder(disk.path, 'write-protected')).toContain(disk.path)
  })
})

describe('a folder of saves that another process uses', () => {
  it('is reported to the player, with the process', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'captains-table-'))
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true, maxRetries: 20 }))
    const saves = join(dataFolder, 'saves')
    await mkdir(saves)
    const { pid } = await holdFolder(saves)
    const said = await saidOfFolder(dataFolder, 'is already running')
    expect(said).toContain(`(process ${pid}) uses the saves in ${saves}.`)
  })
})

/** Starts the program on a data folder; returns its output on the terminal up to these words. */
async function saidOfFolder(dataFolder: string, words: string): Promise<string> {
  const { electron, flags, display } = stage()
  const program = spawn(electron, [...flags, root, `--user-data-dir=${dataFolder}`], {
    env: { ...process.env, LANGUAGE: 'en', ...(display === null ? {} : { DISPLAY: display }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    return await errorsUntil(program, words)
  } finally {
    program.kill('SIGKILL')
    await once(program, 'exit')
  }
}

interface CountingWindow extends Window {
  readonly host?: HostApi
  movesHeard?: number
}

/** Runs in the page: counts the moves that the host has sent. */
function listen(): void {
  const counting: CountingWindow = window
  counting.host?.onFeed((message: PageMessage) => {
    if ('match' in message) counting.movesHeard = message.match.moves
  })
}
