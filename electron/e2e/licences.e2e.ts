import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

describe('the licences', () => {
  it('open from the menu by keyboard', async () => {
    const { page } = app
    await page.getByTestId('menu-more').click()
    await page.getByTestId('menu-licences').focus()
    await page.keyboard.press('Enter')
    await page.getByTestId('screen-licences').waitFor()
  })

  it('list the program’s components', async () => {
    for (const part of ['electron', 'Chromium', 'react', 'three', 'zod', '@fontsource/alegreya']) {
      await app.page.getByTestId(`licence-${part}`).waitFor()
    }
  })

  it('show a licence’s text on request', async () => {
    const three = app.page.getByTestId('licence-three')
    await three.focus()
    await app.page.keyboard.press('Enter')
    const text = app.page.locator('details[open] pre')
    await text.waitFor()
    expect(await text.textContent()).toMatch(/three\.js authors[\s\S]*Permission is hereby granted/)
    await app.screenshot('licences')
  })

  it('use the game’s language around the texts and close with Esc', async () => {
    const { page } = app
    await page.keyboard.press('Escape')
    await page.getByTestId('lang-toggle').click()
    await page.getByTestId('menu-licences').click()
    await page.getByRole('heading', { level: 1, name: 'Лицензии' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByTestId('screen-menu').waitFor()
    expect(app.consoleErrors).toEqual([])
  })
})
