import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Captain } from './driver/captain.ts'
import { Flagship } from './driver/flagship.ts'
import { Sailor } from './driver/sailor.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app
const guide = page.getByTestId('puzzle-guide')

async function begin(puzzle: string): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByTestId('menu-lessons').click()
  await page.getByTestId(`puzzle-${puzzle}`).click()
  await guide.waitFor()
}

describe('a puzzle', () => {
  it('of Jackal can be solved by mouse, with its hint, and leads to the next', async () => {
    await begin('carry')
    await guide.getByText('3 moves left').waitFor()
    await page.getByTestId('puzzle-hint').click()
    const pupil = new Sailor(app, 'mouse')
    await pupil.makeTo('e3', { carry: 'coin' })
    await guide.getByText('2 moves left').waitFor()
    await pupil.makeTo('d2', { carry: 'coin' })
    await guide.getByText('1 move left').waitFor()
    await pupil.makeTo('d1', { carry: 'coin' })
    await guide.getByText('Solved!').waitFor()
    await app.screenshot('puzzle-solved')
    await page.getByTestId('puzzle-next').click()
    await guide.getByText('Up and away').waitFor()
    expect(app.consoleErrors).toEqual([])
  })

  it('of Admiral can be solved by keys', async () => {
    await begin('salvo')
    const flagship = new Flagship(app, 'keys')
    await flagship.order({ ship: 'red-line', fire: 'blue-galleon', shots: 1 })
    await page.getByRole('img', { name: 'The next dice: 3, 4, 2' }).waitFor()
    await flagship.order({ ship: 'red-line', fire: 'blue-galleon', shots: 2 })
    await guide.getByText('Solved!').waitFor()
    await app.screenshot('puzzle-salvo')
    expect(app.consoleErrors).toEqual([])
  })

  it('of Sea Battle can be solved by mouse', async () => {
    await begin('line')
    const captain = new Captain(app, 'mouse')
    for (const shot of [43, 63, 73]) await captain.fire(shot)
    await guide.getByText('Solved!').waitFor()
    await app.screenshot('puzzle-line')
    expect(app.consoleErrors).toEqual([])
  })
})
