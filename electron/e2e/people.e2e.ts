import { afterAll, expect, it } from 'vitest'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { unfold } from './driver/newMatch.ts'
import { replacePads, TestPad } from './driver/pad.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FLAT_SETTINGS, prepare: replacePads })
afterAll(() => app.discard())

const { page } = app

/** Opens the family record from the menu. */
async function openRecord(): Promise<void> {
  await page.getByTestId('menu-more').click()
  await page.getByTestId('menu-people').click()
  await page.getByTestId('screen-people').waitFor()
}

it('a person who is chosen at a seat finds the match in their record', async () => {
  await openRecord()
  await page.getByTestId('person-add').click()
  await page.getByTestId('person-name').fill('Ann')
  await page.getByTestId('person-done').click()
  await page.getByTestId('person-page').waitFor()
  await page.getByTestId('back').click()

  await page.getByTestId('menu-new').click()
  await page.getByTestId('game-sea-battle').click()
  await unfold(page)
  await page.getByTestId('seat-north-person-Ann').click()
  expect(await page.getByTestId('seat-north-name').inputValue()).toBe('Ann')
  await page.getByTestId('start-match').click()
  await page.getByTestId('btn-menu').click()
  await page.getByTestId('pause-give-up').click()
  await page.waitForTimeout(700) // the second press of a double click is ignored
  await page.getByTestId('pause-give-up').click()

  const news = page.getByTestId('record-news')
  await news.waitFor()
  expect(await news.textContent()).toContain('Ann: the first match of this kind')
  await page.getByTestId('result-menu').click()
  await openRecord()
  expect(await page.getByTestId('person-matches').textContent()).toBe('1 match')
  expect(await page.getByTestId('person-lost').textContent()).toBe('1 lost')
  expect(await page.getByTestId('person-way').textContent()).toContain('Sea Battle · Straight ships')
  expect(app.consoleErrors).toEqual([])
})

it('a gamepad alone adds a person, lets them play and removes them', async () => {
  await page.getByTestId('back').click()
  const pad = new TestPad(page)
  await pad.plug()
  await pad.press('up') // it counts from its first press on
  await pad.choose('menu-playing')
  await page.getByText('Playing now: Guest').waitFor()
  await pad.choose('menu-people')
  await pad.choose('person-add')
  await pad.choose('person-name')
  await page.getByTestId('screen-keyboard').waitFor()
  await pad.press('south')
  await pad.choose('screen-keyboard-done')
  await pad.choose('person-done')
  await page.getByTestId('person-dialog').waitFor({ state: 'detached' })
  await pad.choose('person-play')
  await page.getByTestId('person-play').getByText('Plays now').waitFor()
  await pad.choose('person-remove')
  await page.getByTestId('person-removal').waitFor()
  await pad.press('right')
  await pad.hold('south', 900) // what cannot be undone is held
  await page.getByTestId('person-removal').waitFor({ state: 'detached' })
  expect(await page.locator('.people-entry').allTextContents()).toEqual(['Ann'])
  await pad.press('east')
  await page.getByText('Playing now: Guest').waitFor()
  expect(app.consoleErrors).toEqual([])
})
