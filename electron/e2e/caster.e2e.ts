import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { parseCell } from '../../engine/sea-battle/cells.ts'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { addressOf, openScreen, PHONE } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'
import { beginSeaBattle } from './driver/seaBattle.ts'

const app = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => app.discard())

const E4 = parseCell('e4')
const FEED = { width: 1280, height: 720 }

/** Opens the address of the audience as a page, and that of its caster. */
async function onAir(): Promise<Record<'caster' | 'feed' | 'overlay', Page>> {
  await value(app, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
  const { origin, hash } = new URL(await addressOf(app, 'watch'))
  const feed = await openScreen(app, `${origin}/watch?clean&flat&lang=en${hash}`, FEED, 'feed')
  const overlay = await openScreen(app, `${origin}/overlay/lower-third?lang=en${hash}`, FEED, 'overlay')
  await feed.getByTestId('flat-table').waitFor()
  const { room } = await value(app, 'screens:addCaster', {})
  const url = room?.links.find(({ channel }) => channel.kind === 'watch' && channel.caster)?.url ?? ''
  const caster = await openScreen(app, url, PHONE, 'caster')
  await caster.getByTestId('language-en').check({ force: true })
  await caster.getByTestId('caster-board').locator('.flat-picture').first().waitFor()
  return { caster, feed, overlay }
}

/** Touches the middle of a cell on a board of the caster's page: those of seats are in the order of the page. */
async function touch(caster: Page, board: number, column: number, row: number): Promise<void> {
  const box = await caster.getByTestId('caster-board').locator('.flat-picture').nth(board).boundingBox()
  if (!box) throw new Error('there is no board')
  await caster.mouse.click(box.x + (box.width * (column + 0.5)) / 10, box.y + (box.height * (row + 0.5)) / 10)
}

/** Returns the middle of a drawn ring on the feed, in cells of its board. */
const ringOn = (feed: Page): Promise<readonly [board: string | undefined, x: number, y: number]> =>
  feed
    .getByTestId('caster-ring')
    .first()
    .evaluate((ring) => {
      const { x, y, width, height } = (ring as SVGGElement).getBBox()
      return [ring.closest('svg')?.dataset.board, x + width / 2, y + height / 2] as const
    })

it('a caster draws, writes and repeats for the audience', async () => {
  const id = await beginSeaBattle(app)
  const { caster, feed, overlay } = await onAir()
  await value(app, 'match:play', { id, seat: 'south', move: { kind: 'fire', at: E4 } })
  const shot = feed.getByRole('gridcell', { name: /^E4\. (Water|A hit|Sunk)/, includeHidden: true }).first()
  await shot.waitFor({ state: 'attached' })

  await caster.getByTestId('caster-replay').click()
  await feed.getByTestId('feed-again').waitFor()
  await shot.waitFor({ state: 'detached' })
  await shot.waitFor({ state: 'attached' })
  await feed.getByTestId('feed-again').waitFor({ state: 'detached' })

  await caster.getByTestId('caster-ring').check({ force: true })
  await touch(caster, 1, 2, 6)
  await feed.getByTestId('caster-ring').waitFor({ state: 'attached' })
  const [board, x, y] = await ringOn(feed)
  expect([board, x.toFixed(1), y.toFixed(1)]).toEqual(['south', '2.5', '6.5'])
  await caster.getByTestId('caster-board').focus()
  await caster.keyboard.press('ArrowRight')
  await caster.keyboard.press('Enter')
  await expect.poll(() => feed.getByTestId('caster-ring').count()).toBe(2)
  await caster.screenshot({ path: `${PICTURES}/caster.png` })
  await caster.getByTestId('caster-clear').click()
  await expect.poll(() => feed.getByTestId('caster-ring').count()).toBe(0)

  await caster.getByTestId('caster-text').fill('What a shot!')
  await caster.getByTestId('caster-text-show').click()
  await overlay.getByText('What a shot!').waitFor()
  await caster.getByTestId('caster-text-hide').click()
  await overlay.getByText('What a shot!').waitFor({ state: 'detached' })
})
