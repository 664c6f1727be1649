/** The host's own tests of files and saves, run by the Node of this project for Windows under wine. */
import { spawnSync } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { startVirtualDisplay } from '../../electron/virtualDisplay.ts'
import { PLAYER } from '../debian/debianRoot.ts'
import { type Fact, factsOf } from '../verify/facts.ts'
import { LACKING } from './lacking.ts'
import { layOutForWindows } from './windowsNode.ts'
import { Wine } from './wine.ts'

/** The longest run of the tests in milliseconds; they take three minutes on two busy cores. */
const PATIENCE = 1_200_000

/** Runs the tests in a Windows of their own and returns their results. */
async function runOnWindows(): Promise<readonly Fact[]> {
  const display = await startVirtualDisplay()
  const wine = await Wine.make(display)
  try {
    await layOutForWindows(wine.path('C:\\program'))
    wine.debian.sudo('chown', '--recursive', PLAYER.name, `${PLAYER.home}/.wine/drive_c/program`)
    const words = ['C:\\program\\node.exe', 'C:\\program\\node_modules\\vitest\\vitest.mjs', 'run']
    const suites = ['--config=C:\\program\\build\\vitest.config.ts', '--project=electron']
    const report = ['--reporter=json', '--outputFile.json=C:\\report.json']
    // Under wine, Node takes a file for its output, but neither a socket nor a pipe.
    const output = await open(wine.path('C:\\output.txt'), 'w')
    const launcher = await wine.launcher(words, { folder: 'C:\\program' })
    spawnSync(launcher, [...suites, ...report, 'electron/files', 'electron/saves'], {
      stdio: ['ignore', output.fd, output.fd],
      timeout: PATIENCE,
    })
    await output.close()
    return factsOf(JSON.parse(await readFile(wine.path('C:\\report.json'), 'utf8')))
  } finally {
    await wine.remove()
    display.stop()
  }
}

const facts = await runOnWindows()

/** Returns the names of the tests with a result. */
function namesOf(wanted: Fact['result']): readonly string[] {
  const found = facts.filter(({ result }) => result === wanted)
  // Tests outside of any group have no name before the colon.
  return found.map(({ words }) => words.replace(/^: /, '')).sort()
}

describe('the host on Windows', () => {
  const verified = namesOf('verified').length

  it(`passes ${verified} tests of files and saves`, () => {
    expect(verified).toBeGreaterThan(300)
    expect(namesOf('failed')).toEqual(Object.values(LACKING).flat().sort())
  })

  // These are printed as not verified.
  for (const [lack, names] of Object.entries(LACKING)) {
    for (const name of names) it.skip(`${name} (wine lacks ${lack})`)
  }
  for (const name of namesOf('not run')) it.skip(`${name} (a test for other systems)`)
})
