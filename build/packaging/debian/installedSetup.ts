/** Lets the tests of the app drive the installed program: as an ordinary user, sandboxed, in a minimal Debian. */
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startVirtualDisplay } from '../../electron/virtualDisplay.ts'
import { fuseFaults, readFuses } from '../electron/fuses.ts'
import { INSTALLED_FOLDER, UNIX_NAME } from '../product.ts'
import { DebianRoot, PLAYER } from './debianRoot.ts'
import { builtPackages, FLAGS, launcherOf } from './installedProgram.ts'

/**
 * Installs the tests' edition. Its fuses are those of the players' edition except the one that lets the tests control
 * it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { tests } = builtPackages()
  const display = await startVirtualDisplay('1920x1200x24')
  const debian = await DebianRoot.make()
  const remove = async () => {
    await debian.remove()
    display.stop()
  }
  try {
    await debian.install(tests)
    const executable = join(debian.path, INSTALLED_FOLDER, UNIX_NAME)
    const faults = fuseFaults(await readFuses(executable), 'tests')
    if (faults.length > 0) throw new Error(faults.join('; '))
    const launcher = await launcherOf(debian, display)
    project.provide('stage', {
      electron: executable,
      standIn: tests.includes('stand-in'),
      flags: FLAGS,
      displays: [display.name],
      installed: { launcher, root: debian.path, home: PLAYER.home, uid: PLAYER.id },
    })
    return remove
  } catch (error) {
    await remove()
    throw error
  }
}
