import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { expect, it, vi } from 'vitest'
import type { Sessions } from '../clients/sessions.ts'
import type { MainWindow } from '../window/mainWindow.ts'
import type { PrivateWindow } from '../window/privateWindow.ts'
import { PrivateDesk } from './privateDesk.ts'

/** A window that only closes. */
function fakeWindow() {
  const window = Object.assign(new EventEmitter(), { isDestroyed: () => false })
  return { window, tableIs: vi.fn(), focus: vi.fn(), close: () => void window.emit('closed') }
}

/** Returns the desk of a main window that has a match open, and its private window. */
function desk(match: string | null) {
  const [main, own] = [fakeWindow(), fakeWindow()]
  const opened = new Map<unknown, string | null>([[main, match]])
  const onOpen = vi.fn()
  const leave = vi.fn(async (client: unknown) => void opened.set(client, null))
  const one = new PrivateDesk({
    sessions: { matchOf: (client: unknown) => opened.get(client) ?? null, leave } as unknown as Sessions, // what the desk calls
    mainWindow: main as unknown as MainWindow, // as above
    openWindow: () => own as unknown as PrivateWindow, // as above
    onOpen,
  })
  return { desk: one, main, own, opened, leave, onOpen }
}

it('tells the private window which match is on the table, and leaves any other there', () => {
  const { desk: one, own, opened, leave } = desk('first')
  one.open()
  opened.set(own, 'first')
  one.tableIs('first')
  expect(leave).not.toHaveBeenCalled()
  one.tableIs('second')
  expect(own.tableIs.mock.calls).toEqual([['first'], ['first'], ['second']])
  expect(leave).toHaveBeenCalledWith(own, 'first')
})

it('has the system’s dialogs over the private window while that is open', () => {
  const { desk: one, main, own } = desk(null)
  const captured = main.window as unknown as BrowserWindow // only passed on
  expect(one.over(captured)).toBe(captured)
  one.open()
  expect(one.over(captured)).toBe(own.window)
  own.close()
  expect(one.over(captured)).toBe(captured)
})

it('says when the private window opens and closes, also with the main one', () => {
  const { desk: one, main, own, onOpen } = desk(null)
  one.open()
  one.open()
  own.close()
  one.open()
  main.close()
  expect(onOpen.mock.calls).toEqual([[true], [false], [true], [false]])
})
