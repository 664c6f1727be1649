import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { overBudget } from '../../renderer/table/frameBudget.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { framesInASecond } from './driver/frames.ts'
import { value } from './driver/host.ts'
import { MapMaker } from './driver/mapMaker.ts'
import { unfold } from './driver/newMatch.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
const { page } = app
const faults = page.getByTestId('workshop-faults')

const maker = await MapMaker.at(app)
afterAll(async () => {
  await app.discard()
  await maker.leave()
})

/** The island with the harbours of all sides moved, and a bay of four cells. */
const COVE = [
  '~~~N~~~~~~~~~',
  '~~#########~~',
  '~###########~',
  '~###########E',
  '~###########~',
  '~###########~',
  '~###########~',
  '~###########~',
  '~###~~~~####~',
  'W###########~',
  '~###########~',
  '~~#########~~',
  '~~~~~~~~~S~~~',
  '',
  'variant classic',
  '',
].join('\n')

describe('the island workshop', { timeout: 60_000 }, () => {
  it('draws land, sea and harbours with the mouse, and shows what is wrong where', async () => {
    for (const id of ['menu-more', 'menu-workshop']) await page.getByTestId(id).click()
    await faults.getByText('Nothing is wrong').waitFor()
    await page.getByText('Setting the table').waitFor({ state: 'detached' })
    await app.clickCell('a6')
    await faults.getByText('Too near the edge: a6').waitFor()
    await app.screenshot('workshop-fault')
    await page.getByTestId('workshop-undo').click()
    await faults.getByText('Nothing is wrong').waitFor()

    await page.getByTestId('brush-sea').check()
    await maker.drawFrom('e5', 'h5')
    await page.getByTestId('workshop-turned').click()
    await page.getByTestId('brush-S').check()
    await app.clickCell('j1')
    expect(await maker.exported('cove.ctmap')).toBe(COVE)
  })

  it('keeps the map under a name and plays on it', async () => {
    await page.getByTestId('workshop-keep').click()
    await page.getByTestId('map-name').fill('The cove')
    await page.getByTestId('map-name-done').click()
    await page.getByTestId('own-map').getByText('The cove').waitFor()
    await page.getByTestId('workshop-play').click()
    await unfold(page)
    await page.getByTestId('map-field').getByText('The cove').waitFor()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByText('still hidden').waitFor()
    await app.clickCell('j1')
    await page.getByTestId('hud-hint').getByText(/^Sail/).waitFor()
    await page.keyboard.press('Tab')
    await app.clickCell('j2')
    await page.getByTestId('btn-log').click()
    await page
      .getByTestId('hud-log')
      .getByText(/ashore at j2/)
      .first() // an open turn has a line of its own
      .waitFor()
  })

  it('imports what it exported, and shows the wrong line of other files', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    for (const id of ['menu-more', 'menu-workshop']) await page.getByTestId(id).click()
    await maker.write('torn.ctmap', COVE.replace('~###~~~~####~', '~###~~?~####~'))
    await maker.importFile('torn.ctmap')
    await page.getByText(/“torn\.ctmap” was not opened\. Line 9, character 7: “\?” is not a map sign/).waitFor()
    await maker.importFile('cove.ctmap')
    await page.getByText('Opened from “cove.ctmap”').waitFor()
    await faults.getByText('Nothing is wrong').waitFor()
    expect(await maker.exported('again.ctmap')).toBe(COVE)
    expect(app.consoleErrors).toEqual([])
  })

  it('opens a map named on the command line of a second start, or dropped on the window', async () => {
    const path = maker.file('cove.ctmap')
    const opensIt = async () => {
      await page.getByTestId('given-open').click()
      await faults.getByText('Nothing is wrong').waitFor()
      expect(await page.getByTestId('workshop-undo').isEnabled()).toBe(true)
    }
    await page.getByTestId('begin-blank').click()
    await faults.getByText('Too little land').waitFor()
    await app.program.evaluate(({ app: program }, given) => {
      program.emit('second-instance', {}, ['electron', 'table', given], '/', null)
    }, path)
    await opensIt()

    await page.getByTestId('begin-blank').click()
    await faults.getByText('Too little land').waitFor()
    const session = await page.context().newCDPSession(page)
    const data = { items: [], files: [path], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data })
    }
    await opensIt()
  })
})

const SEA = '~'.repeat(25)
const COAST = '#'.repeat(11)
const across = (strait: string) => `~${COAST}${strait}${COAST}~`
/** The largest map: two halves of 506 tiles without a way between them. */
const HALVES = [SEA, ...Array<string>(23).fill(across('~')), SEA]
/** The largest map with a ferry at m3 and harbours by the strait, equal for all four sides. */
const JOINED = HALVES.with(22, across('='))
  .with(0, `${'~'.repeat(13)}N${'~'.repeat(11)}`)
  .with(11, `W${across('~').slice(1)}`)
  .with(13, `${across('~').slice(0, -1)}E`)
  .with(24, `${'~'.repeat(11)}S${'~'.repeat(13)}`)

function mapFile(rows: readonly string[], deck: Readonly<Record<string, number>>): string {
  const counts = Object.entries(deck).map(([kind, count]) => `${kind} ${count}\n`)
  return `${rows.join('\n')}\n\nvariant classic\n\ndeck\n${counts.join('')}`
}

describe('the largest map, with crews that need a ferry and tiles counted by hand', { timeout: 90_000 }, () => {
  const DECK = { empty: 499, 'chest-1': 7 }
  const MENDED = mapFile(JOINED, DECK)

  it('shows what is cut off until a ferry is drawn by mouse, and unfair harbours until they are moved', async () => {
    await maker.write('halves.ctmap', mapFile(HALVES, { empty: 499, 'chest-1': 6, rum: 1 }))
    await maker.importFile('halves.ctmap')
    await faults.getByText('The island at b2, c2, d2, e2 and 249 more cannot be reached from the east.').waitFor()
    await faults.getByText(/The island at n2, o2, p2.* cannot be reached from the south, west,? and north/).waitFor()
    await app.boardAtRest('m3')
    await app.screenshot('workshop-halves')
    await page.getByTestId('brush-ferry').check()
    await app.clickCell('m3')
    await faults.getByText(/^Unfair: .* in the south and north/).waitFor()
    expect(await faults.getByText(/cannot be reached/).count()).toBe(0)
    await page.getByTestId('workshop-turned').click()
    await page.getByTestId('brush-S').check()
    await app.clickCell('l1')
    await faults.getByText('Nothing is wrong').waitFor()
  })

  it('has the counted number of tiles', async () => {
    await page.getByTestId('more-chest-1').click()
    await faults.getByText('507 tiles are chosen for 506 land cells').waitFor()
    await page.getByTestId('less-rum').click()
    await faults.getByText('Nothing is wrong').waitFor()
    expect(await maker.exported('joined.ctmap')).toBe(MENDED)
  })

  it('stays within the budget of the low tier, and draws no frame while nothing is drawn', async () => {
    await page.mouse.move(5, 795)
    await expect.poll(() => framesInASecond(app), { timeout: 30_000 }).toBe(0)
    expect(overBudget(await app.frameCost(), 'low')).toEqual([])
    await app.screenshot('workshop-joined')
    expect(app.consoleErrors).toEqual([])
  })

  it('does not change when imported, and is complete in the save of a match with a pirate on the ferry', async () => {
    await app.change({ flatTable: true })
    for (const id of ['menu-more', 'menu-workshop']) await page.getByTestId(id).click()
    await maker.importFile('joined.ctmap')
    await page.getByText('Opened from “joined.ctmap”').waitFor()
    expect(await maker.exported('again.ctmap')).toBe(MENDED)
    await page.getByTestId('workshop-play').click()
    await unfold(page)
    await page.getByTestId('map-field').getByText('Classic · 506 tiles').waitFor()
    await page.getByTestId('mode-duel1').check()
    for (const crew of ['white', 'black']) await page.getByTestId(`seat-${crew}-human`).check()
    await page.getByTestId('start-match').click()
    const go = async (from: string, to: string) => {
      // by the attribute: computing the names of 625 cells takes a second
      for (const cell of [from, to]) await page.locator(`[role=gridcell][aria-label^="${cell}:"]`).click()
      await page.getByTestId('flat-main').click()
    }
    await go('l1', 'l2')
    await go('n25', 'n24')
    await go('l2', 'm3')
    await go('n24', 'n23')
    await go('m3', 'n2')
    await page
      .getByText(/m3 → n2/)
      .first()
      .waitFor()
    const [save] = (await value(app, 'saves:list', {})).saves
    const written = await readFile(join(app.dataFolder, 'saves', `${save?.id}.ctmatch`), 'utf8')
    const { record } = JSON.parse(written.split('\n')[0] ?? '')
    expect(record.options.map).toEqual({ map: JOINED, deck: DECK })
    expect(app.consoleErrors).toEqual([])
  })
})
