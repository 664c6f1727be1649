import { afterAll, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const focused = () => app.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid ?? null)

/** Presses keys, each several times in turn, until a control has the focus. */
async function go(to: string, ...keys: readonly string[]): Promise<void> {
  const seen: unknown[] = []
  for (const key of keys.flatMap((one) => Array<string>(8).fill(one))) {
    await app.page.keyboard.press(key)
    seen.push(await focused())
    if (seen.at(-1) === to) return
    await app.page.waitForTimeout(50)
  }
  throw new Error(`${to} is not reached: ${seen.join(' ')}`)
}

it('arrows, Enter and Esc lead through the menu, the form and the settings, and back to where the focus was', async () => {
  const { page } = app
  await page.getByTestId('screen-menu').waitFor()
  await go('menu-new', 'ArrowDown', 'ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByTestId('screen-new').waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.closest('[data-testid="screen-new"]') !== null)).toBe(true)
  await app.screenshot('focus-new')
  await page.keyboard.press('Escape')
  await page.getByTestId('screen-menu').waitFor()
  expect(await focused()).toBe('menu-new')
  await go('menu-rules', 'ArrowDown')
  await go('menu-settings', 'ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByTestId('screen-settings').waitFor()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowDown')
  await app.screenshot('focus-settings')
  await page.keyboard.press('Escape')
  await page.getByTestId('screen-menu').waitFor()
  expect(await focused()).toBe('menu-settings')
  expect(app.consoleErrors).toEqual([])
})

it('the focus stays in a dialog, and returns to the button that opened it', async () => {
  const { page } = app
  for (const id of ['menu-more', 'menu-people', 'person-add']) await page.getByTestId(id).click()
  await page.locator('dialog[open]').waitFor()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'Tab'])
    await page.keyboard.press(key)
  expect(await page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe('person-add')
  expect(app.consoleErrors).toEqual([])
})
