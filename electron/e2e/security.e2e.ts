import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { HostApi } from '../contract/ipc.ts'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { stage } from './driver/stage.ts'

const app = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => app.discard())
const { page, program } = app

interface Page extends Window {
  readonly host?: HostApi
}

describe('the window', () => {
  it('is isolated, sandboxed and without Node', async () => {
    const preferences = await program.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      // This method is missing in the typings; it returns the effective preferences.
      return (contents as unknown as { getLastWebPreferences(): Record<string, unknown> }).getLastWebPreferences()
    })
    expect(preferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    })
    for (const loosening of [
      'nodeIntegrationInWorker',
      'nodeIntegrationInSubFrames',
      'allowRunningInsecureContent',
      'experimentalFeatures',
      'enableBlinkFeatures',
    ]) {
      expect(preferences[loosening], loosening).toBeFalsy()
    }
  })

  it('has one interface to the host and cannot change it', async () => {
    const found = await page.evaluate(() => {
      const { host } = window as Page
      const before = host?.call
      try {
        Object.assign(window, { host: { call: () => 'planted' } })
        Object.assign(host ?? {}, { call: () => 'planted' })
      } catch {
        // The object is frozen.
      }
      return { keys: Object.keys(host ?? {}).sort(), same: (window as Page).host?.call === before }
    })
    expect(found).toEqual({ keys: ['call', 'onFeed'], same: true })
  })

  it('gets no Electron object in an answer', async () => {
    const kinds = await page.evaluate(async () => {
      const answer = await (window as Page).host?.call('app:info', {})
      return JSON.stringify(answer) === JSON.stringify(structuredClone(answer)) ? typeof answer : 'not plain'
    })
    expect(kinds).toBe('object')
  })
})

describe('the program', () => {
  it('is the installed one, if that is tested', async () => {
    const isPackaged = await program.evaluate((electron) => electron.app.isPackaged)
    expect(isPackaged).toBe(stage().installed !== undefined)
  })

  it('opens the folder of crash reports and nothing else outside the program', async () => {
    const opened = await program.evaluate(async ({ shell }) => {
      const calls: string[] = []
      for (const name of ['openPath', 'openExternal', 'showItemInFolder'] as const) {
        Object.defineProperty(shell, name, { value: async (what: string) => void calls.push(`${name} ${what}`) })
      }
      Object.assign(globalThis, { opened: calls })
      return calls.length
    })
    expect(opened).toBe(0)
    await page.evaluate(async () => {
      await (window as Page).host?.call('app:showReports', {})
      await (window as Page).host?.call('app:showReports', { path: '/etc' } as never) // hostile on purpose
      window.open('https://captains-table.example')
      const link = Object.assign(document.createElement('a'), { href: 'mailto:captain@captains-table.example' })
      document.body.append(link)
      link.click()
      link.remove()
    })
    const calls = () => program.evaluate(() => (globalThis as { opened?: string[] }).opened)
    const data = await program.evaluate((electron) => electron.app.getPath('userData'))
    await expect.poll(calls).toEqual([`openPath ${join(data, 'crashes')}`])
  })

  it('has one window, one IPC handler and one listener, for dropped files', async () => {
    const found = await program.evaluate(({ BrowserWindow, ipcMain, webContents }) => {
      // The registered handlers are missing in the typings. Electron's own have upper-case names.
      const { _invokeHandlers: handlers } = ipcMain as unknown as { _invokeHandlers: ReadonlyMap<string, unknown> }
      return {
        windows: BrowserWindow.getAllWindows().length,
        pages: webContents.getAllWebContents().length,
        listeners: ipcMain.eventNames().filter((name) => name !== 'error'),
        handlers: [...handlers.keys()].filter((name) => name !== name.toUpperCase()),
      }
    })
    expect(found).toEqual({ windows: 1, pages: 1, listeners: ['host:drop'], handlers: ['host:call'] })
  })

  it('has no service worker', async () => {
    const registered = await page.evaluate(() =>
      navigator.serviceWorker.register('index.html').then(
        () => true,
        () => false,
      ),
    )
    expect(registered).toBe(false)
  })
})

describe('a hostile call', () => {
  it('cannot be made from a frame, which has no interface to the host', async () => {
    const found = await page.evaluate(async () => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const inner = frame.contentWindow as Page | null
      const hasHost = inner !== null && 'host' in inner
      frame.remove()
      return hasHost
    })
    expect(found).toBe(false)
  })

  it.each([
    ['no such channel', 'app:nothing', {}],
    ['an object for a channel', { toString: null }, {}],
    ['a path for an id', 'saves:remove', { id: '../../settings' }],
    ['a title with half a character', 'saves:rename', { id: '20260101-000000-00', title: '\ud800' }],
    ['a title without end', 'saves:rename', { id: '20260101-000000-00', title: 'x'.repeat(1_000_000) }],
  ])('is refused with a detail: %s', async (_, channel, request) => {
    const answer = await page.evaluate(
      ([name, body]) => (window as Page).host?.call(name as never, body as never), // hostile on purpose
      [channel, request] as const,
    )
    expect(answer).toMatchObject({ ok: false, problem: { code: 'bad-request', detail: expect.stringMatching(/\S/) } })
  })

  it('with more keys than a request may hold is refused without reaching the host', async () => {
    await program.evaluate(({ ipcMain }) => {
      const { _invokeHandlers: handlers } = ipcMain as unknown as {
        _invokeHandlers: Map<string, (...given: unknown[]) => unknown>
      }
      const handler = handlers.get('host:call')
      const memory = globalThis as { received?: unknown[] } // used by this test only
      memory.received = []
      handlers.set('host:call', (event, channel, request) => {
        memory.received?.push(channel)
        return handler?.(event, channel, request)
      })
    })
    const answer = await page.evaluate(async () => {
      const options = Object.fromEntries(Array.from({ length: 300_000 }, (_, n) => [`k${n}`, 0]))
      const request = { game: 'jackal', options, seats: {} }
      return (window as Page).host?.call('match:create', request as never) // hostile on purpose
    })
    expect(answer).toMatchObject({ ok: false, problem: { code: 'bad-request', detail: 'more than 200000 values' } })
    const received = await program.evaluate(() => (globalThis as { received?: unknown[] }).received)
    expect(received).not.toContain('match:create')
  })

  it('with extreme nesting is refused or never arrives, and the host survives', async () => {
    const outcome = await page.evaluate(async () => {
      let move: unknown = 1
      for (let depth = 0; depth < 50_000; depth++) move = [move]
      const request = { id: '20260101-000000-00', seat: 'white', move }
      try {
        const answer = await (window as Page).host?.call('match:play', request as never) // hostile on purpose
        return answer?.ok ? 'taken' : 'refused'
      } catch {
        return 'never arrived'
      }
    })
    expect(['refused', 'never arrived']).toContain(outcome)
    expect(await page.evaluate(() => (window as Page).host?.call('app:info', {}))).toMatchObject({ ok: true })
  })

  // Runs last: destroying a window while it draws may crash the GPU process and reload the page.
  it('from another window with the same preload and page is refused', async () => {
    const folder = await program.evaluate((electron) => electron.app.getAppPath())
    const preload = join(folder, 'out', 'preload', 'preload.cjs')
    const answers = await program.evaluate(async ({ BrowserWindow }, script) => {
      const answers: unknown[] = []
      for (const url of ['data:text/html,stranger', 'app://table/index.html']) {
        const stranger = new BrowserWindow({ show: false, webPreferences: { preload: script, sandbox: true } })
        await stranger.loadURL(url)
        answers.push(await stranger.webContents.executeJavaScript('host.call("saves:list", {})'))
        stranger.destroy()
      }
      return answers
    }, preload)
    const refused = { ok: false, problem: { code: 'bad-request', detail: 'not from the table’s own page' } }
    expect(answers).toEqual([refused, refused])
  })
})
