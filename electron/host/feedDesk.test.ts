import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import type { Sessions } from '../clients/sessions.ts'
import type { FeedWindow } from '../window/feedWindow.ts'
import type { MainWindow } from '../window/mainWindow.ts'
import { FeedDesk } from './feedDesk.ts'

/** A window that only closes. */
function fakeWindow() {
  const window = Object.assign(new EventEmitter(), { isDestroyed: () => false })
  return { window, tableIs: vi.fn(), close: () => void window.emit('closed') }
}

/** Returns the desk of a main window that has a match open, and the opened feeds. */
function desk(match: string | null) {
  const main = fakeWindow()
  const feeds: ReturnType<typeof fakeWindow>[] = []
  const opened = new Map<unknown, string | null>([[main, match]])
  const leave = vi.fn(async (client: unknown) => void opened.set(client, null))
  const parts = {
    sessions: { matchOf: (client: unknown) => opened.get(client) ?? null, leave } as unknown as Sessions, // only what the desk calls
    mainWindow: main as unknown as MainWindow, // as above
    openWindow: () => {
      const feed = fakeWindow()
      feeds.push(feed)
      return feed as unknown as FeedWindow // as above
    },
  }
  return { desk: new FeedDesk(parts), main, feeds, opened, leave }
}

const WISH = { size: '1280x720', borderless: false } as const
type Asked = Parameters<FeedDesk['leadOf']>[0]

it('tells the feed which match is on the table, and leaves any other there', () => {
  const { desk: one, feeds, opened, leave } = desk('first')
  one.open(WISH)
  opened.set(feeds[0], 'first')
  one.tableIs('first')
  expect(leave).not.toHaveBeenCalled()
  one.tableIs('second')
  expect(feeds[0]?.tableIs.mock.calls).toEqual([['first'], ['first'], ['second']])
  expect(leave).toHaveBeenCalledWith(feeds[0], 'first')
})

it('lets overlays follow the feed while it is open, and phones the main window', () => {
  const { desk: one, main, feeds } = desk('first')
  const leads = () => [main, feeds[0]].map((window) => one.leadOf(window as unknown as Asked)) // windows are clients
  one.open(WISH)
  expect(leads()).toEqual([
    { players: true, overlays: false },
    { players: false, overlays: true },
  ])
  feeds[0]?.close()
  expect(leads()[0]).toEqual({ players: true, overlays: true })
})

it('has one feed, which closes with the main window', () => {
  const { desk: one, main, feeds, leave } = desk(null)
  one.open(WISH)
  one.open(WISH)
  expect(leave).toHaveBeenCalledWith(feeds[0])
  main.close()
  expect(leave).toHaveBeenCalledWith(feeds[1])
})
