import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import type { Settings } from '../contract/ipc.ts'
import { startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { type PadButton, replacePads, TestPad } from './driver/pad.ts'
import { addressOf, joinAs, openScreen, PHONE } from './driver/phone.ts'

/** Cheap drawing; everything else as at a first start. */
const FIRST_START: Partial<Settings> = { language: 'en', quality: 'low', speed: 0, muted: true, reducedMotion: 'on' }

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FIRST_START, prepare: replacePads })
afterAll(() => app.discard())

const { page } = app
const pad = new TestPad(page)
const HOLD = 900

const lesson = (done: number) => page.locator(`[data-testid=lesson-guide][data-done="${done}"]`).waitFor()
const drawn = () => page.locator('.table[data-hidden="false"]').waitFor()
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null)
const saves = async () => (await value(app, 'saves:list', {})).saves
const moves = async () => (await saves())[0]?.moves ?? 0

/** Presses buttons, and waits until the match has more moves. */
async function move(...buttons: readonly PadButton[]): Promise<void> {
  const before = await moves()
  await pad.press(...buttons)
  await expect.poll(moves).toBeGreaterThan(before)
}

/** Aims at a cell of the rival's sea. */
async function aim(cell: string): Promise<void> {
  const [column, row] = [cell.charCodeAt(0), Number(cell.slice(1))]
  for (let presses = 0; presses < 20; presses++) {
    const [, letter = '', number = ''] =
      /^([A-J])(\d+)/.exec((await page.getByTestId('spoken-cell').textContent()) ?? '') ?? []
    if (`${letter}${number}` === cell) return
    const isLow = Number(number) < row
    if (letter !== '' && letter.charCodeAt(0) !== column)
      await pad.press(letter.charCodeAt(0) < column ? 'right' : 'left')
    else await pad.press(isLow ? 'down' : 'up')
  }
  throw new Error(`${cell} is out of reach`)
}

describe('with a gamepad alone, from the first start', () => {
  it('the offered lesson is taken', async () => {
    await page.getByTestId('menu-learn').waitFor()
    await pad.plug()
    await pad.choose('menu-learn')
    await lesson(0)
    await drawn()
    await pad.press('up', 'south')
    await lesson(1)
    await pad.press('up', 'south')
    await lesson(2)
    await pad.press('down', 'west', 'south')
    await lesson(3)
    await pad.press('down', 'south')
    await lesson(4)
    await move('up', 'south')
    await move('up', 'south')
    await move('down', 'west', 'south')
    await pad.press('down', 'south')
    await lesson(5)
    await expect.poll(focused).toBe('lesson-first-match')
  })

  it('the first match is begun, left for the settings, and given up', async () => {
    await pad.press('south')
    await page.getByTestId('score-black').waitFor()
    await drawn()
    await move('up', 'south')
    await pad.press('menu')
    await pad.choose('pause-settings')
    await pad.choose('palette-contrast')
    await pad.press('east')
    await expect.poll(focused).toBe('pause-settings')
    expect((await value(app, 'settings:get', {})).palette).toBe('contrast')
    await pad.choose('pause-give-up')
    await page.waitForTimeout(HOLD) // the second press of a double press is ignored
    await pad.press('south')
    await page.getByText('until the ring closes').waitFor()
    await pad.hold('south', HOLD)
    await expect.poll(focused).toBe('analysis-start')
    await pad.choose('result-menu')
  })

  it('its save gets another name', async () => {
    await pad.choose('menu-saves')
    await pad.choose('save-rename')
    await pad.press('south')
    await page.getByTestId('screen-keyboard').waitFor()
    await pad.press('west', 'south', 'north', 'right-bumper', 'left-trigger', 'down', 'south')
    await pad.choose('screen-keyboard-done')
    await pad.choose('title-done')
    await expect.poll(async () => (await saves())[0]?.title).toMatch(/g И$/)
    await pad.press('east')
  })

  it('a puzzle is solved', async () => {
    await pad.choose('menu-lessons')
    await pad.choose('puzzle-boat')
    await page.getByTestId('puzzle-guide').waitFor()
    await drawn()
    await aim('D7')
    await pad.press('south')
    await page.getByText('Solved!').waitFor()
    await expect.poll(focused).toBe('puzzle-next')
    await pad.press('menu')
    await pad.choose('pause-menu')
  })

  it('a phone is admitted and plays beside the gamepad', async () => {
    await pad.choose('menu-new')
    await pad.choose('game-jackal')
    await pad.choose('phones-open')
    const phone = await openScreen(app, await addressOf(app, 'room'), PHONE)
    await joinAs(phone, 'Kate')
    await page.getByTestId('lobby-seat-red').getByText('Kate').waitFor()
    await page.bringToFront()
    await pad.choose('start-match')
    await phone.getByTestId('flat-table').waitFor()
    await page.bringToFront()
    await drawn()
    await move('up', 'south')
  })

  it('the program is left', async () => {
    await pad.press('menu')
    await pad.choose('pause-menu')
    await pad.choose('menu-quit')
    expect(app.consoleErrors).toEqual([])
    const ended = once(app.program.process(), 'exit')
    await pad.choose('quit-confirm').catch(() => undefined) // the program ends before it can answer
    expect((await ended)[0]).toBe(0)
  })
})
