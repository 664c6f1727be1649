import { ipcMain } from 'electron'
import type { Answer } from '../contract/ipc.ts'
import type { createAnswerer } from '../handlers/answer.ts'
import type { Log } from '../log.ts'
import type { TableWindow } from './tableWindow.ts'
import { isTrusted } from './trust.ts'

/** Answers the calls of our own window's own page; anybody else is told that nothing is there. */
export function openChannel(
  table: TableWindow,
  answer: ReturnType<typeof createAnswerer>,
  isOwn: (url: string) => boolean,
  log: Log,
): void {
  ipcMain.handle('host:call', (event, channel: unknown, request: unknown): Promise<Answer<unknown>> => {
    if (isTrusted(event, table.window, isOwn)) return answer(channel, request, table)
    log.warn('call from a stranger')
    return Promise.resolve({ ok: false, problem: { code: 'bad-request', detail: 'not from the table’s own page' } })
  })
}
