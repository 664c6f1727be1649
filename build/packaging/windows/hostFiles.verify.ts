/** The host's own tests of files and saves, run by the Node of this project for Windows under wine. */
import { spawnSync } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { startVirtualDisplay } from '../../electron/virtualDisplay.ts'
import { PLAYER } from '../debian/debianRoot.ts'
import { factsOf } from '../verify/facts.ts'
import { layOutForWindows } from './windowsNode.ts'
import { Wine } from './wine.ts'

/** The functions that wine lacks, with the tests that need them. */
const LACKING = {
  'links to files and folders': [
    'readBounded: refuses a folder and a link to one',
    'settings: that cannot be read for a moment are not overwritten with defaults',
    'a damaged file of people’s settings: is never overwritten while it cannot be read',
  ],
  'pipes that one process at a time can create, by which a host locks its folder': [
    'keeps another process out, and names the folder and the process that holds it',
    'holds whatever path leads to the folder, and no other folder',
    'is shared within a process, and released with its last user',
    'a second host on one data folder does not start, and names the folder and the process',
    'a store that another process uses can be read, and nothing is written there',
    'a store keeps its folder from the first write until it is closed',
  ],
} as const

const display = await startVirtualDisplay()
const wine = await Wine.make(display)
afterAll(async () => {
  await wine.remove()
  display.stop()
})

describe('the host on Windows', () => {
  it('passes its tests of files and saves, except those that need what wine lacks', async () => {
    const folder = wine.path('C:\\program')
    await layOutForWindows(folder)
    wine.debian.sudo('chown', '--recursive', PLAYER.name, `${PLAYER.home}/.wine/drive_c/program`)
    const words = ['C:\\program\\node.exe', 'C:\\program\\node_modules\\vitest\\vitest.mjs', 'run']
    const suites = ['--root=C:\\program', '--config=C:\\program\\build\\vitest.config.ts', '--project=electron']
    const report = ['--reporter=json', '--outputFile.json=C:\\report.json']
    // Under wine, Node takes a file for its output, but neither a socket nor a pipe.
    const output = await open(wine.path('C:\\output.txt'), 'w')
    const stdio = ['ignore', output.fd, output.fd] as const
    spawnSync(await wine.launcher(words), [...suites, ...report, 'electron/files', 'electron/saves'], {
      stdio: [...stdio],
    })
    await output.close()
    const facts = factsOf(JSON.parse(await readFile(wine.path('C:\\report.json'), 'utf8')))
    expect(facts.filter(({ result }) => result === 'verified').length).toBeGreaterThan(300)
    const failed = facts.filter(({ result }) => result === 'failed')
    // Tests outside of any group have no name before the colon.
    const names = failed.map(({ words: fact }) => fact.replace(/^: /, ''))
    expect(names.sort()).toEqual(Object.values(LACKING).flat().sort())
  })
})
