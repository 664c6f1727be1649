/** What the tests ask the host, as the page would. */
import type { Answer, Channel, Channels, HostApi } from '../../contract/ipc.ts'
import type { RunningApp } from './app.ts'

/** Asks the host as the page would. */
export async function call<C extends Channel>(app: RunningApp, channel: C, request: Channels[C]['request']) {
  const answer = await app.page.evaluate(ask, JSON.stringify([channel, request]))
  // The contract's word for it: the test crosses the process border as text.
  return JSON.parse(answer) as Answer<Channels[C]['response']>
}

/** The same where Playwright has given the page up, because it crashed: by the main process, from its successor. */
export async function callAfterCrash<C extends Channel>(app: RunningApp, channel: C, request: Channels[C]['request']) {
  const answer = await inPage(app, `(${ask.toString()})(${JSON.stringify(JSON.stringify([channel, request]))})`)
  return JSON.parse(String(answer)) as Answer<Channels[C]['response']> // as above
}

/** The response to a request that must not be refused. */
export async function value<C extends Channel>(
  app: RunningApp,
  channel: C,
  request: Channels[C]['request'],
): Promise<Channels[C]['response']> {
  const answer = await call(app, channel, request)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.value
}

/** Evaluates code in whatever page the window now shows. Throws when that page is left before it has answered. */
export function inPage(app: RunningApp, code: string): Promise<unknown> {
  return app.program.evaluate(async ({ BrowserWindow }, source) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (!contents) throw new Error('there is no window')
    // Electron itself would wait for ever for the answer of a page that is gone.
    let leave: (event: { readonly isMainFrame: boolean; readonly isSameDocument: boolean }) => void = () => undefined
    const left = new Promise((_resolve, reject) => {
      leave = ({ isMainFrame, isSameDocument }) => {
        if (isMainFrame && !isSameDocument) reject(new Error('the page was left before it answered'))
      }
    })
    contents.on('did-start-navigation', leave)
    try {
      return await Promise.race([contents.executeJavaScript(source), left])
    } finally {
      if (!contents.isDestroyed()) contents.off('did-start-navigation', leave)
    }
  }, code)
}

/** Ends the page's process as a fault in it would; resolves when its successor has loaded. */
export async function killPage(app: RunningApp): Promise<void> {
  await app.program.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (!contents) throw new Error('there is no window')
    if (contents.isLoading()) await new Promise<void>((resolve) => contents.once('did-stop-loading', () => resolve()))
    const pid = contents.getOSProcessId()
    if (pid === 0) throw new Error('the page has no process') // and zero would end all that were started together
    const gone = new Promise<void>((resolve) => contents.once('render-process-gone', () => resolve()))
    process.kill(pid, 'SIGKILL')
    await gone
    await new Promise<void>((resolve) => contents.once('did-finish-load', () => resolve()))
  })
}

/** Makes a match of four at this screen, opens it and plays a first move; its id. */
export async function newMatch(app: RunningApp, seed: number): Promise<string> {
  const seat = { name: 'Ann', player: { kind: 'human' } } as const
  const seats = { white: seat, red: seat, black: seat, yellow: seat }
  const { id } = await value(app, 'match:create', { game: 'jackal', options: {}, seats, seed, title: 'Test' })
  await value(app, 'match:open', { id })
  await value(app, 'match:play', { id, seat: 'white', move: { kind: 'go', piece: 'white-1', to: 19 } })
  return id
}

/** Runs in the page. */
async function ask(question: string): Promise<string> {
  const { host } = window as unknown as { host: HostApi } // set by the preload
  const [channel, request] = JSON.parse(question)
  return JSON.stringify(await host.call(channel, request))
}
