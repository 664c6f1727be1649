import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'

const app = await startApp({
  size: { width: 1280, height: 800 },
  settings: { ...FLAT_SETTINGS, streamerMode: true },
})
afterAll(() => app.discard())

const { page } = app
const TITLE = 'Revenge of the Kraken'
const FREE = { kind: 'computer' } as const

/** Opens the private window from the main one. */
async function privateWindow(): Promise<Page> {
  const [opened] = await Promise.all([app.program.waitForEvent('window'), page.getByTestId('open-private').click()])
  await opened.getByTestId('private-window').waitFor()
  return opened
}

it('a match with a secret is played from two windows, and only the private one shows the secret', async () => {
  const seats = {
    north: { name: 'Anne', player: { kind: 'human' } },
    south: { name: 'Bob', player: { kind: 'bot', level: 'easy' } },
  } as const
  const { id } = await value(app, 'match:create', { game: 'sea-battle', options: {}, seats, seed: 3, title: TITLE })
  await page.reload()
  await page.getByTestId('menu-continue').click()
  await page.getByTestId('secret-elsewhere').waitFor()
  const own = await privateWindow()
  await own.getByTestId('private-hold').waitFor()
  await own.keyboard.down('Space')
  await own.getByTestId('private-table').waitFor()
  await app.screenshot('streamer-covered')
  await own.getByTestId('place-random').click()
  await own.keyboard.up('Space')
  await page.getByText('Show the private window').waitFor()
  await own.getByTestId('private-screens').click()
  await own.getByTestId('secret-decide').click()
  await own.getByTestId('screens').waitFor({ state: 'detached' })
  await own.keyboard.down('Space')
  await own.getByTestId('place-confirm').click() // the fleet has stayed while the panel was open
  await own.keyboard.up('Space')
  await own.getByTestId('private-hold').waitFor()
  expect(await own.getByTestId('private-table').count()).toBe(0)
  await page.getByTestId('secret-elsewhere').waitFor({ state: 'detached' })
  await page.getByRole('gridcell', { name: /^E5\./ }).first().click()
  await page.getByTestId('flat-main').click()
  const moves = async () => (await value(app, 'saves:list', {})).saves.find((save) => save.id === id)?.moves ?? 0
  await expect.poll(moves).toBeGreaterThan(2) // two fleets and a shot
  await app.screenshot('streamer-firing')
})

it('addresses and titles are shown in the private window alone', async () => {
  const { room } = await value(app, 'screens:open', { reach: FREE, port: 0 })
  const { address, links } = room ?? { address: '', links: [] }
  await page.getByTestId('btn-menu').click()
  await page.getByTestId('pause-screens').click()
  await page.getByTestId('screens').waitFor()
  await app.screenshot('streamer-screens')
  const captured = await page.content()
  expect([TITLE, address, ...links.map(({ url }) => url)].filter((secret) => captured.includes(secret))).toEqual([])
  const own = app.program.windows().find((one) => one !== page)
  if (!own) throw new Error('there is no private window')
  await own.getByTestId('private-screens').click()
  await own.getByTestId('door-address').waitFor()
  expect(await own.content()).toContain(address)
  const where = () => Promise.all(['door-copy', 'screens-close'].map((id) => own.getByTestId(id).boundingBox()))
  const before = await where()
  await own.getByTestId('door-copy').click()
  await own.getByTestId('toast-notice').waitFor()
  expect(await where()).toEqual(before) // a note moves no button
})

it('a title is changed in the private window alone', async () => {
  const own = app.program.windows().find((one) => one !== page)
  if (!own) throw new Error('there is no private window')
  await own.getByTestId('screens-close').click()
  await own.getByTestId('private-titles').click()
  await own.getByTestId('private-rename').click()
  await own.getByTestId('title-field').fill('')
  await own.getByTestId('title-field').pressSequentially('The Kraken sleeps')
  await own.keyboard.press('Enter')
  await own.getByText('The Kraken sleeps').waitFor()
  expect(await page.content()).not.toContain('Kraken')
})

it('one key ends everything that others see', async () => {
  await page.keyboard.press('Control+Shift+KeyE')
  await expect.poll(() => app.program.windows().length).toBe(1)
  expect((await value(app, 'screens:state', {})).room).toBeNull()
  await page.getByTestId('screens-close').click()
  await page.getByTestId('pause-private').click()
  await expect.poll(() => app.program.windows().length).toBe(2)
})

it('the private window is closed with streamer mode, and with the program', async () => {
  await value(app, 'settings:change', { streamerMode: false })
  await expect.poll(() => app.program.windows().length).toBe(1)
  expect(await app.quit()).toBe(0)
})
