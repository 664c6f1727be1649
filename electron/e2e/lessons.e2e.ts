import { afterAll, describe, expect, it } from 'vitest'
import { parseCell } from '../../engine/sea-battle/cells.ts'
import { WAYS, type WayMove } from '../../renderer/jackal/lessons/ways.ts'
import { WAY_OF_SHOTS } from '../../renderer/sea-battle/lessons/ways.ts'
import type { HostApi } from '../contract/ipc.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Captain } from './driver/captain.ts'
import { Commodore } from './driver/commodore.ts'
import { Sailor } from './driver/sailor.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app
const guide = page.getByTestId('lesson-guide')
const stepsDone = async () => Number(await guide.getAttribute('data-done'))

/** The titles of saved lessons. */
async function savedLessons(): Promise<readonly string[]> {
  const answer = await page.evaluate(() => (window as PageWindow).host?.call('saves:list', {}) ?? null)
  return answer?.ok ? answer.value.saves.flatMap(({ lesson }) => lesson ?? []) : []
}

interface PageWindow extends Window {
  readonly host?: HostApi
}

describe('the lessons of Admiral', () => {
  it('start from the menu', async () => {
    await page.getByTestId('menu-lessons').click()
    await page.getByTestId('lesson-sailing').click()
    await guide.getByText('Set sail').waitFor()
    await expect.poll(savedLessons).toEqual(['sailing'])
  })

  it('can be played by mouse, step by step', async () => {
    const pupil = new Commodore(app, 'l8')
    const counts = new Set<number>()
    await pupil.play(async () => {
      counts.add(await stepsDone())
      return counts.has(4)
    })
    await app.screenshot('lesson-passed')
    expect(Math.max(...counts)).toBe(4)
    expect(pupil.moveCounts.sail).toBeGreaterThan(2)
  })

  it('continue with the next one and leave no save behind', async () => {
    await page.getByTestId('lesson-next').click()
    await guide.getByText('Turn your side to her').waitFor()
    await expect.poll(savedLessons).toEqual(['gunnery'])
  })

  it('say what to do next as soon as the guns bear', async () => {
    // two cells ahead, from where the broadside bears before the other side has moved
    const gunner = new Commodore(app, 'c5')
    await gunner.play(async () => (await stepsDone()) > 0)
    await app.screenshot('lesson-gunnery')
    expect(await guide.getByRole('heading').textContent()).not.toBe('Turn your side to her')
    expect(app.consoleErrors).toEqual([])
  })
})

async function take(way: readonly WayMove[], hands: 'mouse' | 'keys' = 'mouse'): Promise<void> {
  const pupil = new Sailor(app, hands)
  for (const { to, done, ...wish } of way) {
    await pupil.makeTo(to, wish)
    await page.locator(`[data-testid=lesson-guide][data-done="${done}"]`).waitFor()
  }
}

describe('the lessons of Jackal, by mouse', () => {
  it('point out where the next thing to do is', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByTestId('menu-lessons').click()
    await page.getByTestId('lesson-ashore').click()
    await guide.getByText('Step ashore').waitFor()
    const [cell, next] = [await app.cellToScreen('d2'), await app.cellToScreen('d3')]
    const finger = await page.getByTestId('pointed-out').boundingBox()
    const away = Math.hypot((finger?.x ?? 0) - cell.x, (finger?.y ?? 0) - cell.y)
    expect(away / Math.hypot(next.x - cell.x, next.y - cell.y)).toBeLessThan(0.5)
    await app.screenshot('lesson-finger')
  })

  it('go back a step, whatever was turned over', async () => {
    await take(WAYS.ashore?.slice(0, 3) ?? [])
    await page.getByTestId('lesson-back').click()
    await page.locator('[data-testid=lesson-guide][data-done="2"]').waitFor()
    await guide.getByText('Take a coin').waitFor()
  })

  it.each(Object.entries(WAYS))('can be passed: %s', async (id, way) => {
    await take(id === 'ashore' ? way.slice(2) : way)
    await guide.getByText('Well done!').waitFor()
    await app.screenshot(`lesson-${id}-passed`)
    if (id !== 'waters') await page.getByTestId('lesson-next').click()
    expect(app.consoleErrors).toEqual([])
  })
})

describe('the lessons of Jackal, by keys alone', () => {
  it('begin from the menu', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByTestId('menu-lessons').focus()
    await page.keyboard.press('Enter')
    await page.getByTestId('lesson-ashore').focus()
    await page.keyboard.press('Enter')
    await guide.getByText('Step ashore').waitFor()
  })

  it.each(Object.entries(WAYS))('can be passed: %s', async (id, way) => {
    await take(way, 'keys')
    await guide.getByText('Well done!').waitFor()
    if (id !== 'waters') {
      await page.getByTestId('lesson-next').focus()
      await page.keyboard.press('Enter')
    }
    expect(app.consoleErrors).toEqual([])
  })
})

/** Waits until so many steps of the lesson are done. */
const untilDone = (done: number) => page.locator(`[data-testid=lesson-guide][data-done="${done}"]`).waitFor()

describe('the lessons of Sea Battle', () => {
  const captain = new Captain(app)

  it('lay out a fleet, by keys, mouse and chance', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByTestId('menu-lessons').click()
    await page.getByTestId('lesson-fleet').click()
    await guide.getByText('The longest first').waitFor()
    await app.boardAtRest('harbour/0')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await untilDone(1)
    await page.getByTestId('lesson-back').click()
    await untilDone(0)
    const [from, to] = [await app.cellToScreen('harbour/0'), await app.cellToScreen('near/d2')]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
    await untilDone(1)
    await app.screenshot('lesson-fleet-laid')
    for (const key of ['Tab', 'r', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await untilDone(2)
    await captain.layFleet()
    await untilDone(4)
    await page.getByTestId('place-confirm').click()
    await untilDone(5)
    await captain.fire(44)
    await guide.getByText('Well done!').waitFor()
    await app.screenshot('lesson-fleet-passed')
    await page.getByTestId('lesson-next').click()
  })

  it('read shots', async () => {
    await guide.getByText('Beside a hit').waitFor()
    for (const { at, done } of WAY_OF_SHOTS) {
      await captain.fire(parseCell(at) ?? 0)
      await untilDone(done)
      if (at === 'd3') await app.screenshot('lesson-shots-line')
    }
    await guide.getByText('Well done!').waitFor()
    expect(app.consoleErrors).toEqual([])
  })
})

describe('Admiral’s lesson of boarding', () => {
  it('is taken by keys, from coming alongside to sailing the prize', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByTestId('menu-lessons').click()
    await page.getByTestId('lesson-boarding').click()
    await guide.getByText('Come alongside').waitFor()
    await app.boardAtRest('b6')
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key)
    await untilDone(1)
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await untilDone(2)
    await app.screenshot('lesson-boarding-prize')
    expect(app.consoleErrors).toEqual([])
  })
})
