import { ipcMain } from 'electron'
import type { Answer, Settings } from '../contract/ipc.ts'
import type { Answerer } from '../handlers/answer.ts'
import type { Log } from '../log.ts'
import { isTrusted } from './page/trust.ts'
import type { TableWindow } from './tableWindow.ts'

/** Who answers the page. */
export interface Answerers {
  /** Comes when there is a host. */
  readonly host: Promise<Answerer>
  /** What the page asks before it shows anything, and need not wait for a host. */
  readonly early: { readonly 'settings:get': () => Settings }
}

/** Answers the calls of our own window's own page; anybody else is told that nothing is there. */
export function openChannel(
  table: TableWindow,
  { host, early }: Answerers,
  isOwn: (url: string) => boolean,
  log: Log,
): void {
  let answer: Answerer | null = null
  host.then(
    (found) => {
      answer = found
    },
    () => undefined, // told of where it was made
  )
  ipcMain.handle('host:call', async (event, channel: unknown, request: unknown): Promise<Answer<unknown>> => {
    const { sender, senderFrame } = event // which is not told any more once the page is gone
    const isOurs = () => isTrusted({ sender, senderFrame }, table.window, isOwn)
    if (!isOurs()) {
      log.warn('call from a stranger')
      return { ok: false, problem: { code: 'bad-request', detail: 'not from the table’s own page' } }
    }
    if (answer) return answer(channel, request, table)
    if (channel === 'settings:get') return { ok: true, value: early[channel]() }
    const found = await host
    // Another page may have come meanwhile: it must not sit where the one before it asked to.
    return isOurs() ? found(channel, request, table) : { ok: false, problem: { code: 'cancelled' } }
  })
}
