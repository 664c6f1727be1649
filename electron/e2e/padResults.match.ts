import { afterAll, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { replacePads, TestPad } from './driver/pad.ts'
import { REACHED, type ReachedGame, type ReachedMatch } from './padReach/games.ts'
import { preparePresser, pressSteps } from './padReach/presser.ts'
import { openMatch } from './presses/golden.ts'

/** The moves at the end of a golden match that are pressed in the window. */
const LAST = 3
/** The time for which the button of the curtain is held, ms. */
const HOLD = 900
const TURN = Math.PI / 8

const settings = { ...FAST_SETTINGS, padHolds: false }
const app = await startApp({ size: { width: 1280, height: 800 }, settings, prepare: replacePads })
afterAll(() => app.discard())
const { page } = app
const pad = new TestPad(page)

const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null)

/** Waits for the table, and lifts its curtain. */
async function atTable(): Promise<void> {
  await page.locator('[data-asked], .curtain').first().waitFor()
  const curtain = page.getByTestId('curtain')
  if (await curtain.isVisible()) {
    await pad.hold('south', HOLD)
    await curtain.waitFor({ state: 'detached' })
  }
  await page.locator('[data-asked]').first().waitFor()
}

/** Reloads the page, and continues the last match from the menu. Returns the camera's direction, radians. */
async function goOn({ row: [west, east] }: ReachedGame): Promise<number> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByTestId('menu-continue').waitFor()
  await pad.plug()
  await pad.choose('menu-continue')
  await atTable()
  await preparePresser(page)
  await app.boardAtRest(west)
  const [from, to] = [await app.cellToScreen(west), await app.cellToScreen(east)]
  return Math.round(Math.atan2(to.y - from.y, to.x - from.x) / TURN) * TURN
}

const moves = async (id: string) => (await value(app, 'saves:list', {})).saves.find((save) => save.id === id)?.moves

/** Plays the last moves of a golden match with the pad, up to its result. */
async function playToResult(game: ReachedGame, { golden, plansFor }: ReachedMatch): Promise<void> {
  const { setup, twin } = golden
  const at = golden.moves.length - LAST
  for (const { seat, move } of golden.moves.slice(twin.entries.length, at)) twin.play(seat, move)
  const id = await openMatch(app, setup, golden.moves.slice(0, at))
  for (const { seat, move } of golden.moves.slice(at)) {
    const before = await moves(id)
    const side = await goOn(game)
    const { plans } = plansFor(twin, seat, side, null)
    twin.play(seat, move)
    const sent = JSON.stringify(move)
    const plan = [...plans.values()].find(({ sends }) => sorted(sends) === sorted(sent))
    if (!plan) throw new Error(`no plan for ${sent}, but for ${[...plans.keys()].join(', ')}`)
    expect((await pressSteps(page, plan.steps)).stopped).toBeNull()
    await expect.poll(() => moves(id)).not.toBe(before)
  }
}

/** Returns JSON with the members of objects in order. */
const sorted = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_key, one) => (isRecord(one) ? Object.fromEntries(inOrder(one)) : one))
const isRecord = (one: unknown): one is object => typeof one === 'object' && one !== null && !Array.isArray(one)
const inOrder = (one: object) => Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))

it.each(REACHED.filter(({ id }) => (process.env.PAD_RESULTS ?? id) === id))(
  'a pad plays a match to its result, begins it again, and goes to the menu: $id',
  { timeout: 600_000 },
  async (game) => {
    const [match] = game.matches
    if (!match) throw new Error('there is no match')
    await playToResult(game, match)
    await page.getByTestId('result-screen').waitFor()
    await expect.poll(focused).toBe('analysis-start')
    await pad.choose('result-again')
    await page.getByTestId('result-screen').waitFor({ state: 'detached' })
    await atTable()
    await pad.press('menu')
    await pad.choose('pause-menu')
    await page.getByTestId('menu-continue').waitFor()
    expect(app.consoleErrors).toEqual([])
  },
)
