import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { commandByHand, requirePasswordDialog } from './systemPackage.ts'

describe('an update of a system package', () => {
  it('is not begun by an ordinary user without a password dialog', () => {
    const begin = () => requirePasswordDialog('/nowhere/pkexec')
    if (process.getuid?.() === 0) expect(begin).not.toThrow()
    else expect(begin).toThrow('there is no /nowhere/pkexec')
    expect(() => requirePasswordDialog(process.execPath)).not.toThrow()
  })

  it.runIf(process.platform !== 'win32')('is installed by hand from a path with any characters', () => {
    const file = `/home/o'neil & $(co)/table 9.9.9.deb`
    const shown = spawnSync('sh', ['-c', commandByHand(file).replace('sudo apt install', "printf '%s\\n'")])
    expect(shown.stdout.toString()).toBe(`${file}\n`)
  })
})
