import { afterAll, describe, expect, it } from 'vitest'
import { startApp } from './driver/app.ts'

interface Noting {
  /** Addresses that the page has fetched, with times in milliseconds since 1970. */
  fetched?: { readonly url: string; readonly at: number }[]
}

const app = await startApp({
  size: { width: 1280, height: 800 },
  prepare: (program) =>
    program.evaluate(async ({ app: electron, session }) => {
      const fetched: { url: string; at: number }[] = []
      Object.assign(globalThis, { fetched })
      await electron.whenReady()
      session.defaultSession.webRequest.onSendHeaders(({ url, timestamp }) => void fetched.push({ url, at: timestamp }))
    }),
})
afterAll(() => app.discard())

describe('the window', () => {
  it('opens on the menu', async () => {
    await app.page.getByRole('button').first().waitFor()
    await app.screenshot('menu')
    expect(await app.page.title()).toContain('Captain')
  })

  it('shows the menu before the table', async () => {
    await app.page.waitForFunction(() => performance.getEntriesByName('table').length > 0)
    const order = await app.page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
    expect(order.filter((name) => ['interactive', 'table'].includes(name))).toEqual(['interactive', 'table'])
  })

  it('can be used before it fetches the table and the games', async () => {
    const usable = await app.page.evaluate(() => {
      const [mark] = performance.getEntriesByName('interactive')
      return performance.timeOrigin + (mark?.startTime ?? 0)
    })
    const scripts = await app.program.evaluate(() =>
      (globalThis as Noting).fetched?.filter(({ url }) => url.endsWith('.js')),
    )
    const early = scripts?.filter(({ at }) => at < usable).map(({ url }) => url) ?? []
    expect(early.filter((url) => url.includes('behindMenu'))).toEqual([])
    expect(scripts?.length).toBeGreaterThan(early.length)
  })

  it('is served by the program itself', async () => {
    expect(new URL(app.page.url()).protocol).toBe('app:')
  })

  it('has nothing of Node, and of Electron only the host', async () => {
    const found = await app.page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron'].filter((name) => name in window),
    )
    expect(found).toEqual([])
    expect(await app.page.evaluate(() => 'host' in window)).toBe(true)
  })

  it('logged no warning or error during the start', () => {
    expect(app.consoleErrors).toEqual([])
  })
})

describe('the content security policy', () => {
  it('blocks scripts injected into the page', async () => {
    const ran = await app.page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.planted = true'
      document.head.append(script)
      return 'planted' in window
    })
    expect(ran).toBe(false)
  })

  it('blocks code from strings', async () => {
    const outcome = await app.page.evaluate(async () => {
      const script = document.createElement('script')
      script.src = URL.createObjectURL(new Blob(['window.planted = true'], { type: 'text/javascript' }))
      const loaded = new Promise<boolean>((done) => {
        script.onload = () => done(true)
        script.onerror = () => done(false)
      })
      document.head.append(script)
      return loaded
    })
    expect(outcome).toBe(false)
  })

  it('blocks other servers', async () => {
    const reached = await app.page.evaluate(() =>
      fetch('https://example.com/', { mode: 'no-cors' }).then(
        () => 'reached',
        (error: Error) => error.name,
      ),
    )
    expect(reached).toBe('TypeError')
    const policy = await app.page.evaluate(
      () =>
        new Promise<string>((done) => {
          document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
            if (blockedURI.startsWith('https:')) done(effectiveDirective)
          })
          fetch('https://example.com/').catch(() => undefined)
        }),
    )
    expect(policy).toBe('connect-src')
  })
})

describe('the page', () => {
  it('cannot open another window', async () => {
    const opened = await app.page.evaluate(() => window.open('https://example.com/') !== null)
    expect(opened).toBe(false)
    expect(app.program.windows()).toHaveLength(1)
  })

  it('cannot navigate elsewhere', async () => {
    const before = app.page.url()
    await app.page.evaluate(() => {
      location.href = 'https://example.com/'
    })
    await app.page.waitForTimeout(300)
    expect(app.page.url()).toBe(before)
  })

  it('gets no permission', async () => {
    const state = await app.page.evaluate(() =>
      Notification.requestPermission().then((permission) => permission as string),
    )
    expect(state).toBe('denied')
  })
})
