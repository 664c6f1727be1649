import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { parseCell } from '../../engine/sea-battle/cells.ts'
import type { MatchSetup } from '../contract/ipc.ts'
import { FLAT_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { withoutGraphics } from './driver/noGraphics.ts'
import { addressOf, openScreen } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'

const COMPUTER = { width: 1280, height: 800 }
/** The cell E4 as its number. */
const E4 = parseCell('e4')
const BY_HAND = { kind: 'human', alone: true } as const

const SEA_BATTLE = {
  game: 'sea-battle',
  options: { first: 'south' },
  seats: { north: { name: 'Anne', player: BY_HAND }, south: { name: 'Drake', player: BY_HAND } },
  seed: 4,
} as const satisfies MatchSetup

let app: RunningApp | null = null
afterEach(async () => {
  await app?.discard()
  app = null
})

/** Returns the program with a match on the table, and a screen that watches at this page of its server. */
async function watched(setup: MatchSetup, path: string) {
  const running = await startApp({ settings: FLAT_SETTINGS })
  app = running
  const { id } = await value(running, 'match:create', setup)
  await value(running, 'match:open', { id })
  await value(running, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
  const { origin, hash } = new URL(await addressOf(running, 'watch'))
  const at = (page: string) => `${origin}${page}${hash}`
  return { running, id, at, page: await openScreen(running, at(path), COMPUTER) }
}

/** Returns the texts and controls of a clean table. */
const besideTheTable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('button, input, dialog, [role="status"]')].map((one) => one.outerHTML)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('.flat-board, script'))
        found.push(texts.currentNode.textContent ?? '')
    return found.filter((one) => one.trim() !== '')
  })

const canvases = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('canvas').length)

describe('a screen that watches', () => {
  it('follows the shots of a Sea Battle on the flat table, shows no fleet, and returns after a reload', async () => {
    const { running, id, at, page } = await watched(SEA_BATTLE, '/watch?flat&lang=en')
    for (const seat of ['north', 'south'] as const)
      await value(running, 'match:play', { id, seat, move: { kind: 'placeRandom', flag: 'pirates' } })
    await page.getByTestId('flat-table').waitFor()
    await value(running, 'match:play', { id, seat: 'south', move: { kind: 'fire', at: E4 } })
    const shot = page.getByRole('gridcell', { name: /^E4\. (Water|A hit|Sunk)/ })
    await shot.first().waitFor()
    expect(await page.getByRole('gridcell', { name: /[Bb]attleship|[Cc]ruiser|[Dd]estroyer|[Bb]oat/ }).count()).toBe(0)
    expect(await canvases(page)).toBe(0)
    const { origin, hash } = new URL(at('/'))
    const told = await fetch(`${origin}/air/state`, { headers: { authorization: `Bearer ${hash.slice(1)}` } })
    expect(await told.json()).toMatchObject({ match: { id, moves: 3, events: [{ kind: 'shotFired', at: 'e4' }] } })
    await page.screenshot({ path: `${PICTURES}/watch-flat.png` })
    await page.reload()
    await shot.first().waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await page.goto(at('/overlay/log?lang=en'))
    await page.getByRole('listitem').filter({ hasText: 'E4' }).waitFor()
    await page.goto(at('/watch?clean&flat&lang=en'))
    await page.getByTestId('flat-table').waitFor()
    expect(await page.locator('.flat-board').count()).toBe(2)
    await page.getByTestId('side-names').waitFor()
    await page.screenshot({ path: `${PICTURES}/watch-clean-flat.png` })
    expect(await besideTheTable(page)).toEqual(['Anne', 'Drake'])
    await page.goto(at('/watch?clean&flat&names=none&lang=en'))
    await page.getByTestId('flat-table').waitFor()
    expect(await besideTheTable(page)).toEqual([])
  })

  it('draws the table without any panel for a stream, and each part of Admiral beside it', async () => {
    const { running, id, at, page } = await watched(
      {
        game: 'admiral',
        options: { scenario: 'duel', captains: 'none' },
        seats: { red: { name: 'Anne', player: BY_HAND }, blue: { name: 'Drake', player: BY_HAND } },
        seed: 4,
      },
      '/overlay/score?lang=en',
    )
    await page.getByTestId('score-red').waitFor()
    await page.screenshot({ path: `${PICTURES}/overlay-score.png` })
    await page.goto(at('/overlay/turn?lang=ru'))
    await expect.poll(() => page.getByTestId('hud-turn').textContent()).toContain('Anne')
    for (const ship of ['line', 'galleon', 'frigate', 'brig'].map((unit) => `red-${unit}`))
      await value(running, 'match:play', { id, seat: 'red', move: { kind: 'finish', ship } })
    await expect.poll(() => page.getByTestId('hud-turn').textContent()).toContain('Drake')
    await page.goto(at('/watch?clean&lang=en'))
    await expect.poll(() => canvases(page)).toBeGreaterThan(0)
    await page.screenshot({ path: `${PICTURES}/watch-clean.png` })
    expect(await besideTheTable(page)).toEqual([])
    await withoutGraphics(page)
    await page.goto(at('/watch?clean&lang=ru'))
    await page.getByTestId('flat-table').waitFor()
    await page.getByTestId('side-names').waitFor()
    await page.screenshot({ path: `${PICTURES}/watch-clean-without-graphics.png` })
    expect(await besideTheTable(page)).toEqual(['Anne', 'Drake'])
  })

  it('shows only the audience of its own address, after a reload, too, and nothing with a wrong one', async () => {
    const { running, at, page } = await watched(SEA_BATTLE, '/overlay/score?lang=en')
    await page.getByText('Anne').waitFor()
    await value(running, 'screens:addChannel', { channel: 'feed', delay: 'match' })
    const room = async () => (await value(running, 'screens:state', {})).room
    const feed = (await room())?.links.find(({ channel }) => channel.kind === 'watch' && channel.id === 'feed')
    const { hash } = new URL(feed?.url ?? '')
    const audiences = async () =>
      (await room())?.guests.flatMap(({ connected, channel }) => (connected && channel ? [channel] : [])).toSorted()
    const other = await openScreen(running, new URL(`/overlay/score?lang=en${hash}`, at('/')).href, COMPUTER)
    await expect.poll(audiences).toEqual(['feed', 'watch'])
    for (const one of [page, other]) await one.reload()
    await page.getByText('Anne').waitFor()
    await expect.poll(audiences).toEqual(['feed', 'watch'])
    const overlays = new URL('/overlays?lang=en', at('/'))
    overlays.hash = `watch=${new URL(at('/')).hash.slice(1)}&feed=${hash.slice(1)}`
    await other.goto(overlays.href)
    await other.getByText('The previews show the match on the table.').waitFor()
    await other.getByTestId('audience-feed').click()
    await other.getByText('No match is on: the previews show an example.').waitFor()
    await other.reload()
    await other.getByText('No match is on: the previews show an example.').waitFor()
    await other.getByTestId('audience-watch').click()
    await other.getByText('The previews show the match on the table.').waitFor()
    for (const path of ['/overlay/score?lang=en&setup', '/watch?clean&lang=en&setup'])
      for (const [wrong, why] of [
        [hash.slice(0, 12), 'needs the whole address'],
        [`${hash.slice(0, -3)}xyz`, 'no longer works'],
      ] as const) {
        await page.goto(new URL(path + wrong, at('/')).href)
        await expect.poll(() => page.getByRole('alert').textContent()).toContain(why)
        await page.reload()
        await expect.poll(() => page.getByRole('alert').textContent()).toContain(why)
        expect(await page.getByText('Anne').count()).toBe(0)
      }
    await page.goto(new URL(`/watch?clean&flat${hash.slice(0, 12)}`, at('/')).href)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.blank)).toBe('true')
  })
})
