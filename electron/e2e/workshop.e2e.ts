import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
const { page } = app
const faults = page.getByTestId('workshop-faults')

let folder: string
const file = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captains-table-maps-'))
})
afterAll(async () => {
  await app.discard()
  await rm(folder, { recursive: true, force: true })
})

/** Answers the system's dialogs with this file. */
const answerDialogs = (path: string) =>
  app.program.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath })
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] })
  }, path)

async function exported(name: string): Promise<string> {
  await answerDialogs(file(name))
  await page.getByTestId('workshop-export').click()
  await page.getByText(`Exported to ${file(name)}`).waitFor()
  return readFile(file(name), 'utf8')
}

async function importFile(name: string): Promise<void> {
  await answerDialogs(file(name))
  await page.getByTestId('workshop-import').click()
}

/** A stroke of the mouse from one cell over the table to another. */
async function drawFrom(from: string, to: string): Promise<void> {
  const [start, end] = [await app.cellToScreen(from), await app.cellToScreen(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.up()
}

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
  it('draws land, sea and harbours with the mouse, and says what is wrong where', async () => {
    await page.getByTestId('menu-workshop').click()
    await faults.getByText('Nothing is wrong').waitFor()
    await page.getByText('The table is being set').waitFor({ state: 'detached' })
    await app.clickCell('a6')
    await faults.getByText('Too near the edge: a6').waitFor()
    await app.screenshot('workshop-fault')
    await page.getByTestId('workshop-undo').click()
    await faults.getByText('Nothing is wrong').waitFor()

    await page.getByTestId('brush-sea').check()
    await drawFrom('e5', 'h5')
    await page.getByTestId('workshop-turned').click()
    await page.getByTestId('brush-S').check()
    await app.clickCell('j1')
    expect(await exported('cove.ctmap')).toBe(COVE)
  })

  it('keeps the map under a name and plays on it', async () => {
    await page.getByTestId('workshop-keep').click()
    await page.getByTestId('map-name').fill('The cove')
    await page.getByTestId('map-name-done').click()
    await page.getByTestId('own-map').getByText('The cove').waitFor()
    await page.getByTestId('workshop-play').click()
    await page.getByTestId('map-field').getByText('The cove').waitFor()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByText('still hidden').waitFor()
    await app.clickCell('j1')
    await page.getByTestId('hud-hint').getByText('Choose where the ship sails').waitFor()
    await page.keyboard.press('Tab')
    await app.clickCell('j2')
    await page
      .getByTestId('hud-log')
      .getByText(/ashore at j2/)
      .waitFor()
  })

  it('imports what it exported, and of other files says which line is wrong', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByTestId('menu-workshop').click()
    await writeFile(file('torn.ctmap'), COVE.replace('~###~~~~####~', '~###~~?~####~'))
    await importFile('torn.ctmap')
    await page.getByText(/“torn\.ctmap” was not opened\. Line 9, character 7: “\?” is no sign of a map/).waitFor()
    await importFile('cove.ctmap')
    await page.getByText('Opened from “cove.ctmap”').waitFor()
    await faults.getByText('Nothing is wrong').waitFor()
    expect(await exported('again.ctmap')).toBe(COVE)
    expect(app.consoleErrors).toEqual([])
  })

  it('opens a map named on the command line of a second start, or dropped on the window', async () => {
    const path = file('cove.ctmap')
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
