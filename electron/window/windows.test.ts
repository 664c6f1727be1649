import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { LOCAL_WINDOW } from '../clients/rights.ts'
import { isOwnPage } from './page/page.ts'
import { Windows } from './windows.ts'

function openWindow(url = 'app://table/index.html') {
  const mainFrame = { url }
  const webContents = { mainFrame }
  const window = Object.assign(new EventEmitter(), { webContents, isDestroyed: () => false })
  return { window, rights: LOCAL_WINDOW, send: () => {}, call: { sender: webContents, senderFrame: mainFrame } }
}

it('recognizes each open window by its calls, until it is closed', () => {
  const windows = new Windows(isOwnPage)
  const [main, other] = [openWindow(), openWindow('app://table/index.html?private=')]
  windows.add(main)
  windows.add(other)
  expect(windows.senderOf(main.call)).toBe(main)
  expect(windows.senderOf(other.call)).toBe(other)
  other.window.emit('closed')
  expect(windows.senderOf(other.call)).toBeNull()
})

it('trusts no window that it does not know, and no foreign page', () => {
  const windows = new Windows(isOwnPage)
  const foreign = openWindow('https://example.com/')
  windows.add(foreign)
  expect(windows.senderOf(foreign.call)).toBeNull()
  expect(windows.senderOf(openWindow().call)).toBeNull()
})
