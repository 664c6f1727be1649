/** The steps that all tests of packed programs share, whatever their system and package. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { _electron } from 'playwright-core'
import { expect } from 'vitest'
import { FAST_SETTINGS, RunningApp } from '../../../electron/e2e/driver/app.ts'
import { withRetries } from '../../../electron/e2e/driver/mainProcess.ts'
import { Sailor } from '../../../electron/e2e/driver/sailor.ts'
import { MATCH_FILE } from '../product.ts'

/** The longest start in milliseconds, on a busy machine without a graphics card. */
const START_LIMIT = 120_000

interface Start {
  /** Path of a program or script that starts it. */
  readonly launcher: string
  readonly flags: readonly string[]
  readonly sandbox: boolean
  /** Its folder of saves, settings and logs. */
  readonly data: string
}

/** Starts a packed program and attaches to it. */
export async function startPacked({ launcher, flags, sandbox, data }: Start): Promise<RunningApp> {
  const program = await _electron.launch({
    executablePath: launcher,
    args: [...flags],
    chromiumSandbox: sandbox,
    timeout: START_LIMIT,
  })
  const page = await program.firstWindow({ timeout: START_LIMIT })
  await page.waitForLoadState('domcontentloaded')
  return new RunningApp(withRetries(program), page, data)
}

/** Expects that the menu names Electron, and warns of a stand-in if the package contains one. */
export async function expectStandInShown({ page }: RunningApp, packageFile: string): Promise<void> {
  const about = page.locator('.menu-about')
  await expect.poll(() => about.textContent(), { timeout: 60_000 }).toContain('Electron')
  expect(await about.locator('.menu-stand-in').count()).toBe(packageFile.includes('stand-in') ? 1 : 0)
}

/** Plays the first turns of a new match, and keeps a picture of the table. */
export async function playTurns(app: RunningApp, picture: string): Promise<void> {
  await app.change(FAST_SETTINGS)
  await app.page.getByTestId('menu-new').click()
  await app.page.getByTestId('start-match').click()
  const sailor = new Sailor(app)
  await sailor.play(3)
  expect(sailor.moves).toBe(3)
  await app.screenshot(picture)
}

/** Returns the names of the matches in a data folder. */
export function savesIn(data: string): readonly string[] {
  return readdirSync(join(data, 'saves')).filter((name) => name.endsWith(`.${MATCH_FILE.extension}`))
}
