import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { addressOf } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'
import { PHONE_MOMENTS } from './phones/moments.ts'
import { named, SeatPhone, SIZES, type Size } from './phones/phone.ts'
import { chosenAndGoals, isMainInSight, outOfSight, unreachable } from './phones/reach.ts'

/**
 * True for `npm run phones`, which tries every moment in all sizes, with pictures; otherwise only a part of them is
 * tried.
 */
const IS_WHOLE = process.env.PHONES === 'all'
/** Each moment tries one of every `SHARE` sizes, and the next moment another one. */
const SHARE = 5

const app = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => app.discard())

let opened: SeatPhone | null = null
/** Returns the one phone of all tests. */
async function thePhone(): Promise<SeatPhone> {
  opened ??= await SeatPhone.open(app)
  return opened
}

const sizesOf = (turn: number): readonly Size[] => SIZES.filter((_, index) => IS_WHOLE || (index + turn) % SHARE === 0)

/** The wait for a page that has a fault, before it counts; ms. */
const SETTLED = 1000

async function faultsNow({ page }: SeatPhone, cells: readonly string[]): Promise<readonly string[]> {
  const hidden = await outOfSight(page, [...cells, ...(await chosenAndGoals(page))])
  const isMainSeen = await isMainInSight(page)
  return [
    ...(await unreachable(page)),
    ...hidden.map((cell) => `${cell} is out of sight`),
    ...(isMainSeen ? [] : ['the main button is out of sight']),
  ]
}

/** Returns the faults of the page in each of some sizes, in words; `cells` must be visible. */
async function faultsIn(phone: SeatPhone, sizes: readonly Size[], name: string, cells: readonly string[] = []) {
  const faults: string[] = []
  for (const size of sizes) {
    await phone.resize(size)
    let found = await faultsNow(phone, cells)
    // Right after a new size a busy page may still be drawn in its old one.
    if (found.length > 0) {
      await phone.page.waitForTimeout(SETTLED)
      found = await faultsNow(phone, cells)
    }
    faults.push(...found.map((fault) => `${named(size)}: ${fault}`))
    if (IS_WHOLE) {
      const file = `${name.replace(/\W+/g, '-')}-${size.width}x${size.height}.png`
      await phone.page.screenshot({ path: join(PICTURES, 'phones', file) })
    }
  }
  return faults
}

const upright = SIZES.filter(({ width, height }) => width < height && height < 800)
const jackal = PHONE_MOMENTS.find(({ name }) => name === 'Jackal: who is to act')
const SEA = {
  game: 'sea-battle',
  options: { first: 'north' },
  seats: {
    north: { name: 'Anne', player: { kind: 'human', alone: true } },
    south: { name: 'Masha', player: { kind: 'human', elsewhere: true } },
  },
} as const

describe('every control of every page can be reached on every phone', () => {
  it('of the lobby, a table that the player has left, its menu', async () => {
    const { id } = await value(app, 'match:create', SEA)
    await value(app, 'match:open', { id })
    const phone = await thePhone()
    await phone.page.getByTestId('lobby-join').waitFor()
    const faults = await faultsIn(phone, sizesOf(0), 'lobby')
    await phone.page.getByTestId('lobby-name').fill('Masha')
    await phone.touch('lobby-join')
    await phone.page.getByTestId('flat-table').waitFor()
    await phone.touch('btn-menu')
    await phone.page.getByTestId('seat-menu').waitFor()
    faults.push(...(await faultsIn(phone, sizesOf(1), 'menu')))
    await phone.page.keyboard.press('Escape')
    await phone.page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await phone.page.getByTestId('away').waitFor()
    faults.push(...(await faultsIn(phone, sizesOf(2), 'away')))
    await phone.touch('away-back')
    expect(faults).toEqual([])
  })

  for (const [turn, { name, setup, touches }] of PHONE_MOMENTS.filter((one) => IS_WHOLE || one.isUsual).entries()) {
    it(name, async () => {
      const phone = await thePhone()
      await phone.play(setup)
      const faults = await faultsIn(phone, sizesOf(turn), name)
      if (touches.length > 0) {
        await phone.resize({ width: 390, height: 844 })
        for (const target of touches) await phone.touch(target)
        const cells = touches.filter((target) => /^[a-x]\d+$/.test(target))
        faults.push(...(await faultsIn(phone, sizesOf(turn), `${name} touched`, cells)))
      }
      expect(faults).toEqual([])
    })
  }
})

describe('a finger', () => {
  it('does one thing with one tap: the selection stays when a panel opens', async () => {
    if (!jackal) throw new Error('no such moment')
    const phone = await thePhone()
    for (const size of upright) {
      await phone.resize(size)
      await phone.play(jackal.setup)
      await phone.touch('g2')
      const [before] = await chosenAndGoals(phone.page)
      await phone.touch('f2')
      expect([named(size), before, (await chosenAndGoals(phone.page))[0]]).toEqual([named(size), 'g2', 'g2'])
      expect(await phone.cell('f2').getAttribute('aria-selected')).toBe('true')
    }
  })

  it('scrolls and chooses nothing with a swipe over the board', async () => {
    if (!jackal) throw new Error('no such moment')
    const phone = await thePhone()
    await phone.resize({ width: 320, height: 480 })
    await phone.play(jackal.setup)
    await phone.touch('g2')
    const [before, aimed] = [await chosenAndGoals(phone.page), await phone.aim()]
    const scrolled = () => phone.page.locator('.flat-middle').evaluate(({ scrollTop }) => scrollTop)
    const [box, from] = [await phone.page.locator('.flat-middle').boundingBox(), await scrolled()]
    const [x, y] = [160, (box?.y ?? 0) + 60]
    await phone.finger.drag([0, 10, 20, 40, 60, 80, 100, 120].map((way) => ({ x, y: y + way })))
    await expect.poll(scrolled).toBeLessThan(from)
    expect([await chosenAndGoals(phone.page), await phone.aim()]).toEqual([before, aimed])
  })
})

it('reaches every control of the page for joining', async () => {
  const phone = await thePhone()
  const { origin, pathname } = new URL(await addressOf(app, 'room'))
  await phone.page.evaluate(() => localStorage.clear())
  await phone.page.goto(origin + pathname)
  await phone.page.locator('[name=words]').waitFor()
  expect(await faultsIn(phone, sizesOf(4), 'door')).toEqual([])
})
