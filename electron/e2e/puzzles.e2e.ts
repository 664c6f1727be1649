import { afterAll, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Sailor } from './driver/sailor.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app
const guide = page.getByTestId('puzzle-guide')

it.each(['mouse', 'keys'] as const)('a puzzle of Jackal is opened from the lessons and solved by %s', async (hands) => {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByTestId('menu-lessons').click()
  await page.getByTestId('puzzle-carry').click()
  await guide.getByText('3 moves left').waitFor()
  await page.getByTestId('puzzle-hint').click()
  const pupil = new Sailor(app, hands)
  await pupil.makeTo('e3', { carry: 'coin' })
  await guide.getByText('2 moves left').waitFor()
  await pupil.makeTo('d2', { carry: 'coin' })
  await guide.getByText('1 move left').waitFor()
  await pupil.makeTo('d1', { carry: 'coin' })
  await guide.getByText('Solved!').waitFor()
  await app.screenshot(`puzzle-solved-by-${hands}`)
  await page.getByTestId('puzzle-next').click()
  await guide.getByText('Up and away').waitFor()
  expect(app.consoleErrors).toEqual([])
})
