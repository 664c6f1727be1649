import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { unfold } from './driver/newMatch.ts'
import { setTextScale } from './layout/textScale.ts'

const app = await startApp({ size: { width: 960, height: 600 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app

/** Returns whether all of an element is visible: in the window, neither covered nor cut. */
const isInSight = (testId: string) =>
  page.getByTestId(testId).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const edges = [
      [x, top + 4],
      [x, bottom - 4],
      [left + 4, y],
      [right - 4, y],
    ] as const // corners are round
    return edges.every(([atX, atY]) => element.contains(document.elementFromPoint(atX, atY)))
  })

/** Returns the next `count` fields from the focused one, in the order of Tab. */
async function fieldsByTab(count: number): Promise<readonly (string | null)[]> {
  const found = [await focused()]
  while (found.length < count) {
    await page.keyboard.press('Tab')
    found.push(await focused())
  }
  return found
}

const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null)

/** Returns the place of a field; a choice has its label's place. */
const placeOf = (field: string) =>
  page.getByTestId(field).evaluate((element) => {
    const { left, top, bottom } = (element.closest('label') ?? element).getBoundingClientRect()
    return { left, top, bottom }
  })

/** Returns fields in reading order: line by line, and each line from the left. */
async function asRead(fields: readonly string[]): Promise<readonly string[]> {
  const places = await Promise.all(fields.map(async (field) => ({ field, ...(await placeOf(field)) })))
  const byLine = places.toSorted((a, b) => (a.top >= b.bottom ? 1 : b.top >= a.bottom ? -1 : a.left - b.left))
  return byLine.map(({ field }) => field)
}

describe('in the smallest window', () => {
  it.each([1, 1.5, 2])('all of the form is visible before it is unfolded at text size %d', async (scale) => {
    await setTextScale(page, scale)
    await page.getByTestId('menu-new').click()
    for (const game of ['jackal', 'admiral', 'sea-battle']) {
      await page.getByTestId(`game-${game}`).click()
      const parts = [`first-match-${game}`, `game-${game}`, 'fold-players', 'fold-rules', 'start-match']
      await page.getByTestId(`first-match-${game}`).waitFor()
      for (const part of parts) expect([scale, game, part, await isInSight(part)]).toEqual([scale, game, part, true])
    }
    await page.getByTestId('back').click()
  })

  it.each(['en', 'ru'] as const)('the form opens with at most 60 words and 9 choices: %s', async (language) => {
    await app.change({ language })
    await setTextScale(page, 1)
    await page.getByTestId('menu-new').click()
    await page.locator('.quick-start button').waitFor()
    const [text = ''] = await page.getByTestId('screen-new').allInnerTexts()
    expect(text.match(/\p{L}{2,}/gu)?.length).toBeLessThanOrEqual(60)
    const choices = page.locator(':is(button, input, summary):visible')
    expect(await choices.count()).toBeLessThanOrEqual(9)
    await page.getByTestId('back').click()
    await app.change({ language: 'en' })
  })

  it('Tab goes through the fields of a player in their visible order', async () => {
    await setTextScale(page, 1)
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-jackal').click()
    await unfold(page)
    await page.getByTestId('seat-red-easy').check()
    await page.getByTestId('seat-red-temper').click()
    const fields = ['temper', 'name', 'easy', 'temper-none'].map((field) => `seat-red-${field}`)
    expect(await fieldsByTab(fields.length)).toEqual(fields)
    expect(await asRead(fields)).toEqual(fields)
    await page.getByTestId('back').click()
  })

  it('the keys of an input method stay in the form, Enter and Esc too', async () => {
    await setTextScale(page, 1)
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-jackal').click()
    await unfold(page)
    const name = page.getByTestId('seat-white-name')
    await name.fill('')
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 })
    for (const [code, windowsVirtualKeyCode] of [
      ['Enter', 13],
      ['Escape', 27],
      ['Enter', 229],
      ['Escape', 229],
    ] as const) {
      const key = { code, key: windowsVirtualKeyCode === 229 ? 'Process' : code, windowsVirtualKeyCode }
      await devTools.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        ...key,
        ...(code === 'Enter' && { text: '\r' }),
      })
      await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    }
    expect(await name.inputValue()).toBe('か')
    await devTools.send('Input.insertText', { text: '花' })
    expect(await name.inputValue()).toBe('花')
    await page.keyboard.press('Escape')
    await page.getByTestId('menu-new').waitFor()
  })

  it('no field moves when errors appear', async () => {
    await setTextScale(page, 1)
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-jackal').click()
    await unfold(page)
    const places = () => Promise.all(['seat-yellow-name', 'new-seed'].map((id) => page.getByTestId(id).boundingBox()))
    const name = page.getByTestId('seat-white-name')
    await name.scrollIntoViewIfNeeded()
    await name.evaluate((field: HTMLInputElement) => field.select())
    const before = await places()
    await page.keyboard.press('Delete')
    await page.getByTestId('new-fault').getByText('White: enter a name').waitFor()
    expect(await places()).toEqual(before)
    await name.fill('Anne Bonny')
  })
})

describe('a match', () => {
  it.each([1, 1.5, 2])('has the buttons of its sheets visible at text size %d; Esc leads back', async (scale) => {
    if (scale === 1) await page.getByTestId('start-match').click()
    await page.getByTestId('btn-menu').waitFor()
    await setTextScale(page, scale)
    await page.getByTestId('btn-menu').click()
    for (const sheet of ['settings', 'rules']) {
      await page.getByTestId(`pause-${sheet}`).click()
      expect(await isInSight(`${sheet}-close`)).toBe(true)
      await page.keyboard.press('Escape')
      await page.getByTestId('pause').waitFor()
    }
    expect(await isInSight('pause-menu')).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  })

  it('never shows the table of another one', async () => {
    await setTextScale(page, 1)
    await page.getByTestId('btn-menu').click()
    await page.getByTestId('pause-menu').click()
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-admiral').click()
    const seen = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const look = () => {
            const canvas = document.querySelector('.table canvas')
            if (document.querySelector('.hud') && canvas) resolve(getComputedStyle(canvas).opacity)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    await page.getByTestId('start-match').click()
    expect(await seen).toBe('0') // Admiral's ships are not ready at once
    await expect.poll(() => page.locator('.table canvas').evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
  })

  it('causes no error', () => {
    expect(app.consoleErrors).toEqual([])
  })
})
