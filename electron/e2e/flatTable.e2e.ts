import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { unfold } from './driver/newMatch.ts'
import { withoutGraphics } from './driver/noGraphics.ts'

interface ProbedChoice {
  readonly seat: string | null
  readonly offer: string | null
  readonly assigning: boolean
  readonly able: readonly { readonly unit: string }[]
  readonly selected: string | null
  readonly course: object | null
}

interface PageWindow extends Window {
  readonly admiralProbe?: () => ProbedChoice
}

const SIZE = { width: 1280, height: 800 } as const

/** Deals a match against a bot from the menu, up to the placing of the fleet. */
async function dealSeaBattle({ page }: Awaited<ReturnType<typeof startApp>>): Promise<void> {
  await page.getByTestId('menu-new').click()
  await page.getByTestId('game-sea-battle').click()
  await unfold(page)
  await page.getByTestId('seat-south-medium').check()
  await page.getByTestId('first-north').check()
  await page.getByTestId('new-seed').fill('7')
  await page.getByTestId('start-match').click()
}

describe('the flat table', async () => {
  const app = await startApp({ size: SIZE, settings: FAST_SETTINGS })
  afterAll(() => app.discard())
  const { page } = app

  it('replaces the 3D table and gives way to it again in the middle of a match', async () => {
    await dealSeaBattle(app)
    await page.getByTestId('placement').waitFor()
    await page.getByTestId('place-random').click()
    await page.keyboard.press('F4')
    await page.getByTestId('flat-table').waitFor()
    await app.screenshot('flat-placing')
    await page.getByTestId('place-confirm').click()
    await page.getByRole('gridcell', { name: /^E4\./ }).click()
    await app.screenshot('flat-firing')
    await page.getByRole('button', { name: 'Fire at E4' }).click()
    await page.getByText(/: E4/).first().waitFor()
    await page.keyboard.press('F4')
    await page.getByTestId('hud-scores').waitFor()
    await page.locator('.table canvas').waitFor()
    expect(await page.getByTestId('flat-table').count()).toBe(0)
  })
})

describe('the flat table of Admiral', async () => {
  const app = await startApp({ size: SIZE, settings: FAST_SETTINGS })
  afterAll(() => app.discard())
  const { page } = app
  const choice = () => page.evaluate(() => (window as PageWindow).admiralProbe?.() ?? null)

  it('does the same in the middle of a turn with the ship and its course still chosen', async () => {
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-admiral').click()
    await unfold(page)
    await page.getByTestId('seat-blue-medium').check()
    await page.getByTestId('sea-wide').check()
    await page.getByTestId('new-seed').fill('4')
    await page.getByTestId('start-match').click()
    await page.getByTestId('assign-random').click()
    await page.getByTestId('assign-confirm').click()
    await page.waitForFunction(() => {
      const now = (window as PageWindow).admiralProbe?.()
      return now?.seat === 'red' && now.offer === null && !now.assigning && now.able.length > 1
    })
    const ship = (await choice())?.able[1]?.unit ?? ''
    await page.getByTestId(`unit-${ship}`).click()
    await page.keyboard.press('F4')
    await page.getByTestId('flat-table').waitFor()
    expect(await page.getByTestId(`unit-${ship}`).getAttribute('aria-pressed')).toBe('true')
    await page.getByTestId('flat-main').click()
    await page.getByTestId('btn-sail').waitFor()
    await app.screenshot('flat-admiral')
    const planned = await choice()
    expect(planned?.course).not.toBeNull()
    await page.keyboard.press('F4')
    await page.getByTestId('hud-turn').waitFor()
    expect(await page.getByTestId('flat-table').count()).toBe(0)
    expect(await choice()).toMatchObject({ selected: ship, course: planned?.course })
    const moves = async () => (await value(app, 'saves:list', {})).saves[0]?.moves ?? 0
    const before = await moves()
    await page.getByTestId('btn-sail').click()
    await expect.poll(moves).toBeGreaterThan(before)
  })
})

describe('a computer without 3D graphics', async () => {
  const app = await startApp({ size: SIZE, settings: FAST_SETTINGS })
  afterAll(() => app.discard())
  const { page } = app
  await withoutGraphics(page)
  await page.reload()

  it('plays on the flat table at once', async () => {
    await dealSeaBattle(app)
    await page.getByTestId('place-random').click()
    await page.getByTestId('place-confirm').click()
    await page.getByRole('gridcell', { name: /^E4\./ }).click()
    await page.getByRole('button', { name: 'Fire at E4' }).click()
    await page.getByText(/: E4/).first().waitFor()
    await page.getByTestId('btn-menu').click()
    expect(await page.getByTestId('pause-flat').count()).toBe(0)
    expect(await page.locator('canvas').count()).toBe(0)
  })

  it('teaches there: the text of a lesson fits in the smallest window, and a finger works on the board', async () => {
    for (const id of ['pause-menu', 'menu-lessons', 'lesson-waters']) await page.getByTestId(id).click()
    await app.resize({ width: 960, height: 600 })
    const words = page.getByTestId('lesson-guide').locator('p')
    await words.waitFor()
    const bottomOf = async (place: typeof words) => {
      const box = await place.boundingBox()
      return box ? box.y + box.height : Number.NaN
    }
    const side = page.locator('.flat-side')
    await expect.poll(async () => (await bottomOf(words)) <= (await bottomOf(side))).toBe(true)
    expect(await page.getByTestId('flat-pointed-out').count()).toBe(1)
    await app.screenshot('flat-lesson')
  })
})
