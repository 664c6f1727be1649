import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Finger } from './driver/finger.ts'
import { value } from './driver/host.ts'
import { openPhone } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'

const SETUP = {
  game: 'admiral',
  options: { captains: 1, roundLimit: 14 },
  seats: {
    red: { name: 'Red', player: { kind: 'human', elsewhere: true } },
    blue: { name: 'Drake', player: { kind: 'bot', level: 'easy' } },
  },
} as const

/** The time in milliseconds between looks while nothing is asked: the bot thinks. */
const PAUSE = 60
/** The longest time of a whole match on a busy machine, in milliseconds. */
const LIMIT = 240_000

const app = await startApp({ settings: FAST_SETTINGS })
afterAll(() => app.discard())

/** A player with one finger: fires and boards if that is offered, otherwise sails full ahead. */
class Player {
  readonly deeds: Record<string, number> = {}
  private readonly page: Page
  private readonly finger: Finger

  constructor(page: Page) {
    this.page = page
    this.finger = new Finger(page)
  }

  async play(): Promise<void> {
    const begun = performance.now()
    while (performance.now() - begun < LIMIT) {
      if (await this.isThere('flat-winner')) return
      if (!(await this.touchOnce())) await this.page.waitForTimeout(PAUSE)
    }
    throw new Error('the match does not end')
  }

  /** Does the first possible action; returns false if nothing is asked. */
  private async touchOnce(): Promise<boolean> {
    for (const deed of ['assign-random', 'btn-fire', 'btn-board', 'btn-sail', 'end-sure'])
      if (deed !== 'assign-random' || !this.deeds[deed]) if (await this.tap(deed)) return true
    return (
      (await this.aim()) ||
      (await this.tap('assign-confirm')) ||
      (await this.tap('flat-main')) ||
      (await this.tap('offer-decline'))
    )
  }

  /** Aims at an enemy in range, each time with another ship of the rail. */
  private async aim(): Promise<boolean> {
    const target = this.page.locator('[role=gridcell][aria-disabled=false][aria-label*="to hit"]').first()
    if ((await target.count()) === 0) return false
    if ((await target.getAttribute('aria-selected')) === 'true') return false
    await target.evaluate((cell: HTMLElement) => cell.click()) // as a screen reader does: the cell may be out of sight
    this.count('aim')
    return true
  }

  private async tap(testId: string): Promise<boolean> {
    const button = this.page.getByTestId(testId).first()
    if ((await button.count()) === 0 || !(await button.isEnabled())) return false
    if ((await button.getAttribute('aria-disabled')) === 'true') return false
    if ((await button.getAttribute('aria-pressed')) === 'true') return false
    try {
      await button.scrollIntoViewIfNeeded({ timeout: 1000 })
      await this.finger.tap(button)
    } catch {
      return false // it disappeared meanwhile
    }
    this.count(testId)
    return true
  }

  private count(deed: string): void {
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1
  }

  private isThere = async (testId: string) => (await this.page.getByTestId(testId).count()) > 0
}

it('plays a dealt match of Admiral on a phone to its result', async () => {
  const { id } = await value(app, 'match:create', SETUP)
  await value(app, 'match:open', { id })
  const phone = await openPhone(app)
  phone.setDefaultTimeout(5000)
  const finger = new Finger(phone)
  await phone.getByTestId('lobby-name').fill('Masha')
  await finger.tap(phone.getByTestId('lobby-join'))
  const player = new Player(phone)
  try {
    await player.play()
  } finally {
    await phone.screenshot({ path: `${PICTURES}/admiral-phone-match.png` })
    console.log(JSON.stringify(player.deeds))
  }
  const [save] = (await value(app, 'saves:list', {})).saves
  console.log(`${save?.moves} moves, ${await phone.getByTestId('flat-winner').textContent()}`)
  expect(save?.outcome).not.toBeNull()
})
