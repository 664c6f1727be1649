import { readdir } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'

const app = await startApp({ settings: FAST_SETTINGS })
afterAll(() => app.discard())
const { page, program } = app

await program.evaluate(({ BrowserWindow }) => {
  const memory = globalThis as { prevented?: number } // used by these tests only
  memory.prevented = 0
  BrowserWindow.getAllWindows()[0]?.webContents.on('will-frame-navigate', ({ defaultPrevented }) => {
    if (defaultPrevented) memory.prevented = (memory.prevented ?? 0) + 1
  })
})

/** Returns the number of prevented navigations: by the page, which logs an error, or by the program. */
const refusals = async () =>
  app.consoleErrors.length + (await program.evaluate(() => (globalThis as { prevented?: number }).prevented ?? 0))

describe('the page', () => {
  const eyesOn = <T>(kind: string, value: T) => ({ kind, value })

  it.each([
    eyesOn('another server', 'https://example.com/'),
    eyesOn('a file', 'file:///etc/passwd'),
    eyesOn('data', 'data:text/html,<script>1</script>'),
    eyesOn('script', 'javascript:void(window.planted = true)'),
    eyesOn('another host of the scheme', 'app://elsewhere/index.html'),
    eyesOn('what is Chromium’s own', 'chrome://gpu/'),
  ])('does not navigate elsewhere: $kind', async ({ value: url }) => {
    const [before, refused] = [page.url(), await refusals()]
    await page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      document.body.append(link)
      link.click()
      link.remove()
      try {
        location.assign(to)
      } catch {
        // The call is refused already.
      }
    }, url)
    await expect.poll(refusals).toBeGreaterThan(refused)
    expect(page.url()).toBe(before)
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  })

  it('opens no window, not even with its own address', async () => {
    const opened = await page.evaluate(() =>
      ['https://example.com/', 'about:blank', location.href, 'app://table/index.html'].map(
        (url) => window.open(url, '_blank') !== null,
      ),
    )
    expect(opened).toEqual([false, false, false, false])
    expect(program.windows()).toHaveLength(1)
  })

  it('attaches no webview', async () => {
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

  it('loads no foreign frame', async () => {
    const directive = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
            if (blockedURI.startsWith('https:')) done(effectiveDirective)
          })
          const frame = document.createElement('iframe')
          frame.src = 'https://example.com/'
          document.body.append(frame)
        }),
    )
    expect(directive).toBe('frame-src')
  })

  it('evaluates no code from strings', async () => {
    await page.evaluate(() => {
      // Delayed, because code evaluated by a debugger is exempt from the policy.
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
    await program.evaluate(({ session }) => {
      const prevented = new Promise<boolean>((resolve) => {
        session.defaultSession.once('will-download', (event) => resolve(event.defaultPrevented))
      })
      Object.assign(globalThis, { prevented })
    })
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(['MZ']))
      link.download = 'evil.exe'
      document.body.append(link)
      link.click()
      link.remove()
    })
    const isPrevented = program.evaluate(() => (globalThis as unknown as { prevented: Promise<boolean> }).prevented) // assigned above
    expect(await isPrevented).toBe(true)
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

  it('is granted no permission in any other session', async () => {
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

  it('cannot read files outside its folder through its scheme', async () => {
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

  it('is served with its content security policy', async () => {
    const headers = await page.evaluate(() =>
      fetch('app://table/index.html').then((response) => Object.fromEntries(response.headers)),
    )
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})
