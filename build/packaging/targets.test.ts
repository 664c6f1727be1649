import { describe, expect, it } from 'vitest'
import { askedTargets, obstacle, type PackagingMachine, TARGETS } from './targets.ts'

const OFFLINE_DEBIAN: PackagingMachine = {
  system: 'linux',
  online: false,
  hasDpkg: true,
  has7za: true,
  hasAppImageTools: false,
}

/** Returns the possible targets as `system/name`. */
const possible = (machine: PackagingMachine) =>
  TARGETS.filter((target) => obstacle(target, machine) === null).map(({ system, name }) => `${system}/${name}`)

describe('possible targets', () => {
  it('offline on Debian: the Debian packages and a zip for Windows', () => {
    expect(possible(OFFLINE_DEBIAN)).toEqual(['linux/deb', 'linux/tar.gz', 'win32/zip'])
  })

  it('offline without 7-Zip: only the Debian package', () => {
    expect(possible({ ...OFFLINE_DEBIAN, has7za: false })).toEqual(['linux/deb'])
  })

  it('online: everything of the own system', () => {
    const machines = (['linux', 'win32', 'darwin'] as const).map((system) => ({
      ...OFFLINE_DEBIAN,
      system,
      online: true,
      hasDpkg: system === 'linux',
    }))
    const own = machines.flatMap((machine) => possible(machine).filter((name) => name.startsWith(machine.system)))
    expect(own).toHaveLength(TARGETS.length)
  })

  it('explains an impossible target', () => {
    const words = TARGETS.map((target) => obstacle(target, OFFLINE_DEBIAN)).filter((why) => why !== null)
    expect(words).toHaveLength(5)
    expect(words.join('\n')).toMatch(/macOS alone/)
    expect(words.join('\n')).toMatch(/cannot be reached/)
  })
})

describe('requested targets', () => {
  it('are all, those of a system, of a kind, or of both', () => {
    expect(askedTargets([])).toEqual(TARGETS)
    expect(askedTargets(['linux']).map(({ name }) => name)).toEqual(['deb', 'AppImage', 'tar.gz'])
    expect(askedTargets(['zip']).map(({ system }) => system)).toEqual(['win32', 'darwin'])
    expect(askedTargets(['win32/zip', 'appimage'])).toHaveLength(2)
  })

  it('are rejected if unknown', () => {
    expect(() => askedTargets(['rpm'])).toThrow('rpm')
  })
})
