import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { addressOf, openScreen, PHONE } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'

const app = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => app.discard())

/** Counts the presses on a page from now on; the function returns their number. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { presses: 0 }
    Object.assign(window, { counted })
    addEventListener('pointerdown', () => counted.presses++, true)
  })
  return () => page.evaluate(() => (window as unknown as { counted: { presses: number } }).counted.presses) // set above
}

/** Scans the code of the table and gives a name; returns the page, and the number of its presses. */
async function join(address: string, name: string) {
  const phone = await openScreen(app, address, PHONE, name)
  await phone.getByTestId('lobby-name').waitFor()
  const presses = await countPresses(phone)
  await phone.getByTestId('lobby-name').click()
  await phone.keyboard.type(name)
  await phone.getByTestId('lobby-join').click()
  await phone.getByTestId('lobby-you').waitFor()
  return { phone, presses }
}

it('three phones sit and play after 4 presses of the host, and 2 presses and a name of each player', async () => {
  const { page } = app
  const presses = await countPresses(page)
  await page.getByTestId('menu-new').click()
  await page.getByTestId('game-jackal').click()
  await page.getByTestId('phones-open').click()
  const address = await addressOf(app, 'room')
  const shown = await page.getByTestId('door-address').textContent()
  expect(address).toContain(`http://${shown}/`)
  const players = [await join(address, 'Masha'), await join(address, 'Petya'), await join(address, 'Kate')]
  expect(await Promise.all(players.map((player) => player.presses()))).toEqual([2, 2, 2])
  await page.getByTestId('lobby-seat-yellow').getByText('Kate').waitFor()
  await page.screenshot({ path: `${PICTURES}/lobby-of-phones.png` })
  await page.getByTestId('start-match').click()
  for (const { phone } of players) await phone.getByTestId('flat-table').waitFor()
  expect(await presses()).toBeLessThanOrEqual(4)
  const sides = await Promise.all(players.map(({ phone }) => phone.locator('.flat-who').textContent()))
  expect(sides.map((text) => text?.trim())).toEqual(['You: Red', 'You: Black', 'You: Yellow'])
  const { room } = await value(app, 'screens:state', {})
  expect(room?.lobby?.seats.map(({ name, by }) => [name, by]).slice(1)).toEqual([
    ['Masha', 'elsewhere'],
    ['Petya', 'elsewhere'],
    ['Kate', 'elsewhere'],
  ])
  expect(await addressOf(app, 'room')).toBe(address)
})
