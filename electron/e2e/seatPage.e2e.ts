import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { openPhone } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'

const HERE = { name: 'Anne', player: { kind: 'human', alone: true } } as const
const AWAY = { name: 'Black', player: { kind: 'human', elsewhere: true } } as const
const SETUP = { game: 'sea-battle', options: { first: 'south' }, seats: { north: HERE, south: AWAY }, seed: 4 } as const

let app: RunningApp | null = null
afterEach(async () => {
  await app?.discard()
  app = null
})

/** The program with a match on the table, and a phone that has opened the address of its room. */
async function withPhone(): Promise<{ readonly running: RunningApp; readonly id: string; readonly phone: Page }> {
  const running = await startApp({ settings: FAST_SETTINGS })
  app = running
  const { id } = await value(running, 'match:create', SETUP)
  await value(running, 'match:open', { id })
  const phone = await openPhone(running)
  return { running, id, phone }
}

describe('a phone', () => {
  it('takes a seat, lays its fleet and fires by touch, and is back by itself after a reload', async () => {
    const { running, id, phone } = await withPhone()
    await phone.getByTestId('lobby-name').fill('Masha')
    await phone.screenshot({ path: `${PICTURES}/seat-lobby.png` })
    await phone.getByTestId('lobby-sit').click()
    await value(running, 'match:play', { id, seat: 'north', move: { kind: 'placeRandom', flag: 'pirates' } })
    await phone.getByTestId('place-random').click()
    await phone.screenshot({ path: `${PICTURES}/seat-placing.png` })
    await phone.getByTestId('flat-main').click()
    await phone.getByRole('gridcell', { name: /^E4\./ }).click()
    await phone.screenshot({ path: `${PICTURES}/seat-firing.png` })
    await phone.getByRole('button', { name: 'Fire at E4' }).click()
    await expect.poll(async () => (await value(running, 'saves:list', {})).saves).toMatchObject([{ id, moves: 3 }])
    expect(new URL(phone.url()).hash).toBe('')
    await phone.reload()
    await phone.getByRole('gridcell', { name: /^E4\. (Water|A hit|Sunk)/ }).waitFor()
    expect(await phone.evaluate(() => document.querySelectorAll('canvas').length)).toBe(0)
  })
})
