import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { HostApi } from '../contract/ipc.ts'
import { BRISK, startApp } from './app.ts'

const root = join(import.meta.dirname, '..', '..')
const app = await startApp({ settings: BRISK })
afterAll(() => app.discard())
const { page, program } = app

interface Page extends Window {
  readonly host?: HostApi
}

describe('the window', () => {
  it('is isolated, sandboxed and without Node, with nothing loosened', async () => {
    const preferences = await program.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      // Not in the typings; it tells what is really in force.
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

  it('knows of the host one door and cannot change it', async () => {
    const found = await page.evaluate(() => {
      const { host } = window as Page
      const before = host?.call
      try {
        Object.assign(window, { host: { call: () => 'planted' } })
        Object.assign(host ?? {}, { call: () => 'planted' })
      } catch {
        // It is frozen.
      }
      return { keys: Object.keys(host ?? {}).sort(), same: (window as Page).host?.call === before }
    })
    expect(found).toEqual({ keys: ['call', 'onFeed'], same: true })
  })

  it('hands the page nothing of Electron with what it answers', async () => {
    const kinds = await page.evaluate(async () => {
      const answer = await (window as Page).host?.call('app:info', {})
      return JSON.stringify(answer) === JSON.stringify(structuredClone(answer)) ? typeof answer : 'not plain'
    })
    expect(kinds).toBe('object')
  })
})

describe('a call that is not the page’s own', () => {
  it('from another window with the same preload and page is refused', async () => {
    const preload = join(root, 'out', 'preload', 'preload.cjs')
    const answers = await program.evaluate(async ({ BrowserWindow }, script) => {
      const told: unknown[] = []
      for (const url of ['data:text/html,stranger', 'app://table/index.html']) {
        const stranger = new BrowserWindow({ show: false, webPreferences: { preload: script, sandbox: true } })
        await stranger.loadURL(url)
        told.push(await stranger.webContents.executeJavaScript('host.call("saves:list", {})'))
        stranger.destroy()
      }
      return told
    }, preload)
    const refused = { ok: false, problem: { code: 'bad-request', detail: 'not from the table’s own page' } }
    expect(answers).toEqual([refused, refused])
  })

  it('cannot even be made from a frame: it has no door', async () => {
    const found = await page.evaluate(async () => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const inner = frame.contentWindow as Page | null
      const door = inner !== null && 'host' in inner
      frame.remove()
      return door
    })
    expect(found).toBe(false)
  })

  it.each([
    ['no such channel', 'app:nothing', {}],
    ['an object for a channel', { toString: null }, {}],
    ['a path for an id', 'saves:remove', { id: '../../settings' }],
    ['a title with half a character', 'saves:rename', { id: '20260101-000000-00', title: '\ud800' }],
    ['a title without end', 'saves:rename', { id: '20260101-000000-00', title: 'x'.repeat(1_000_000) }],
  ])('is refused in words: %s', async (_, channel, request) => {
    const answer = await page.evaluate(
      ([name, body]) => (window as Page).host?.call(name as never, body as never), // hostile on purpose
      [channel, request] as const,
    )
    expect(answer).toMatchObject({ ok: false, problem: { code: 'bad-request', detail: expect.stringMatching(/\S/) } })
  })

  it('nested beyond all measure is refused or never arrives, and the host lives on', async () => {
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
})

describe('the page', () => {
  const eyesOn = <T>(kind: string, value: T) => ({ kind, value })

  it.each([
    eyesOn('another server', 'https://example.com/'),
    eyesOn('a file', 'file:///etc/passwd'),
    eyesOn('data', 'data:text/html,<script>1</script>'),
    eyesOn('script', 'javascript:void(window.planted = true)'),
    eyesOn('another host of the scheme', 'app://elsewhere/index.html'),
    eyesOn('what is Chromium’s own', 'chrome://gpu/'),
  ])('goes nowhere else: $kind', async ({ value: url }) => {
    const before = page.url()
    await page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      document.body.append(link)
      link.click()
      link.remove()
      try {
        location.assign(to)
      } catch {
        // Refused already.
      }
    }, url)
    await page.waitForTimeout(200)
    expect(page.url()).toBe(before)
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  })

  it('opens no window, not even of its own', async () => {
    const opened = await page.evaluate(() =>
      ['https://example.com/', 'about:blank', location.href, 'app://table/index.html'].map(
        (url) => window.open(url, '_blank') !== null,
      ),
    )
    expect(opened).toEqual([false, false, false, false])
    expect(program.windows()).toHaveLength(1)
  })

  it('attaches no guest', async () => {
    const guests = await page.evaluate(() => {
      const view = document.createElement('webview')
      view.setAttribute('src', 'https://example.com/')
      document.body.append(view)
      const isGuest = 'getWebContentsId' in view
      view.remove()
      return isGuest
    })
    expect(guests).toBe(false)
    const kinds = await program.evaluate(({ webContents }) =>
      webContents.getAllWebContents().map((one) => one.getType()),
    )
    expect(kinds).not.toContain('webview')
  })

  it('shows no frame from elsewhere', async () => {
    const directive = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective), { once: true })
          const frame = document.createElement('iframe')
          frame.src = 'https://example.com/'
          document.body.append(frame)
        }),
    )
    expect(directive).toBe('frame-src')
  })

  it('makes no code out of text', async () => {
    await page.evaluate(() => {
      // Later, for what a debugger evaluates itself is exempt from the policy.
      setTimeout('window.planted = true')
      const holder = document.createElement('div')
      holder.innerHTML = '<img src="data:," onerror="window.planted = true"><svg onload="window.planted = true">'
      document.body.append(holder)
      setTimeout(() => holder.remove(), 150)
    })
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  })

  it('downloads nothing', async () => {
    const heard = program.evaluate(
      ({ session }) =>
        new Promise<string>((resolve) => {
          session.defaultSession.once('will-download', (event, item) => {
            item.once('done', (_done, state) => resolve(state))
            if (event.defaultPrevented) resolve('prevented')
          })
        }),
    )
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(['MZ']))
      link.download = 'evil.exe'
      document.body.append(link)
      link.click()
      link.remove()
    })
    expect(['prevented', 'cancelled']).toContain(await heard)
    expect((await readdir(app.dataFolder, { recursive: true })).filter((name) => name.includes('evil'))).toEqual([])
  })

  it.each(['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read'])(
    'is granted no %s',
    async (name) => {
      const state = await page.evaluate(
        (permission) =>
          navigator.permissions.query({ name: permission as PermissionName }).then(
            (status) => status.state as string,
            () => 'unknown',
          ),
        name,
      )
      expect(['denied', 'unknown']).toContain(state)
    },
  )

  it('is granted nothing in any other session either', async () => {
    const allowed = await program.evaluate(async ({ BrowserWindow, session }) => {
      const other = session.fromPartition('another')
      const window = new BrowserWindow({ show: false, webPreferences: { session: other, sandbox: true } })
      await window.loadURL('data:text/html,x')
      const state = await window.webContents.executeJavaScript(
        'navigator.permissions.query({ name: "geolocation" }).then(({ state }) => state)',
      )
      window.destroy()
      return state as string
    })
    expect(allowed).toBe('denied')
  })

  it('can name no file of the system under its scheme', async () => {
    const statuses = await page.evaluate(() =>
      Promise.all(
        [
          '/../main/main.js',
          '/%2e%2e/main/main.js',
          '/%252e%252e/main/main.js',
          '/..%5cmain%5cmain.js',
          '/..%2f..%2fpackage.json',
          '//etc/passwd',
          '/index.html%00.js',
          `/${'%2e%2e%2f'.repeat(50)}etc/passwd`,
        ].map((path) =>
          fetch(`app://table${path}`).then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      ),
    )
    expect(statuses.every((status) => status === 404 || status === 0)).toBe(true)
  })

  it('is served with its policy', async () => {
    const headers = await page.evaluate(() =>
      fetch('app://table/index.html').then((response) => Object.fromEntries(response.headers)),
    )
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})
