import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { FLAT_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { joinAs, openPhone, PHONE } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'

const HERE = { name: 'Anne', player: { kind: 'human', alone: true } } as const
const AWAY = { name: 'Black', player: { kind: 'human', elsewhere: true } } as const
const COMPUTER = { width: 1280, height: 800 }
const SETUP = { game: 'sea-battle', options: { first: 'south' }, seats: { north: HERE, south: AWAY } } as const

let app: RunningApp | null = null
afterEach(async () => {
  await app?.discard()
  app = null
})

const canvases = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('canvas').length)

/** Returns the program with a match on the table, and a phone that has opened the address of its room. */
async function withPhone(
  size = PHONE,
): Promise<{ readonly running: RunningApp; readonly id: string; readonly phone: Page }> {
  const running = await startApp({ settings: FLAT_SETTINGS })
  app = running
  const { id } = await value(running, 'match:create', SETUP)
  await value(running, 'match:open', { id })
  const phone = await openPhone(running, size)
  return { running, id, phone }
}

describe('a phone', () => {
  it('takes a seat, places its fleet and fires by touch, and returns automatically after a reload', async () => {
    const { running, id, phone } = await withPhone()
    await phone.getByTestId('lobby-name').fill('Masha')
    await phone.screenshot({ path: `${PICTURES}/seat-lobby.png` })
    await phone.getByTestId('lobby-join').click()
    await value(running, 'match:play', { id, seat: 'north', move: { kind: 'placeRandom', flag: 'pirates' } })
    await phone.getByTestId('place-random').click()
    await phone.screenshot({ path: `${PICTURES}/seat-placing.png` })
    await phone.getByTestId('place-confirm').click()
    await phone.getByRole('gridcell', { name: /^E4\./ }).click()
    await phone.screenshot({ path: `${PICTURES}/seat-firing.png` })
    await phone.getByRole('button', { name: 'Fire at E4' }).click()
    await expect.poll(async () => (await value(running, 'saves:list', {})).saves).toMatchObject([{ id, moves: 3 }])
    expect(new URL(phone.url()).hash).toBe('')
    await phone.reload()
    await phone.getByRole('gridcell', { name: /^E4\. (Water|A hit|Sunk)/ }).waitFor()
    expect(await canvases(phone)).toBe(0)
  })

  it('shows its seat in 3D on request, plays there, hides it when it loses the focus, and is flat again', async () => {
    const { running, id, phone } = await withPhone(COMPUTER)
    await joinAs(phone, 'Masha')
    await value(running, 'match:play', { id, seat: 'north', move: { kind: 'placeRandom', flag: 'pirates' } })
    await phone.getByTestId('btn-menu').click()
    await phone.getByTestId('seat-3d').click()
    await phone.locator('.table canvas').waitFor()
    await phone.getByTestId('placement').waitFor()
    expect(await canvases(phone)).toBe(1)
    await phone.getByTestId('place-random').click()
    await phone.getByTestId('place-confirm').click()
    const saved = async () => (await value(running, 'saves:list', {})).saves
    await expect.poll(saved).toMatchObject([{ id, moves: 2 }])
    await phone.locator('.table[data-hidden=false]').waitFor()
    await phone.getByTestId('table-note').waitFor({ state: 'detached' })
    await phone.screenshot({ path: `${PICTURES}/seat-3d.png` })
    await phone.evaluate(() => window.dispatchEvent(new Event('blur')))
    await phone.getByTestId('away').waitFor()
    expect(await phone.getByTestId('btn-menu').count()).toBe(0)
    await phone.getByTestId('away-back').click()
    await phone.getByTestId('btn-menu').click()
    await phone.getByTestId('seat-flat').click()
    await phone.getByTestId('flat-table').waitFor()
    expect(await canvases(phone)).toBe(0)
    await phone.getByRole('gridcell', { name: /^E4\./ }).click()
    await phone.getByRole('button', { name: 'Fire at E4' }).click()
    await expect.poll(saved).toMatchObject([{ id, moves: 3 }])
  })
})
