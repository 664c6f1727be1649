import { afterAll, describe, expect, it } from 'vitest'
import { BRISK, startApp } from './driver/app.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: BRISK })
afterAll(() => app.discard())

describe('the licences', () => {
  it('are reached from the menu by the keyboard', async () => {
    const { page } = app
    await page.getByTestId('menu-licences').focus()
    await page.keyboard.press('Enter')
    await page.getByTestId('screen-licences').waitFor()
  })

  it('name what the program is made of', async () => {
    for (const part of ['electron', 'Chromium', 'react', 'three', 'zod', '@fontsource/alegreya']) {
      await app.page.getByTestId(`licence-${part}`).waitFor()
    }
  })

  it('show their text when they are opened', async () => {
    const three = app.page.getByTestId('licence-three')
    await three.focus()
    await app.page.keyboard.press('Enter')
    const text = app.page.locator('details[open] pre')
    await text.waitFor()
    expect(await text.innerText()).toMatch(/three\.js authors[\s\S]*Permission is hereby granted/)
    await app.screenshot('licences')
  })

  it('speak the language of the game around them, and are left by Esc', async () => {
    const { page } = app
    await page.keyboard.press('Escape')
    await page.getByTestId('lang-toggle').click()
    await page.getByTestId('menu-licences').click()
    await page.getByRole('heading', { level: 1, name: 'Лицензии' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByTestId('screen-menu').waitFor()
    expect(app.complaints).toEqual([])
  })
})
