/** Calls the host as the page would. */
import type { Answer, Channel, Channels, HostApi } from '../../contract/ipc.ts'
import type { RunningApp } from './app.ts'

export async function call<C extends Channel>(app: RunningApp, channel: C, request: Channels[C]['request']) {
  const answer = await app.page.evaluate(ask, JSON.stringify([channel, request]))
  // Typed by the contract; it arrives as text.
  return JSON.parse(answer) as Answer<Channels[C]['response']>
}

/** Calls the host from the reloaded page, via the main process: Playwright cannot use a page that has crashed. */
export async function callAfterCrash<C extends Channel>(app: RunningApp, channel: C, request: Channels[C]['request']) {
  const answer = await inPage(app, `(${ask.toString()})(${JSON.stringify(JSON.stringify([channel, request]))})`)
  return JSON.parse(String(answer)) as Answer<Channels[C]['response']> // typed by the contract
}

/** Returns the value of an answer; throws on a refusal. */
export async function value<C extends Channel>(
  app: RunningApp,
  channel: C,
  request: Channels[C]['request'],
): Promise<Channels[C]['response']> {
  const answer = await call(app, channel, request)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return answer.value
}

/** Evaluates code in the current page. Throws if the page is replaced before it answers. */
export function inPage(app: RunningApp, code: string): Promise<unknown> {
  return app.program.evaluate(async ({ BrowserWindow }, source) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (!contents) throw new Error('there is no window')
    // Electron itself never settles the promise of a page that is gone.
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

/** Crashes the page's process; resolves when the page has been reloaded. */
export async function killPage(app: RunningApp): Promise<void> {
  await app.program.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (!contents) throw new Error('there is no window')
    if (contents.isLoading()) await new Promise<void>((resolve) => contents.once('did-stop-loading', () => resolve()))
    const pid = contents.getOSProcessId()
    if (pid === 0) throw new Error('the page has no process') // pid 0 would kill the whole process group
    const gone = new Promise<void>((resolve) => contents.once('render-process-gone', () => resolve()))
    process.kill(pid, 'SIGKILL')
    await gone
    await new Promise<void>((resolve) => contents.once('did-finish-load', () => resolve()))
  })
}

/** Creates a match of four humans, opens it, plays a first move and returns its id. */
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
