import { afterAll, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Captain } from './driver/captain.ts'
import { replacePads, TestPad } from './driver/pad.ts'
import { type Plan, REACHED, type ReachedGame, type ReachedMatch } from './padReach/games.ts'
import { heldMoves, holding, holdMoves } from './padReach/heldMoves.ts'
import { preparePresser, pressSteps } from './padReach/presser.ts'
import { openMatch } from './presses/golden.ts'
import { median } from './presses/turns.ts'

/** The positions of each game, over its golden matches, and the moves pressed in each on each table. */
const POSITIONS = 6
const PRESSED = 4
/** The angle by which a key turns the camera, radians, and the keys for a quarter. */
const TURN = Math.PI / 8
const QUARTER = 4
/** The time in which a table that has just appeared is laid out, ms. */
const SETTLED = 300
/** The decisions of a golden match at its start, which lay out fleets and captains. */
const OPENING = 4

const settings = { ...FAST_SETTINGS, padHolds: false }
const app = await startApp({ size: { width: 1280, height: 800 }, settings, prepare: replacePads })
afterAll(() => app.discard())
await holdMoves(app)
const { page } = app
const pad = new TestPad(page)

const rows: object[] = []
afterAll(() => console.table(rows))

/** Returns the direction from which the camera looks, in radians from the south, by the places of two cells. */
async function azimuth([west, east]: ReachedGame['row']): Promise<number> {
  const [from, to] = [await app.cellToScreen(west), await app.cellToScreen(east)]
  return Math.round(Math.atan2(to.y - from.y, to.x - from.x) / TURN) * TURN
}

/** Changes between the 3D table and the flat one. */
async function changeTable(isFlat: boolean): Promise<void> {
  await page.keyboard.press('F4')
  await page.getByTestId('flat-table').waitFor({ state: isFlat ? 'visible' : 'detached' })
  await page.waitForTimeout(SETTLED)
}

const sorted = (json: unknown): string => JSON.stringify(json, (_key, one) => (isRecord(one) ? inOrder(one) : one))
const isRecord = (one: unknown): one is object => typeof one === 'object' && one !== null && !Array.isArray(one)
const inOrder = (one: object) => Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Returns some of the planned moves, the farthest among them. */
function some(plans: ReadonlyMap<string, Plan>): readonly string[] {
  const texts = [...plans].toSorted(([, a], [, b]) => b.presses - a.presses).map(([text]) => text)
  const every = Math.max(1, Math.ceil(texts.length / PRESSED))
  return texts.filter((_, place) => place % every === 0)
}

/** The presses and faults of one game. */
class Count {
  readonly presses: number[] = []
  readonly faults: string[] = []
  readonly far: string[] = []
  pressed = 0
}

/** A decision of a golden match in the window. */
interface Decision {
  readonly game: ReachedGame
  readonly match: ReachedMatch
  /** The number of moves before it. */
  readonly at: number
  /** The quarters by which the camera is turned, for the table in 3D; null for the flat table. */
  readonly quarters: number | null
}

/** Shows the open match as a window does that was just opened: with nothing chosen. Returns the camera's direction. */
async function show({ game, quarters }: Decision): Promise<number> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByTestId('menu-continue').click()
  await page.locator('[data-asked], .curtain').first().waitFor()
  if (await page.getByTestId('curtain').isVisible()) await new Captain(app).liftCurtain()
  await page.locator('[data-asked]').first().waitFor()
  await preparePresser(page)
  if (quarters !== null) {
    for (let turns = 0; turns < QUARTER * quarters; turns++) await page.keyboard.press('BracketLeft')
    await app.boardAtRest(game.row[0])
  }
  await pad.plug()
  return quarters === null ? 0 : azimuth(game.row)
}

/** Presses some moves of a decision in the window, and compares what it sends. */
async function press(decision: Decision, count: Count): Promise<void> {
  const { game, match, at, quarters } = decision
  const { golden, name, plansFor } = match
  const { seat } = golden.moves[at] ?? { seat: '' }
  let side = await show(decision)
  let after: Plan | null = null
  for (const [nth, text] of some(plansFor(golden.twin, seat, side, null).plans).entries()) {
    if (nth > 0 && game.isShownAnew) {
      side = await show(decision)
      after = null
    }
    const plan = plansFor(golden.twin, seat, side, after).plans.get(text)
    const where = `${name} ${at} ${quarters ?? 'flat'} ${text}`
    const fault = plan ? await faultOf(plan, mostOf(plan, decision)) : 'no plan'
    count.pressed++
    if (fault) {
      count.faults.push(`${where}: ${fault}, ${JSON.stringify(plan?.steps)}`)
      return // the window is elsewhere than planned
    }
    after = plan ?? null
  }
}

/** The time in which a move arrives at the host, ms. */
const ARRIVED = 5000

/** Returns the most presses that a plan may take: the dock of the flat table has two rows, which takes one more. */
function mostOf({ presses, steps }: Plan, { game, quarters }: Decision): number {
  const rows = quarters === null ? steps.filter((step) => 'dock' in step).length : 0
  return Math.min(game.most, presses + rows)
}

/** Makes the presses of a plan; returns what was different from it, null for nothing. */
async function faultOf(plan: Plan, most: number): Promise<string | null> {
  const { presses, stopped } = await pressSteps(page, plan.steps)
  if (stopped) return stopped
  for (let waited = 0; waited < ARRIVED; waited += 50) {
    const [sent] = await heldMoves(app)
    if (sent && sorted(sent.move) !== sorted(JSON.parse(plan.sends)))
      return `sends ${JSON.stringify(sent.move)} instead of ${plan.sends}`
    if (sent) return presses > most ? `takes ${presses} presses instead of ${plan.presses}` : null
    await page.waitForTimeout(50)
  }
  return `sends nothing instead of ${plan.sends}`
}

/** Counts the presses to all moves of a decision, and makes some of them on both tables. */
async function reach(decision: Decision, count: Count): Promise<void> {
  const { game, match, at } = decision
  const { golden, name, plansFor } = match
  const { seat } = golden.moves[at] ?? { seat: '' }
  for (const quarter of [0, 1, 2, 3]) {
    const { wanted, plans } = plansFor(golden.twin, seat, (quarter * Math.PI) / 2, null)
    for (const text of wanted) {
      const presses = plans.get(text)?.presses ?? Number.POSITIVE_INFINITY
      count.presses.push(presses)
      if (presses > game.most) count.far.push(`${name} ${at} ${quarter} ${text}: ${presses} presses`)
    }
  }
  await holding(app, true)
  await press(decision, count)
  await changeTable(true)
  await press({ ...decision, quarters: null }, count)
  await changeTable(false)
  await holding(app, false)
}

it.each(REACHED.filter(({ id }) => (process.env.PAD_REACH ?? id) === id))(
  'a pad reaches every move: $id',
  { timeout: 1_200_000 },
  async (game) => {
    const count = new Count()
    const { matches } = game
    const each = Math.ceil(POSITIONS / matches.length)
    let nth = 0
    for (const match of matches) {
      const { moves } = match.golden
      for (let n = 0; n < each; n++) {
        const at = OPENING + Math.floor(((moves.length - OPENING - 1) * n) / each)
        const { twin, setup } = match.golden
        for (const { seat, move } of moves.slice(twin.entries.length, at)) twin.play(seat, move)
        await openMatch(app, setup, moves.slice(0, at))
        await reach({ game, match, at, quarters: nth++ % 4 }, count)
      }
    }
    const finite = count.presses.filter(Number.isFinite)
    rows.push({
      game: game.id,
      moves: count.presses.length,
      median: median(count.presses),
      most: Math.max(...finite),
      outOfReach: count.presses.length - finite.length,
      pressed: count.pressed,
    })
    expect([...count.far, ...count.faults]).toEqual([])
    expect(median(count.presses)).toBeLessThanOrEqual(game.median)
    expect(app.consoleErrors).toEqual([])
  },
)
