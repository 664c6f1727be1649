import { afterAll, expect, it } from 'vitest'
import type { GameId } from '../contract/ipc.ts'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'

const app = await startApp({ size: { width: 960, height: 600 }, settings: FLAT_SETTINGS })
afterAll(() => app.discard())

const { page } = app

/** Opens a match of a person against an easy bot, and its menu. */
async function openMenu(game: GameId, person: string, bot: string): Promise<void> {
  const seats = {
    [person]: { name: 'Anne', player: { kind: 'human' } },
    [bot]: { name: 'Edward', player: { kind: 'bot', level: 'easy' } },
  } as const
  const options = game === 'jackal' ? { players: 2 } : {}
  await value(app, 'match:create', { game, options, seats, seed: 7 })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByTestId('menu-continue').click()
  await page.getByTestId('btn-menu').click()
  await page.getByTestId('pause').waitFor()
}

/** Presses a button, reads its question, and presses it again. */
async function pressTwice(button: string): Promise<void> {
  await page.getByTestId(button).click()
  await page.waitForTimeout(700) // the second press of a double click is ignored
  await page.getByTestId(button).click()
}

it('a person who gives up against a bot sees the result', async () => {
  await openMenu('jackal', 'white', 'red')
  await pressTwice('pause-give-up')
  await page.getByTestId('result-screen').waitFor()
  expect(await page.getByTestId('result-winner').allTextContents()).toEqual(['Edward wins'])
})

it('bots play a match to its end for a person, and the result shows where everyone went', async () => {
  await openMenu('sea-battle', 'north', 'south')
  await pressTwice('pause-play-out')
  await page.getByTestId('result-screen').waitFor()
  await page.getByTestId('ways-open').click()
  await page.getByTestId('ways-side-1').getByText('Shots:').waitFor()
  const colours = await page.locator('.ways-picture').evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement // what the class names
    const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data
    return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size
  })
  expect(colours).toBeGreaterThan(10)
  expect(app.consoleErrors).toEqual([])
})
