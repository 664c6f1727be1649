import { afterAll, describe, expect, it } from 'vitest'
import { GAME_IDS } from '../contract/ipc.ts'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FLAT_SETTINGS })
afterAll(() => app.discard())

const { page, program } = app

/** Returns the printer's output, as a PDF. */
async function printed(): Promise<string> {
  const pdf = await program.evaluate(async ({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    const bytes = await window?.webContents.printToPDF({ preferCSSPageSize: true, printBackground: true })
    return bytes?.toString('base64') ?? ''
  })
  return Buffer.from(pdf, 'base64').toString('latin1')
}

/** Returns the pages of a PDF, with the size of each in points. */
function sheetsOf(pdf: string): readonly (readonly number[])[] {
  const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? []
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number),
  )
  return pages.map((_, index) => (boxes[index] ?? boxes[0] ?? []).map(Math.round))
}

describe('a game on one page', () => {
  it.each(['en', 'ru'])('is printed on one sheet of A4 for each game (%s)', async (language) => {
    if (language === 'ru') await page.getByTestId('lang-toggle').click()
    await page.getByTestId('menu-rules').click()
    await page.getByTestId('rules-one-page').check({ force: true })
    for (const game of GAME_IDS) {
      await page.getByTestId(`rules-${game}`).check({ force: true })
      await page.locator(`.one-page[data-game="${game}"]`).first().waitFor()
      expect([game, sheetsOf(await printed())]).toEqual([game, [[0, 0, 595, 842]]])
    }
    await page.keyboard.press('Escape')
    await page.getByTestId('screen-menu').waitFor()
    expect(app.consoleErrors).toEqual([])
  })
})
