import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import type { GameId, MatchSetup } from '../contract/ipc.ts'
import { FLAT_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { addressOf, openScreen } from './driver/phone.ts'

/** The moments of each match at which feed and overlays are compared: 200 in all. */
const MOMENTS = 67
/** The most time between feed and overlay, in milliseconds. */
const MOST = 150
/** The time for which each match is watched, in milliseconds. */
const WATCHED = 60_000
/** The options of the clean feed. Without a graphics card only the flat one is drawn often enough. */
const FEED = process.env.AIR_SKEW_FEED === '3d' ? 'clean' : 'clean&flat'
const PARTS = ['score', 'log', 'turn']
const SIZE = { width: 640, height: 360 }

const MATCHES: readonly (readonly [GameId, MatchSetup['options'], readonly string[]])[] = [
  ['jackal', { players: 2, crews: 1 }, ['white', 'black']],
  ['admiral', { scenario: 'duel', captains: 'none' }, ['red', 'blue']],
  ['sea-battle', {}, ['north', 'south']],
]

let app: RunningApp | null = null
afterEach(async () => {
  await app?.discard()
  app = null
})

/** An event that a page shows from a time on, in milliseconds since 1970. */
type Seen = readonly [event: number, at: number]

/**
 * Notes when a page shows each event.
 * @param isDrawing true for the feed, which changes in the frame that it draws; an overlay draws its changes in the next
 */
function watch(page: Page, isDrawing: boolean): Promise<void> {
  return page.evaluate((drawing) => {
    const seen: [number, number][] = []
    Object.assign(window, { seen })
    let last = -1
    const note = () => {
      const event = Number(document.documentElement.dataset.event)
      if (event === last) return
      last = event
      const add = () => seen.push([event, performance.timeOrigin + performance.now()])
      if (drawing) add()
      else requestAnimationFrame(add)
    }
    new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['data-event'] })
  }, isDrawing)
}

const seenBy = (page: Page): Promise<readonly Seen[]> =>
  page.evaluate(() => (window as unknown as { seen: readonly Seen[] }).seen) // set by `watch`

/** Returns the time between two pages in showing what one of them shows at a moment; 0 if both show the same. */
function skewAt(moment: number, feed: readonly Seen[], overlay: readonly Seen[]): number {
  const shownBy = (seen: readonly Seen[]) => seen.findLast(([, at]) => at <= moment)
  const [one, other] = [shownBy(feed), shownBy(overlay)]
  if (!one || !other || one[0] === other[0]) return 0
  const [ahead, late] = one[0] > other[0] ? [one, overlay] : [other, feed]
  const caughtUp = late.find(([event]) => event >= ahead[0])
  return caughtUp ? caughtUp[1] - ahead[1] : Number.POSITIVE_INFINITY
}

/** Returns the time between two pages for each event that the feed has shown. */
function skewsOfEvents(feed: readonly Seen[], overlay: readonly Seen[]): readonly number[] {
  return feed.flatMap(([event, at]) => {
    const other = overlay.find(([shown]) => shown >= event)
    return other ? [Math.abs(other[1] - at)] : []
  })
}

/** Prints the median and the most of some skews; returns the most. */
function print(name: string, skews: readonly number[]): number {
  const [median = 0, most = 0] = [[...skews].sort((a, b) => a - b)[skews.length >> 1], Math.max(...skews)]
  console.log(`${name}: median ${median.toFixed(0)} ms, most ${most.toFixed(0)} ms (${skews.length})`)
  return most
}

/** Opens a match of two bots, its clean feed and its overlays. */
async function onAir(running: RunningApp, game: GameId, options: MatchSetup['options'], names: readonly string[]) {
  const bot = { kind: 'bot', level: 'easy' } as const
  const seats = Object.fromEntries(names.map((seat) => [seat, { name: seat, player: bot }]))
  const { id } = await value(running, 'match:create', { game, options, seats, seed: 7 })
  await value(running, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
  await value(running, 'match:open', { id })
  const { origin, hash } = new URL(await addressOf(running, 'watch'))
  const feed = await openScreen(running, `${origin}/watch?${FEED}&lang=en${hash}`, SIZE, 'feed')
  const overlays: Page[] = []
  for (const part of PARTS)
    overlays.push(await openScreen(running, `${origin}/overlay/${part}?lang=en${hash}`, SIZE, 'overlays'))
  for (const page of [feed, ...overlays]) await page.waitForFunction(() => document.documentElement.dataset.event)
  return { feed, overlays }
}

it.each(MATCHES)('the overlays of %s show what the clean feed shows', async (game, options, names) => {
  app = await startApp({ settings: FLAT_SETTINGS })
  const { feed, overlays } = await onAir(app, game, options, names)
  for (const page of overlays) await watch(page, false)
  await watch(feed, true)
  await feed.waitForTimeout(WATCHED)
  const shown = (await seenBy(feed)).slice(0, -1) // overlays may not have drawn the last one yet
  expect(shown.length).toBeGreaterThan(20)
  console.log(`${game} (${FEED}): ${shown.length} events, load ${loadavg()[0]?.toFixed(1)}`)
  const [start = 0, end = 0] = [shown[0]?.[1], shown.at(-1)?.[1]]
  const moments = Array.from({ length: MOMENTS }, () => start + Math.random() * (end - start))
  for (const [index, page] of overlays.entries()) {
    const seen = await seenBy(page)
    const ofMoments = moments.map((moment) => skewAt(moment, shown, seen))
    print(`  ${PARTS[index]}, each event`, skewsOfEvents(shown, seen))
    expect(print(`  ${PARTS[index]}, random moments`, ofMoments)).toBeLessThanOrEqual(MOST)
  }
})
