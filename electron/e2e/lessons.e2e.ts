import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { WAYS } from '../../renderer/testkit/ways/jackal.ts'
import type { HostApi } from '../contract/ipc.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { type Hands, Pupil } from './lessons/pupil.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())
afterEach(() => expect(app.consoleErrors).toEqual([]))

const { page } = app
const guide = page.getByTestId('lesson-guide')

/** The lessons of each game, in their order. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  jackal: ['ashore', 'tiles', 'crews', 'residents', 'waters'],
  admiral: ['sailing', 'gunnery', 'boarding', 'fort', 'captains', 'weather', 'skirmish'],
  'sea-battle': ['fleet', 'shots'],
}

/** The lessons that are taken in the window by default; `npm run lessons` takes them all. */
const TAKEN: Readonly<Record<Hands, readonly string[]>> = {
  mouse: ['boarding', 'fleet'],
  keys: ['tiles', 'weather', 'shots'],
}

const isTaken = (lesson: string, hands: Hands) => process.env.LESSONS === 'all' || TAKEN[hands].includes(lesson)

/** Returns the titles of saved lessons. */
async function savedLessons(): Promise<readonly string[]> {
  const answer = await page.evaluate(() => (window as PageWindow).host?.call('saves:list', {}) ?? null)
  return answer?.ok ? answer.value.saves.flatMap(({ lesson }) => lesson ?? []) : []
}

interface PageWindow extends Window {
  readonly host?: HostApi
}

describe('a lesson', () => {
  const pupil = new Pupil(app, 'mouse')

  it('points out the next step', async () => {
    await pupil.begin('ashore')
    await expect.poll(savedLessons).toEqual(['ashore'])
    await page.locator('.table[data-hidden="false"]').waitFor() // until then the camera moves once more
    const [cell, next] = [await app.cellToScreen('d2'), await app.cellToScreen('d3')]
    const finger = await page.getByTestId('pointed-out').boundingBox()
    const away = Math.hypot((finger?.x ?? 0) - cell.x, (finger?.y ?? 0) - cell.y)
    expect(away / Math.hypot(next.x - cell.x, next.y - cell.y)).toBeLessThan(0.5)
    await app.screenshot('lesson-finger')
  })

  it('goes back a step, even over revealed tiles', async () => {
    await pupil.makeMoves(WAYS.ashore?.slice(0, 3) ?? [])
    await page.getByTestId('lesson-back').click()
    await pupil.untilDone(2)
  })

  it('continues with the next one once it is passed, and leaves no save behind', async () => {
    await pupil.makeMoves(WAYS.ashore?.slice(2) ?? [])
    await guide.getByText('Well done!').waitFor()
    await pupil.goOn()
    await expect.poll(savedLessons).toEqual(['tiles'])
  })
})

describe.each(Object.entries(GAMES))('the lessons of %s', (_game, lessons) => {
  const ways = (['mouse', 'keys'] as const).filter((one) => lessons.some((lesson) => isTaken(lesson, one)))
  describe.each(ways)('by %s', (hands) => {
    const pupil = new Pupil(app, hands)
    let before: string | null = null

    it.each(lessons.filter((lesson) => isTaken(lesson, hands)))('can be passed: %s', async (lesson) => {
      const isNext = before !== null && lessons.indexOf(lesson) === lessons.indexOf(before) + 1
      await (isNext ? pupil.goOn() : pupil.begin(lesson))
      await pupil.take(lesson)
      await guide.getByText('Well done!').waitFor()
      await app.screenshot(`lesson-${lesson}-passed-by-${hands}`)
      before = lesson
    })
  })
})
