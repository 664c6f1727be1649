import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { unfold } from './driver/newMatch.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page, program, dataFolder } = app

const POSITION = {
  game: 'admiral',
  options: { captains: 'none', scenario: 'custom', roundLimit: 1 },
  board: { width: 12, height: 9, land: ['f5'], forts: [{ id: 'fort', team: 'red', at: 'b2' }] },
  wind: { toward: 'E', strength: 'fresh' },
  ships: [
    { id: 'sloop', class: 'brig', team: 'red', at: 'd2', heading: 'E' },
    { id: 'enemy', class: 'frigate', team: 'blue', at: 'k8', heading: 'W' },
  ],
}

/** Writes a file that the next system dialog returns, for reading or for writing. */
async function offer(name: string, content: unknown): Promise<string> {
  const path = join(dataFolder, name)
  if (content !== null) await writeFile(path, JSON.stringify(content))
  await program.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] })
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: chosen })
  }, path)
  return path
}

const alertIn = (field: string) => page.getByTestId(field).getByRole('alert')

describe('a user’s files', () => {
  it('are refused with name and place if invalid, and nothing changes', async () => {
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-admiral').click()
    await unfold(page)
    await page.getByTestId('scenario-custom').check()
    expect(await page.getByTestId('start-match').isDisabled()).toBe(true)
    await offer('raft.json', { ...POSITION, ships: [{ ...POSITION.ships[0], class: 'raft' }] })
    await page.getByTestId('choose-position').click()
    await alertIn('file-position').getByText('“raft.json” cannot be used, at ships.0.class').waitFor()
    await offer('numbers.json', { wreck: { value: 'many', source: 'house' } })
    await page.getByTestId('choose-ruleset').click()
    await alertIn('file-ruleset').getByText('“numbers.json” cannot be used, at wreck.value').waitFor()
    await page.getByTestId('file-ruleset').getByText('As in the rules').waitFor()
    expect(await page.getByTestId('start-match').isDisabled()).toBe(true)
  })

  it('can start from the default ruleset', async () => {
    const path = await offer('usual.json', null)
    await page.getByTestId('save-ruleset').click()
    await page.getByText(`Saved to ${path}`).waitFor()
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ wreck: { value: 1, source: 'house' } })
    await page.getByTestId('choose-ruleset').click()
    await page.getByTestId('file-ruleset').getByText('usual.json').waitFor()
  })

  it('create a match, which can be played again from the same position', async () => {
    await offer('straits.json', POSITION)
    await page.getByTestId('choose-position').click()
    await page.getByTestId('file-position').getByText('straits.json').waitFor()
    await expect.poll(() => page.getByTestId('option-roundLimit').inputValue()).toBe('1')
    await page.getByTestId('seat-blue-easy').check()
    await page.getByTestId('start-match').click()
    await page.getByTestId('unit-sloop').waitFor()
    await page.getByTestId('end-turn').click()
    await page.getByTestId('end-sure').click()
    await page.getByTestId('result-again').click()
    await page.getByTestId('result-screen').waitFor({ state: 'detached' })
    await page.getByTestId('unit-sloop').click()
    await page.getByTestId('ship-card').getByText('d2').waitFor()
    await page.getByTestId('hud-wind').waitFor()
    expect(await page.getByTestId('hud-wind').textContent()).toContain('to the east')
    expect(app.consoleErrors).toEqual([])
  })
})
