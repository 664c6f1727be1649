import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type RunningApp, WORK_LIMIT } from './app.ts'
import { value } from './host.ts'

export const PHONE = { width: 390, height: 844 }

/**
 * Opens the room to this computer, and its address in a window of a phone's size or another, as the page of a phone.
 */
export async function openPhone(running: RunningApp, size = PHONE): Promise<Page> {
  await value(running, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
  return openScreen(running, await addressOf(running, 'room'), size)
}

/** Returns the address of an open room for one kind of screens, as soon as it has one. */
export async function addressOf(running: RunningApp, channel: 'room' | 'watch'): Promise<string> {
  const url = async () =>
    (await value(running, 'screens:state', {})).room?.links.find((link) => link.channel.kind === channel)?.url
  await expect.poll(url).toBeTruthy()
  return (await url()) ?? ''
}

/**
 * Opens an address in a window of a size in pixels that shares nothing with the program's own.
 * @param person whose screen it is: those of one person share what they keep
 */
export async function openScreen(
  running: RunningApp,
  address: string,
  size: { readonly width: number; readonly height: number },
  person = 'phone',
): Promise<Page> {
  const opening = running.program.waitForEvent('window', { timeout: WORK_LIMIT })
  await running.program.evaluate(
    ({ BrowserWindow }, [url, { width, height }, partition]) => {
      const frame = { width, height, useContentSize: true, frame: false }
      void new BrowserWindow({ ...frame, webPreferences: { partition, sandbox: true } }).loadURL(url)
    },
    [address, size, person] as const,
  )
  const page = await opening
  page.setDefaultTimeout(WORK_LIMIT)
  return page
}

/** Gives a name on the page of a phone, and asks for a seat. */
export async function joinAs(phone: Page, name: string): Promise<void> {
  await phone.getByTestId('lobby-name').fill(name)
  await phone.getByTestId('lobby-join').click()
}
