import { execFileSync } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { readBounded } from './boundedRead.ts'

const isUnix = process.platform !== 'win32'

describe('readBounded', () => {
  it('returns the bytes of a file up to its limit', async () => {
    const path = join(await freshFolder(), 'file')
    await writeFile(path, Buffer.alloc(600_000, 7))
    expect(await readBounded(path, 600_000)).toEqual({ ok: true, bytes: Buffer.alloc(600_000, 7) })
    expect(await readBounded(path, 599_999)).toMatchObject({
      ok: false,
      why: 'larger than 599999 bytes',
      reason: { code: 'too-large' },
    })
  })

  it('refuses a folder and a link to one', async () => {
    const folder = await freshFolder()
    await mkdir(join(folder, 'inner'))
    await symlink(join(folder, 'inner'), join(folder, 'link'), 'junction')
    for (const name of ['inner', 'link']) {
      expect(await readBounded(join(folder, name), 10)).toMatchObject({ ok: false, reason: { code: 'not-a-file' } })
    }
  })

  it.runIf(isUnix)('refuses a device and a pipe without blocking', async () => {
    const pipe = join(await freshFolder(), 'pipe')
    execFileSync('mkfifo', [pipe])
    for (const path of ['/dev/zero', '/dev/null', pipe]) {
      expect(await readBounded(path, 10)).toMatchObject({ ok: false, reason: { code: 'not-a-file' } })
    }
  })

  it.runIf(process.platform === 'linux')('reads at most the limit of a file without a size', async () => {
    expect(await readBounded('/proc/self/status', 10)).toMatchObject({ ok: false, reason: { code: 'too-large' } })
  })

  it('throws the system error for a missing file', async () => {
    await expect(readBounded(join(await freshFolder(), 'none'), 10)).rejects.toThrow('ENOENT')
    await expect(readBounded('a\0b', 10)).rejects.toThrow()
    await expect(readBounded('x'.repeat(10_000), 10)).rejects.toThrow(isUnix ? 'ENAMETOOLONG' : 'ENOENT')
  })
})
