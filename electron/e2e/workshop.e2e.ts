import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app
const faults = page.getByTestId('workshop-faults')

describe('the island workshop', () => {
  it('draws an island by mouse and says what is wrong where', { timeout: 120_000 }, async () => {
    await page.getByTestId('menu-workshop').click()
    await faults.getByText('Nothing is wrong').waitFor()
    await page.getByText('The table is being set').waitFor({ state: 'detached' })
    await app.clickCell('a6')
    await faults.getByText('Land at the edge: a6').waitFor()
    await app.screenshot('workshop-fault')
    await page.getByTestId('brush-sea').check()
    await app.clickCell('a6')
    await faults.getByText('Nothing is wrong').waitFor()
    expect(app.consoleErrors).toEqual([])
  })
})
