import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { parseCell } from '../../engine/sea-battle/cells.ts'
import type { FeedWish } from '../contract/cleanFeed.ts'
import type { HostApi } from '../contract/ipc.ts'
import { FLAT_SETTINGS, startApp, WORK_LIMIT } from './driver/app.ts'
import { value } from './driver/host.ts'
import { beginSeaBattle } from './driver/seaBattle.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FLAT_SETTINGS })
afterAll(() => app.discard())

const E4 = parseCell('e4')
const SHOT = /^E4\. (Water|A hit|Sunk)/

/** Opens the window with the clean feed. */
async function openFeed(wish: Partial<FeedWish> = {}): Promise<Page> {
  const opening = app.program.waitForEvent('window', { timeout: WORK_LIMIT })
  await value(app, 'windows:feed', { size: '1280x720', borderless: false, ...wish })
  const feed = await opening
  feed.setDefaultTimeout(WORK_LIMIT)
  return feed
}

/** Returns the channel that the open window follows; undefined while it is closed. */
const openedState = async () => (await value(app, 'screens:state', {})).feed

/** Returns the reason for which the host refuses a call of the feed's page; null if it answers. */
const refusedTo = (feed: Page, channel: string, request: object): Promise<string | null> =>
  feed.evaluate(
    async ([name, asked]) => {
      const { host } = window as unknown as {
        host: { call(channel: string, request: object): ReturnType<HostApi['call']> }
      }
      const answer = await host.call(name, asked)
      return answer.ok ? null : answer.problem.code
    },
    [channel, request] as const,
  )

/** Carries out a command of a caster, by the address of the caster. */
async function command(url: string, body: object): Promise<void> {
  const { origin, hash } = new URL(url)
  const headers = { authorization: `Bearer ${hash.slice(1)}`, 'content-type': 'application/json' }
  const { status } = await fetch(`${origin}/air/commands`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(status).toBe(200)
}

/** The number of reasons for which the display stays awake. */
const wakers = (): Promise<number> =>
  app.program.evaluate(
    ({ powerSaveBlocker }) => [0, 1, 2, 3, 4, 5].filter((id) => powerSaveBlocker.isStarted(id)).length,
  )

describe('the window with the clean feed', () => {
  it('shows each move to its audience, with no more rights than an onlooker, and keeps the display awake', async () => {
    const id = await beginSeaBattle(app)
    const before = await wakers()
    const feed = await openFeed()
    await feed.getByTestId('flat-table').waitFor()
    await value(app, 'match:play', { id, seat: 'south', move: { kind: 'fire', at: E4 } })
    await feed.getByRole('gridcell', { name: SHOT }).first().waitFor()
    expect(await feed.getByRole('gridcell', { name: /[Bb]attleship|[Cc]ruiser|[Dd]estroyer|[Bb]oat/ }).count()).toBe(0)
    expect(await feed.locator('button, input, dialog').count()).toBe(0)
    expect(await feed.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1280, 720])
    expect(await wakers()).toBe(before + 1)
    for (const [channel, request] of [
      ['match:look', { id, viewer: 'north' }],
      ['match:play', { id, seat: 'north', move: { kind: 'fire', at: E4 } }],
      ['match:open', { id: 'another-1' }],
      ['settings:change', { speed: 2 }],
      ['saves:list', { selection: 'all', offset: 0 }],
      ['screens:state', {}],
      ['windows:feed', { size: '1280x720', borderless: false }],
    ] as const)
      expect([channel, await refusedTo(feed, channel, request)]).toEqual([channel, 'not-allowed'])
    await feed.close()
    await expect.poll(wakers).toBe(before)
    const shots = ['north', 'south'].map((seat) =>
      value(app, 'match:play', { id, seat, move: { kind: 'fire', at: 0 } }),
    )
    expect((await Promise.allSettled(shots)).map(({ status }) => status)).toContain('fulfilled')
  })

  it('follows the delay of its channel, also when it changes', async () => {
    const id = await beginSeaBattle(app)
    await value(app, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
    await value(app, 'screens:addChannel', { channel: 'feed', delay: 'match' })
    const feed = await openFeed({ channel: 'feed' })
    const watched = await openedState()
    expect(watched).toEqual({ id: 'feed', delay: 'match' })
    await feed.waitForFunction(() => document.documentElement.dataset.blank === 'true')
    await value(app, 'screens:watchDelay', { channel: 'feed', milliseconds: 0 })
    await feed.getByTestId('flat-table').waitFor()
    await value(app, 'screens:watchDelay', { channel: 'feed', milliseconds: 0, until: 'match' })
    await value(app, 'match:play', { id, seat: 'south', move: { kind: 'fire', at: E4 } })
    await value(app, 'screens:watchDelay', { channel: 'feed', milliseconds: 900_000 })
    await feed.waitForTimeout(1000)
    const shot = feed.getByRole('gridcell', { name: SHOT }).first()
    expect(await shot.count()).toBe(0)
    await value(app, 'screens:watchDelay', { channel: 'feed', milliseconds: 0 })
    await shot.waitFor()
    await feed.close()
    await expect.poll(openedState).toBeUndefined()
    await value(app, 'screens:close', {})
  })

  it('shows what the caster of its channel draws and repeats, until the room is closed', async () => {
    const id = await beginSeaBattle(app)
    await value(app, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
    const { room } = await value(app, 'screens:addCaster', {})
    const url = room?.links.find(({ channel }) => channel.kind === 'watch' && channel.caster)?.url ?? ''
    await value(app, 'settings:change', { speed: 1 }) // without animations nothing is repeated
    const feed = await openFeed()
    await feed.getByTestId('flat-table').waitFor()
    const at = { x: 4.5, y: 5.5, board: 'north' }
    await command(url, { kind: 'mark', mark: { shape: 'ring', at } })
    await feed.getByTestId('caster-ring').waitFor({ state: 'attached' })
    await value(app, 'match:play', { id, seat: 'south', move: { kind: 'fire', at: E4 } })
    await feed.getByRole('gridcell', { name: SHOT }).first().waitFor()
    await command(url, { kind: 'replay' })
    await feed.getByTestId('feed-again').waitFor()
    await command(url, { kind: 'mark', mark: { shape: 'ring', at } })
    await feed.getByTestId('caster-ring').first().waitFor({ state: 'attached' })
    await value(app, 'screens:close', {})
    await feed.getByTestId('caster-ring').first().waitFor({ state: 'detached', timeout: 4000 }) // it has not faded yet
    await feed.close()
    await value(app, 'settings:change', { speed: 0 })
  })

  it('comes back when its screen is gone, and gives way to one of another shape', async () => {
    const first = await openFeed()
    await first.getByTestId('flat-table').waitFor()
    const place = () =>
      app.program.evaluate(({ BrowserWindow }) => {
        const feed = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().includes('feed.html'))
        return feed?.getBounds()
      })
    await app.program.evaluate(({ BrowserWindow, screen }) => {
      const feed = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().includes('feed.html'))
      feed?.setPosition(-9000, -9000)
      screen.emit('display-removed', {}, screen.getPrimaryDisplay())
    })
    await expect.poll(async () => (await place())?.x ?? -1).toBeGreaterThanOrEqual(0)
    const closing = first.waitForEvent('close')
    const second = await openFeed({ borderless: true })
    await closing
    await second.getByTestId('flat-table').waitFor()
    await value(app, 'windows:closeFeed', {})
    await expect.poll(place).toBeUndefined()
  })
})
