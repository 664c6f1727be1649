import { afterAll, expect, it } from 'vitest'
import { TEXT_SCALES } from '../contract/ipc.ts'
import { contrastFaults } from './access/contrast.ts'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { UNFINISHED } from './driver/newMatch.ts'
import { handheldFaults } from './television/measures.ts'
import { openScreen, SCREENS } from './television/screens.ts'

const app = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => app.discard())

const { page } = app

/** A match to continue, whose name is in the golden entry. */
await value(app, 'match:create', UNFINISHED)

/** The person who plays now, whose name stands above the entries. */
await value(app, 'people:create', { name: 'Bartholomew Featherston', colour: 'teal', flag: 'cross', glyph: 'gull' })
await page.reload()

/** Returns the hidden part of the menu's board, in CSS pixels. */
const hidden = () =>
  page.evaluate(() => {
    const board = document.querySelector('.menu-board')
    return board ? Math.max(board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth) : null
  })

it.each(['en', 'ru'] as const)('the whole menu is visible at every size of window and text: %s', async (language) => {
  for (const textScale of TEXT_SCALES) {
    await app.change({ language, textScale })
    await page.getByTestId('menu-continue').waitFor()
    await page.getByTestId('menu-playing').waitFor()
    await page.getByText('Electron', { exact: false }).first().waitFor()
    for (const size of [
      { width: 1280, height: 800 },
      { width: 960, height: 600 },
    ]) {
      await app.resize(size)
      expect([textScale, size.width, await hidden()]).toEqual([textScale, size.width, 0])
    }
  }
})

/** The rest: `npm run access:pictures`. */
const MEASURED = SCREENS.filter(({ name }) => ['menu', 'new-admiral', 'settings', 'saves'].includes(name))

it('texts have high contrast if the player wants it, and 12 px on a handheld', async () => {
  await app.change({ language: 'ru', textScale: 1, highContrast: 'on' })
  await app.resize({ width: 1280, height: 800 })
  for (const screen of MEASURED) {
    await openScreen(app, screen)
    expect([screen.name, ...(await contrastFaults(page)), ...(await handheldFaults(page))]).toEqual([screen.name])
  }
})
