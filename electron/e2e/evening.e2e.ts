import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { FLAT_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { unfold } from './driver/newMatch.ts'
import { joinAs, openPhone } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'

let app: RunningApp | null = null
afterEach(async () => {
  await app?.discard()
  app = null
})

/**
 * Prepares a match of Jackal for one person here and one on another screen, which ends after a round without events.
 */
async function prepare({ page }: RunningApp): Promise<void> {
  await page.getByTestId('game-jackal').click()
  await unfold(page)
  await page.getByTestId('mode-duel1').check()
  await page.getByTestId('seat-white-human').check()
  await page.getByTestId('seat-black-elsewhere').check()
  await page.getByTestId('option-idleRounds').fill('1')
}

/** Sails the ship on this cell one cell along, by touch. */
async function sail(phone: Page, from: string, to: string): Promise<void> {
  await phone.getByRole('gridcell', { name: new RegExp(`^${from}:`) }).click()
  await phone.getByRole('gridcell', { name: new RegExp(`^${to}:`) }).click()
  await phone.getByTestId('flat-main').click()
}

it('an evening: a phone takes a seat before the match is dealt, plays, and follows to the other side', async () => {
  const running = await startApp({ settings: FLAT_SETTINGS })
  app = running
  const { page } = running
  await page.getByTestId('menu-new').click()
  const phone = await openPhone(running)
  await prepare(running)
  await joinAs(phone, 'Masha')
  await page.getByTestId('lobby-seat-black').getByText('Masha').waitFor()
  await phone.screenshot({ path: `${PICTURES}/evening-lobby.png` })
  await page.getByTestId('start-match').click()

  await phone.getByTestId('flat-table').waitFor()
  const match = async () => {
    const { lobby } = (await value(running, 'screens:state', {})).room ?? {}
    return { id: lobby?.matchId ?? '', seats: lobby?.seats.map(({ seat, name, by }) => [seat, name, by]) }
  }
  const first = await match()
  expect(first.seats?.[1]).toEqual(['black', 'Masha', 'elsewhere'])
  expect(await page.getByTestId('screens').count()).toBe(0)
  await value(running, 'match:play', { id: first.id, seat: 'white', move: { kind: 'sail', team: 'white', to: 5 } })
  await sail(phone, 'g13', 'f13')
  await phone.getByTestId('deal').getByText('The luck was fair').waitFor()
  await page.getByTestId('deal').getByText('The screens of Masha added to its luck').waitFor()

  await page.getByTestId('result-swap').click()
  await page.getByTestId('result-screen').waitFor({ state: 'detached' })
  await expect.poll(async () => (await match()).seats?.[0]).toEqual(['white', 'Masha', 'elsewhere'])
  await sail(phone, 'g1', 'f1')
  const second = await match()
  expect(second.id).not.toBe(first.id)
  await expect
    .poll(async () => (await value(running, 'saves:list', {})).saves.map(({ id, moves }) => [id, moves]))
    .toContainEqual([second.id, 1])
  await phone.screenshot({ path: `${PICTURES}/evening-swapped.png` })
})
