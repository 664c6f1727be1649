import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { type Installation, isSystemPackage, testFeed, unableReason } from './installation.ts'

/** Returns a package with these resource files. */
async function packed(files: readonly string[], more: Partial<Installation> = {}): Promise<Installation> {
  const resources = await freshFolder()
  for (const file of files) await writeFile(join(resources, file), 'deb')
  return { isPackaged: true, platform: 'linux', resources, env: {}, ...more }
}

describe('a copy of the program', () => {
  it('run from its sources cannot be updated, except from a test feed', () => {
    const sources = { isPackaged: false, platform: 'linux', resources: '/nowhere', env: {} } as const
    expect(unableReason(sources)).toBe('sources')
    expect(unableReason({ ...sources, env: { CAPTAINS_TABLE_FEED: '/tmp/feed.yml' } })).toBeNull()
  })

  it('that is packaged ignores test feeds', async () => {
    const env = { CAPTAINS_TABLE_FEED: '/tmp/feed.yml' }
    expect(unableReason(await packed([], { env }))).toBe('no-feed')
    expect(testFeed(await packed(['app-update.yml'], { env }))).toBeNull()
  })

  it('can be updated if it was installed', async () => {
    expect(unableReason(await packed(['app-update.yml', 'update.pub', 'package-type']))).toBeNull()
    const appImage = { env: { APPIMAGE: '/home/ann/table.AppImage' } }
    expect(unableReason(await packed(['app-update.yml', 'update.pub'], appImage))).toBeNull()
    expect(unableReason(await packed(['app-update.yml'], { platform: 'win32' }))).toBeNull()
    expect(unableReason(await packed(['app-update.yml'], { platform: 'darwin' }))).toBeNull()
  })

  it('on Linux cannot be updated without the key of releases', async () => {
    expect(unableReason(await packed(['app-update.yml', 'package-type']))).toBe('no-key')
  })

  it('cannot be updated if it was only unpacked', async () => {
    expect(unableReason(await packed(['app-update.yml']))).toBe('unpacked')
    const env = { PORTABLE_EXECUTABLE_FILE: 'C:\\table.exe' }
    expect(unableReason(await packed(['app-update.yml'], { platform: 'win32', env }))).toBe('unpacked')
  })

  it('from a system package is updated only on the user’s request', async () => {
    expect(isSystemPackage(await packed(['package-type']))).toBe(true)
    expect(isSystemPackage(await packed([]))).toBe(false)
  })
})
