import { stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { FLAT_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { addressOf, joinAs, openScreen, PHONE } from './driver/phone.ts'

const SETUP = {
  game: 'sea-battle',
  options: { first: 'south' },
  seats: {
    north: { name: 'Anne', player: { kind: 'human', alone: true } },
    south: { name: 'Drake', player: { kind: 'human', elsewhere: true } },
  },
} as const
const OVERLAY = { width: 800, height: 300 }

/** The time within which the page of a stream is back after its table, in milliseconds. */
const BACK = 5000

/** Loads a page again in a browser that draws no frames for it. */
async function reloadWithoutFrames(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
  await page.reload()
}

/** Returns the address of the channel `feed`, and the channel. */
async function feedOf(app: RunningApp) {
  const { links = [], channels = [] } = (await value(app, 'screens:state', {})).room ?? {}
  const link = links.find(({ channel }) => channel.kind === 'watch' && channel.id === 'feed')
  return { url: link?.url ?? 'none', channel: channels.find(({ id }) => id === 'feed') }
}

/** Longer than a look of the saved file for its table, in milliseconds. */
const LOOK = 2500

/** Lets windows of a program open any page, as a streaming program does. */
const unlock = (app: RunningApp): Promise<void> =>
  app.program.evaluate(({ app: program }) => {
    program.on('web-contents-created', (_event, contents) => {
      for (const name of ['will-navigate', 'will-frame-navigate'] as const) contents.removeAllListeners(name)
    })
  })

/** Returns the file that the page of overlays saves for the score. */
async function savedFile(page: Page): Promise<string> {
  await page.evaluate(() => {
    URL.createObjectURL = (saved) => {
      if (saved instanceof Blob) Object.assign(window, { saved: saved.text() })
      return 'blob:'
    }
  })
  await page.getByTestId('save-score').click()
  return page.evaluate(() => (window as unknown as { saved: Promise<string> }).saved) // set above
}

/** Runs another program that answers every request at a port; returns a function that ends it. */
async function otherProgram(port: number): Promise<() => Promise<void>> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Another program</h1>')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

const running = new Set<RunningApp>()
const start = async () => {
  const app = await startApp({ settings: FLAT_SETTINGS })
  running.add(app)
  return app
}
afterAll(async () => {
  for (const app of running) await app.discard()
})

describe('a table whose program is killed', () => {
  it('returns with “Continue”: a phone is back at its seat and an overlay at its match, even without frames', async () => {
    const [table, screens] = [await start(), await start()]
    const { id } = await value(table, 'match:create', SETUP)
    await value(table, 'match:open', { id })
    await value(table, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
    await value(table, 'screens:addChannel', { channel: 'feed', delay: 'turn' })
    const feed = await feedOf(table)
    const phone = await openScreen(screens, await addressOf(table, 'room'), PHONE)
    await joinAs(phone, 'Masha')
    await phone.getByTestId('place-random').waitFor() // its seat is kept
    await reloadWithoutFrames(phone)
    await phone.getByTestId('place-random').click()
    const { origin, hash } = new URL(await addressOf(table, 'watch'))
    const overlay = await openScreen(screens, `${origin}/overlay/score?lang=en${hash}`, OVERLAY)
    await overlay.getByText('Anne').first().waitFor()
    await reloadWithoutFrames(overlay)
    await overlay.getByText('Anne').first().waitFor()
    const file = join(screens.dataFolder, 'score.html')
    await unlock(screens)
    const overlays = await openScreen(screens, `${origin}/overlays?lang=en${hash}`, { width: 1280, height: 800 })
    await writeFile(file, await savedFile(overlays))
    await value(table, 'match:play', { id, seat: 'north', move: { kind: 'placeRandom', flag: 'pirates' } })
    if (process.platform !== 'win32') {
      const { mode } = await stat(join(table.dataFolder, 'other-screens.json'))
      expect(mode & 0o777).toBe(0o600)
    }

    await table.kill()
    running.delete(table)
    await expect.poll(() => overlay.getByText('Anne').count()).toBe(0)
    const stop = await otherProgram(Number(new URL(origin).port))
    const source = await openScreen(screens, pathToFileURL(file).href, OVERLAY)
    await source.waitForTimeout(LOOK)
    await stop()
    const isEmpty = () => source.evaluate(() => document.body.children.length === document.scripts.length)
    expect([new URL(source.url()).protocol, await isEmpty()]).toEqual(['file:', true])
    const again = await table.restart()
    running.add(again)
    await again.page.getByTestId('menu-continue').click()
    const room = async () => (await value(again, 'screens:state', {})).room
    const guests = async () => (await room())?.guests ?? []
    await expect.poll(room).toBeTruthy()
    await overlay.getByText('Anne').first().waitFor({ timeout: BACK })
    await source.getByText('Anne').first().waitFor()
    expect(new URL(source.url()).pathname).toBe('/overlay/score')
    await expect
      .poll(guests, { timeout: 60_000 })
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ seat: 'south', connected: true }),
          expect.objectContaining({ device: 'overlay', connected: true }),
        ]),
      )
    expect(new URL(await addressOf(again, 'watch')).origin).toBe(origin)
    expect(await feedOf(again)).toEqual(feed)
    await phone.getByTestId('place-confirm').click()
    await phone.getByTestId('place-confirm').waitFor({ state: 'detached' }) // its board has an E4, too
    const fire = phone.getByRole('button', { name: 'Fire at E4' })
    // The board answers only once it is the phone's turn: an earlier press does nothing.
    const aim = async () => {
      await phone.getByRole('gridcell', { name: /^E4\./ }).click()
      await phone.waitForTimeout(1000)
      return fire.count()
    }
    await expect.poll(aim).toBe(1)
    await fire.click()
    await expect.poll(async () => (await value(again, 'saves:list', {})).saves).toMatchObject([{ id, moves: 3 }])
    await overlay.getByText('Anne').first().waitFor()
  })
})
