import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAT_SETTINGS, type RunningApp, startApp, WORK_LIMIT } from './driver/app.ts'
import { inPage, newMatch, value } from './driver/host.ts'
import { stage } from './driver/stage.ts'

const root = join(import.meta.dirname, '..', '..')

let folder: string
let app: RunningApp
let match: string
let replay: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captains-table-files-'))
  app = await startApp({ settings: FLAT_SETTINGS })
  const id = await newMatch(app, 4)
  match = join(folder, 'evening.ctmatch')
  replay = join(folder, 'evening.ctreplay')
  for (const [content, filePath] of [
    ['match', match],
    ['replay', replay],
  ] as const) {
    await app.program.evaluate(({ dialog }, path) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath: path })
    }, filePath)
    await value(app, 'saves:export', { id, content })
  }
  await app.discard()
  app = await startApp({ settings: FLAT_SETTINGS, prepare: recordDialogs })
})
afterAll(async () => {
  await app.discard()
  await rm(folder, { recursive: true, force: true })
})

interface Said {
  readonly type: string
  readonly message: string
  readonly detail: string
}

/** Records dialogs instead of showing them, and answers each with its first button. */
async function recordDialogs(program: ElectronApplication): Promise<void> {
  await program.evaluate(({ dialog }) => {
    const said: unknown[] = []
    Object.assign(globalThis, { said })
    dialog.showMessageBox = async (...given: unknown[]) => {
      said.push(given.at(-1))
      return { response: 0, checkboxChecked: false }
    }
  })
}

/** Waits for the next dialog and returns its texts. */
async function nextDialog(): Promise<Said> {
  const look = () =>
    app.program.evaluate(() => ((globalThis as unknown as { said: Said[] }).said.shift() ?? null) as Said | null) // assigned above
  let found: Said | null = null
  await expect.poll(async () => (found = await look())).not.toBeNull()
  if (!found) throw new Error('no dialog')
  return found
}

/** Simulates a second start with these arguments. */
async function startAgainWith(...words: readonly string[]): Promise<void> {
  await app.program.evaluate(
    ({ app: program }, [source, given]) => {
      program.emit('second-instance', {}, ['electron', source, ...given], '/', null)
    },
    [root, words] as const,
  )
}

const saves = async () => (await value(app, 'saves:list', {})).saves
/** Returns whether the page shows a match and not a replay. */
const isPlayed = async () => (await isShown('flat-board')) && !(await isShown('replay-forth'))
const isShown = (testId: string) => inPage(app, `document.querySelector('[data-testid=${testId}]') !== null`)

describe('a match file on the command line', () => {
  it('is imported after a question and opened', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'captains-table-'))
    await writeFile(join(dataFolder, 'settings.json'), JSON.stringify(FLAT_SETTINGS))
    const other = await startApp({ dataFolder, args: [match], prepare: recordDialogs })
    const before = app
    app = other
    try {
      expect(await nextDialog()).toMatchObject({ type: 'question', message: 'Import the match “evening.ctmatch”?' })
      await expect.poll(isPlayed).toBe(true)
      expect(await saves()).toMatchObject([{ title: 'Test', moves: 1 }])
    } finally {
      app = before
      await other.discard()
    }
  })
})

describe('a second start of the program', () => {
  it('passes a match to the first', async () => {
    const { electron, flags, display } = stage()
    const second = spawn(electron, [...flags, root, `--user-data-dir=${app.dataFolder}`, 'evening.ctmatch'], {
      cwd: folder,
      env: { ...process.env, ...(display === null ? {} : { DISPLAY: display }) },
      stdio: 'ignore',
      timeout: WORK_LIMIT,
    })
    expect((await once(second, 'exit'))[0]).toBe(0)
    expect(await nextDialog()).toMatchObject({ type: 'question' })
    await expect.poll(isPlayed).toBe(true)
    expect(await saves()).toHaveLength(1)
  })

  it('passes a replay, which is shown but not saved', async () => {
    await startAgainWith(replay)
    await expect.poll(() => isShown('replay-forth')).toBe(true)
    expect(await saves()).toHaveLength(1)
  })
})

describe('the menu of replays', () => {
  it('opens a replay from a file', async () => {
    await app.program.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
    }, replay)
    await app.page.reload()
    for (const id of ['menu-more', 'menu-replays']) await app.page.getByTestId(id).click()
    await app.page.getByTestId('replays-open').click()
    // a replay starts to play when it is opened
    await app.page.getByTestId('replay-position').getByText('1 of 1').waitFor()
    await app.page.getByTestId('replay-back').click()
    await app.page.getByTestId('replay-position').getByText('0 of 1').waitFor()
    await app.page.getByTestId('replay-forth').click()
    await app.page.getByTestId('replay-position').getByText('1').first().waitFor()
  })

  it('still lists it after the page was reloaded', async () => {
    await app.page.reload()
    for (const id of ['menu-more', 'menu-replays']) await app.page.getByTestId(id).click()
    await app.page.getByTestId('replay-file').getByRole('button').click()
    await app.page.getByTestId('replay-position').waitFor()
  })
})

describe('an open request of the system', () => {
  it('opens a file', async () => {
    await app.program.evaluate(({ app: program }, path) => {
      program.emit('open-file', { preventDefault: () => undefined }, path)
    }, match)
    expect(await nextDialog()).toMatchObject({ type: 'question' })
    await expect.poll(isPlayed).toBe(true)
    expect(await saves()).toHaveLength(2)
  })

  it('refuses an address', async () => {
    await app.program.evaluate(({ app: program }) => {
      program.emit('open-url', { preventDefault: () => undefined }, 'captains-table://open/etc/passwd')
    })
    expect(await nextDialog()).toMatchObject({ type: 'error', detail: expect.stringContaining('address') })
  })
})

/** Returns the outcomes that the page shows, and closes them. */
async function toldFiles(): Promise<readonly string[]> {
  const close = app.page.getByTestId('given-close')
  await close.waitFor()
  const told = await app.page.getByTestId('given-file').allTextContents()
  await close.click()
  return told
}

const told = (...words: readonly RegExp[]) => words.map((word) => expect.stringMatching(word))

describe('several files', () => {
  it('of one command line are opened in order after one question, and each outcome is shown', async () => {
    const before = (await saves()).length
    await startAgainWith(match, '/etc/passwd', replay, match)
    expect(await nextDialog()).toMatchObject({
      type: 'question',
      detail: expect.stringMatching(/^evening\.ctmatch\nevening\.ctreplay\nevening\.ctmatch\n/),
    })
    await app.page.getByTestId('given-close').waitFor()
    await app.screenshot('files-several')
    expect(await toldFiles()).toEqual(
      told(
        /^evening\.ctmatchAdded/,
        /^\/etc\/passwdCould not be opened/,
        /^evening\.ctreplayA replay/,
        /^evening\.ctmatchAdded/,
      ),
    )
    expect(await saves()).toHaveLength(before + 2)
  })

  it('that come one by one while a question is open wait for it, and none is lost', async () => {
    await app.program.evaluate(({ dialog }) => {
      const shared = globalThis as unknown as { said: unknown[]; release: () => void }
      dialog.showMessageBox = async (...given: unknown[]) => {
        shared.said.push(given.at(-1))
        await new Promise<void>((resolve) => Object.assign(shared, { release: resolve }))
        return { response: 0, checkboxChecked: false }
      }
    })
    const answer = () => app.program.evaluate(() => (globalThis as unknown as { release: () => void }).release())
    const before = (await saves()).length
    await startAgainWith(match)
    expect(await nextDialog()).toMatchObject({ message: 'Import the match “evening.ctmatch”?' })
    for (let n = 0; n < 3; n++) await startAgainWith(match)
    await app.program.evaluate(({ app: program }, path) => {
      for (let n = 0; n < 3; n++) program.emit('open-file', { preventDefault: () => undefined }, path)
    }, replay)
    await answer()
    expect(await nextDialog()).toMatchObject({ message: 'Open these files?' })
    await answer()
    const three = (word: RegExp) => [word, word, word]
    expect(await toldFiles()).toEqual(told(...three(/^evening\.ctmatchAdded/), ...three(/^evening\.ctreplayA replay/)))
    expect(await saves()).toHaveLength(before + 4)
    await recordDialogs(app.program)
  })

  it('dropped on the window are opened too', async () => {
    const before = (await saves()).length
    const session = await app.page.context().newCDPSession(app.page)
    const data = { items: [], files: [match, replay], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data })
    }
    expect(await nextDialog()).toMatchObject({ message: 'Open these files?' })
    expect(await toldFiles()).toEqual(told(/^evening\.ctmatchAdded/, /^evening\.ctreplayA replay/))
    expect(await saves()).toHaveLength(before + 1)
  })

  it('chosen in the menu of saves are imported in order', async () => {
    await app.program.evaluate(
      ({ dialog }, paths) => {
        dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [...paths] })
      },
      [match, replay],
    )
    await app.page.reload()
    await app.page.getByTestId('menu-saves').click()
    await app.page.getByTestId('saves-import').click()
    expect(await toldFiles()).toEqual(told(/^evening\.ctmatchAdded/, /^evening\.ctreplayA replay/))
  })
})

/** Runs in the page: returns the element under a toast's words that receives a click. */
function whatLiesUnderToast() {
  const { left, top, width, height } = document.querySelector('.toast')?.getBoundingClientRect() ?? new DOMRect()
  return { isToast: document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.toast') != null }
}

describe('a damaged match', () => {
  it('from the command line is reported as recovered', async () => {
    const torn = join(folder, 'torn.ctmatch')
    await writeFile(torn, (await readFile(match)).subarray(0, -9))
    await startAgainWith(torn)
    expect(await nextDialog()).toMatchObject({ type: 'question' })
    await expect.poll(() => inPage(app, 'document.querySelector(".toasts")?.textContent')).toContain('was damaged')
    expect(await inPage(app, `(${whatLiesUnderToast})()`)).toEqual({ isToast: false })
  })
})

describe('refuses a hostile argument with a message and changes nothing', () => {
  const make: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
    'none.ctmatch': async () => undefined,
    'folder.ctmatch': (path) => mkdir(path),
    'pipe.ctmatch': async (path) => execFileSync('mkfifo', [path]),
    'zero.ctmatch': (path) => symlink('/dev/zero', path),
    'huge.ctmatch': (path) => writeFile(path, '').then(() => truncate(path, 17 * 1024 * 1024)),
    'rubbish.ctmatch': (path) => writeFile(path, '{"__proto__":{}}'),
    'rubbish.ctreplay': (path) => writeFile(path, '[['),
    'pipe.ctreplay': async (path) => execFileSync('mkfifo', [path]),
  }

  it.runIf(process.platform !== 'win32').each(Object.keys(make))('%s', async (name) => {
    const path = join(folder, name)
    await make[name]?.(path)
    const before = [await saves(), await readdir(join(app.dataFolder, 'saves'))]
    await startAgainWith(path)
    if (name.endsWith('ctmatch')) expect(await nextDialog()).toMatchObject({ type: 'question' })
    const said = await nextDialog()
    expect(said).toMatchObject({ type: 'error', message: `“${name}” was not opened.` })
    expect(said.detail).toMatch(/nothing was changed.*\n.*\S/)
    expect([await saves(), await readdir(join(app.dataFolder, 'saves'))]).toEqual(before)
  })

  it.each([
    ['https://example.com/evil.ctmatch', 'address'],
    ['captains-table://open?file=/etc/passwd', 'address'],
    ['file://else.example/match.ctmatch', 'address'],
    ['file:///C:/passwd', '.ctmatch'],
    ['bell\u0007.ctmatch', 'characters'],
    ['\u202ehctamtc.exe', 'characters'],
    ['/etc/passwd', '.ctmatch'],
    ['/', '.ctmatch'],
  ])('%j', async (word, reason) => {
    await startAgainWith(word)
    const said = await nextDialog()
    expect(said).toMatchObject({ type: 'error', detail: expect.stringContaining(reason) })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters
    expect(said.message).not.toMatch(/[\u0000-\u001f\u202e]/)
  })

  it('ignores unknown switches', async () => {
    await startAgainWith('--evil', '--load=x.ctmatch')
    await startAgainWith('what comes next.txt')
    expect(await nextDialog()).toMatchObject({ message: expect.stringContaining('what comes next.txt') })
    expect(await value(app, 'saves:list', {})).toMatchObject({ setAside: [] })
  })
})
