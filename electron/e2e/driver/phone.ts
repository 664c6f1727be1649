import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type RunningApp, WORK_LIMIT } from './app.ts'
import { value } from './host.ts'

/** Opens the room to this computer, and its address in a window of a phone's size, as the page that a phone shows. */
export async function openPhone(running: RunningApp): Promise<Page> {
  await value(running, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
  const url = async () =>
    (await value(running, 'screens:state', {})).room?.links.find(({ channel }) => channel.kind === 'room')?.url
  await expect.poll(url).toBeTruthy()
  const opening = running.program.waitForEvent('window', { timeout: WORK_LIMIT })
  await running.program.evaluate(
    ({ BrowserWindow }, address) => {
      const size = { width: 390, height: 844, useContentSize: true, frame: false }
      void new BrowserWindow({ ...size, webPreferences: { partition: 'phone', sandbox: true } }).loadURL(address)
    },
    (await url()) ?? '',
  )
  const phone = await opening
  phone.setDefaultTimeout(WORK_LIMIT)
  return phone
}
