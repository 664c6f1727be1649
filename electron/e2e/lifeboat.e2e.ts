import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app

/** White stands by the lifeboat a tile off the beach; a mate swims at d1, and the enemy can only sail. */
const POSITION = {
  game: 'jackal',
  options: { players: 2, crews: 1, lifeboat: true },
  board: { default: { kind: 'empty', open: true }, tiles: { l11: { kind: 'empty', coins: 1 } } },
  teams: [{ id: 'white' }, { id: 'black' }],
  pieces: [
    { id: 'white-1', type: 'pirate', team: 'white', at: 'e3' },
    { id: 'white-2', type: 'pirate', team: 'white', at: 'd1' },
    { id: 'black-1', type: 'pirate', team: 'black', at: 'g13' },
  ],
  lifeboat: { at: 'e3' },
  turn: 'white',
}

interface PageWindow extends Window {
  readonly choiceProbe?: () => { readonly seat: string | null; readonly selected: string | null }
}

const asked = (seat: string) =>
  page.waitForFunction((wanted) => (window as PageWindow).choiceProbe?.().seat === wanted, seat)
const chosen = (name: string) =>
  page.waitForFunction((wanted) => (window as PageWindow).choiceProbe?.().selected === wanted, name)
const log = page.getByTestId('hud-log')
const seat = (name: string) => ({ name, player: { kind: 'human' } as const })

/** Lets the other player's ship sail. */
async function sailPast(to: string): Promise<void> {
  await asked('black')
  await app.clickCell('g13')
  await chosen('black')
  await app.clickCell(to)
}

describe('the lifeboat, by clicking', () => {
  it('is carried to the beach, launched, and rowed on to a swimmer', { timeout: 120_000 }, async () => {
    const seats = { white: seat('Anne'), black: seat('Edward') }
    await value(app, 'match:create', { game: 'jackal', options: {}, position: POSITION, seats, seed: 7 })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByTestId('menu-continue').click()
    await asked('white')
    await page.getByTestId('btn-log').click()

    await app.clickCell('e3')
    await chosen('white-1')
    await page.getByTestId('btn-carry').click()
    await app.clickCell('e2')
    await log.getByText(/e3 → e2 with the lifeboat/).waitFor()

    await sailPast('h13')
    await asked('white')
    await app.clickCell('e2')
    await chosen('white-1')
    await app.clickCell('e1')
    await page.getByTestId('hud-hint').getByText('Launched!').waitFor()
    await app.clickCell('d1')
    await log.getByText(/pulled out of the water/).waitFor()
    await page.getByText('Setting the table').waitFor({ state: 'detached' })
    await app.screenshot('lifeboat')
  })

  it('is rowed as a turn of its own, and a man steps ashore from it', { timeout: 120_000 }, async () => {
    await page.getByTestId('hud-hint').waitFor()
    await asked('black')
    await app.clickCell('h13')
    await chosen('black')
    await app.clickCell('g13')
    await asked('white')
    await app.clickCell('d1')
    await chosen('lifeboat')
    await app.clickCell('c1')
    await log.getByText(/Lifeboat d1 → c1/).waitFor()
    await sailPast('h13')
    await asked('white')
    await app.clickCell('c1')
    await app.clickCell('c1')
    await app.clickCell('c2')
    await log.getByText(/ashore at c2/).waitFor()
    expect(app.consoleErrors).toEqual([])
  })
})
