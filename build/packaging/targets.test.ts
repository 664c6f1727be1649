import { describe, expect, it } from 'vitest'
import { askedTargets, obstacle, type PackagingMachine, TARGETS } from './targets.ts'

const OFFLINE_DEBIAN: PackagingMachine = {
  system: 'linux',
  online: false,
  hasDpkg: true,
  hasMakensis: true,
  has7za: true,
  missingForAppImage: ['gcc', 'squashfs-tools'],
}

/** Returns the possible targets as `system/name`. */
const possible = (machine: PackagingMachine) =>
  TARGETS.filter((target) => obstacle(target, machine) === null).map(({ system, name }) => `${system}/${name}`)

describe('possible targets', () => {
  it('offline on Debian: the Debian packages and all of Windows', () => {
    const windows = ['win32/nsis', 'win32/portable', 'win32/zip']
    expect(possible(OFFLINE_DEBIAN)).toEqual(['linux/deb', 'linux/tar.gz', ...windows])
  })

  it('offline without 7-Zip and makensis: only the Debian package', () => {
    expect(possible({ ...OFFLINE_DEBIAN, has7za: false, hasMakensis: false })).toEqual(['linux/deb'])
  })

  it('offline with all that its tools are made of: the AppImage too', () => {
    expect(possible({ ...OFFLINE_DEBIAN, missingForAppImage: [] })).toContain('linux/AppImage')
  })

  it('online: everything on Linux but macOS, which packs itself', () => {
    const online = { ...OFFLINE_DEBIAN, online: true }
    const mac = TARGETS.filter(({ system }) => system === 'darwin').length
    expect(possible(online)).toHaveLength(TARGETS.length - mac)
    const onMac = possible({ ...online, system: 'darwin', hasDpkg: false, hasMakensis: false })
    expect(onMac.filter((name) => name.startsWith('darwin'))).toHaveLength(mac)
  })

  it('on Windows: the zip, but not what makensis makes on Linux', () => {
    const windows = possible({ ...OFFLINE_DEBIAN, system: 'win32', online: true, hasDpkg: false })
    expect(windows.filter((name) => name.startsWith('win32'))).toEqual(['win32/zip'])
  })

  it('names the command that installs makensis', () => {
    const [installer] = askedTargets(['nsis'])
    expect(installer && obstacle(installer, { ...OFFLINE_DEBIAN, hasMakensis: false })).toContain(
      'apt-get install nsis',
    )
  })

  it('explains an impossible target', () => {
    const words = TARGETS.map((target) => obstacle(target, OFFLINE_DEBIAN)).filter((why) => why !== null)
    expect(words).toHaveLength(3)
    expect(words.join('\n')).toMatch(/macOS alone/)
    expect(words.join('\n')).toMatch(/takes the packages gcc, squashfs-tools/)
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
