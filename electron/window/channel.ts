import { ipcMain } from 'electron'
import type { Answerer } from '../clients/answer.ts'
import { CALL_CHANNEL, DROP_CHANNEL } from '../contract/electronChannels.ts'
import type { Answer, Settings } from '../contract/ipc.ts'
import type { Log } from '../files/log.ts'
import type { MainWindow } from './mainWindow.ts'
import { isTrusted } from './page/trust.ts'
import type { Windows } from './windows.ts'

/** The parts of the host that answer the calls of the page. */
export interface Answerers {
  /** Resolves when the host is ready. */
  readonly host: Promise<Answerer>
  /** Calls that are answered without the host, because the page needs them before it shows anything. */
  readonly beforeHost: { readonly 'settings:get': () => Settings }
  /** Called at a call that waits for the host. */
  onWait(): void
}

/** Answers calls from the main frames of the program's own windows and pages; refuses all others. */
export function openChannel(windows: Windows, { host, beforeHost, onWait }: Answerers, log: Log): void {
  let answer: Answerer | null = null
  host.then(
    (found) => {
      answer = found
    },
    () => undefined, // reported by `start`
  )
  ipcMain.handle(CALL_CHANNEL, async (event, channel: unknown, request: unknown): Promise<Answer<unknown>> => {
    const { sender, senderFrame } = event // `senderFrame` is null once the page is gone
    const window = windows.senderOf({ sender, senderFrame })
    if (!window) {
      log.warn('call from an untrusted sender')
      return { ok: false, problem: { code: 'bad-request', detail: 'not from the table’s own page' } }
    }
    if (answer) return answer(channel, request, window)
    if (channel === 'settings:get') return { ok: true, value: beforeHost[channel]() }
    onWait()
    const found = await host
    // Another page may have been loaded meanwhile: it must not join the match that the previous page asked for.
    return windows.senderOf({ sender, senderFrame })
      ? found(channel, request, window)
      : { ok: false, problem: { code: 'cancelled' } }
  })
}

/** Passes on the paths of files dropped on the program's own page. */
export function listenForDrops(
  mainWindow: MainWindow,
  isOwn: (url: string) => boolean,
  onDrop: (paths: readonly string[]) => void,
): void {
  ipcMain.on(DROP_CHANNEL, ({ sender, senderFrame }, paths: unknown) => {
    if (!isTrusted({ sender, senderFrame }, mainWindow.window, isOwn)) return
    if (Array.isArray(paths)) onDrop(paths.filter((path) => typeof path === 'string'))
  })
}
