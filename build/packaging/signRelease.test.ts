import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isSignedBy } from '../../electron/updates/minisign.ts'
import { requireSigned } from '../../electron/updates/signedUpdate.ts'
import { isOnPath } from '../electron/systemLibraries.ts'
import { factsOf, signRelease } from './signRelease.ts'

const PROGRAM = 'a program'
const SHA512 = createHash('sha512').update(PROGRAM).digest('base64')
const FEED = `version: 1.2.3
files:
  - url: captains-table-1.2.3.AppImage
    sha512: ${SHA512}
    size: 9
  - url: captains-table-1.2.3.deb
    sha512: ${SHA512}
    size: 9
path: captains-table-1.2.3.AppImage
sha512: ${SHA512}
releaseDate: '2026-01-01T00:00:00.000Z'
`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the feed of a release', () => {
  it('names its version and files', () => {
    expect(factsOf(FEED)).toEqual({
      version: '1.2.3',
      files: [
        { url: 'captains-table-1.2.3.AppImage', sha512: SHA512, size: 9 },
        { url: 'captains-table-1.2.3.deb', sha512: SHA512, size: 9 },
      ],
    })
    expect(() => factsOf('version: 1.2.3\n')).toThrow('no files')
  })

  // Releases are signed if minisign is installed.
  it.runIf(isOnPath('minisign'))('and its checksums are signed so that the updater takes them', async () => {
    const [key, publicKey] = [join(folder, 'secret.key'), join(folder, 'public.key')]
    execFileSync('minisign', ['-G', '-W', '-s', key, '-p', publicKey], { stdio: 'ignore' })
    const release = await mkdtemp(join(folder, 'files-'))
    await writeFile(join(release, 'latest-linux.yml'), FEED)
    await writeFile(join(release, 'captains-table-1.2.3.AppImage'), PROGRAM)
    await signRelease(release, key)
    const trusted = await readFile(publicKey, 'utf8')
    const signed = await readFile(join(release, 'latest-linux.yml'), 'utf8')
    const signature: unknown = JSON.parse(/^signature: (.*)$/m.exec(signed)?.[1] ?? '""')
    requireSigned(trusted, { ...factsOf(signed), signature })
    expect(() => requireSigned(trusted, { ...factsOf(signed), version: '1.2.4', signature })).toThrow('not signed')
    const sums = await readFile(join(release, 'SHA256SUMS'))
    expect(sums.toString()).toContain('latest-linux.yml')
    expect(isSignedBy(trusted, sums, await readFile(join(release, 'SHA256SUMS.minisig'), 'utf8'))).toBe(true)
  })
})
