import { afterAll, describe, expect, it } from 'vitest'
import type { HostApi } from '../contract/ipc.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Commodore } from './driver/commodore.ts'

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

describe('the lessons', () => {
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
