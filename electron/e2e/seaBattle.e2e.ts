import { afterAll, describe, expect, it } from 'vitest'
import { overBudget } from '../../renderer/table/frameBudget.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Captain, nameOf } from './driver/captain.ts'
import { unfold } from './driver/newMatch.ts'
import { showMove } from './driver/replay.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app
const captain = new Captain(app)
/** Waits until this number of ships is still to be placed. */
const shipsLeft = (n: number) => page.getByTestId('fact-ships-left').getByText(`${n}`, { exact: true }).waitFor()

describe('a match of Sea Battle against a bot', () => {
  it('is set up with its own form', async () => {
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-sea-battle').click()
    await unfold(page)
    await page.getByTestId('seat-south-medium').check()
    await page.getByTestId('first-north').check()
    await page.getByTestId('new-seed').fill('7')
    await page.getByTestId('start-match').click()
    await page.getByTestId('placement').waitFor()
    expect(await page.getByTestId('place-confirm').isDisabled()).toBe(true)
  })

  it('lets ships be dragged from the harbour and rotated with the wheel', async () => {
    await app.boardAtRest('harbour/0')
    const [from, to] = [await app.cellToScreen('harbour/0'), await app.cellToScreen('near/c3')]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.wheel(0, 120)
    await page.mouse.up()
    await shipsLeft(9)
    await app.screenshot('sea-dragged')
    await page.getByTestId('place-clear').click()
    await shipsLeft(10)
  })

  it('lets ships be dragged from the list over cells where they cannot be placed', async () => {
    const ship = await page.getByRole('button', { name: 'Take: boat 1' }).boundingBox()
    const [crossed, to] = [await app.cellToScreen('near/c3'), await app.cellToScreen('near/h8')]
    if (!ship) throw new Error('no list of ships')
    await page.mouse.move(ship.x + ship.width / 2, ship.y + ship.height / 2)
    await page.mouse.down()
    await page.mouse.move(crossed.x, crossed.y, { steps: 8 })
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.mouse.up()
    await shipsLeft(9)
    await page.getByTestId('place-clear').click()
    await shipsLeft(10)
  })

  it('lets ships be dragged by a finger', async () => {
    const [from, to] = [await app.cellToScreen('harbour/9'), await app.cellToScreen('near/h8')]
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', from)
    for (let step = 1; step <= 8; step++) {
      await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 })
    }
    await touch('touchEnd')
    await shipsLeft(9)
    await devtools.detach()
    await page.getByTestId('place-clear').click()
    await shipsLeft(10)
  })

  it('starts with a placed fleet', async () => {
    const fleet = await captain.layFleet()
    expect(fleet.map(({ length }) => length)).toEqual([4, 3, 3, 2, 2, 2, 1, 1, 1, 1])
    await page.getByTestId('flag-royal').check()
    await app.screenshot('sea-placed')
    await page.getByTestId('place-confirm').click()
    expect(await captain.mayFire()).toBe(true)
    expect((await captain.battle()).fleets).toMatchObject({ north: { flag: 'royal' }, south: { ships: 'hidden' } })
  })

  it('stays within the budget of the low tier', async () => {
    expect(overBudget(await app.frameCost(), 'low')).toEqual([])
  })

  it('explains why a cell cannot be fired at twice', async () => {
    await captain.fire(0)
    await captain.mayFire()
    await app.clickCell(`far/${nameOf(0)}`)
    await page.getByTestId('why').getByTestId('why-rule').getByText('Shots').waitFor()
    await page.keyboard.press('Escape')
    await page.getByTestId('why').waitFor({ state: 'detached' })
  })

  it('is played to the result by clicking the enemy’s sea', { timeout: 900_000 }, async () => {
    await captain.fight('north')
    await app.screenshot('sea-result')
    expect(captain.shots).toBeGreaterThan(19)
    expect(await page.getByTestId('result-winner').count()).toBe(1)
  })

  it('shows both fleets at the end', async () => {
    for (const seat of ['north', 'south']) {
      expect(await page.getByTestId(`result-${seat}`).locator('.field-ship').count()).toBe(10)
    }
    expect((await captain.battle()).fleets.south?.ships).toHaveLength(10)
  })

  it('can be replayed with both fleets visible', async () => {
    await page.getByTestId('result-replay').click()
    await showMove(page, 2)
    await app.screenshot('sea-replay')
    expect(app.consoleErrors).toEqual([])
  })
})
