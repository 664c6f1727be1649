import { describe, expect, it } from 'vitest'
import { createRename } from './rename.ts'

const failed = (code: string) => Object.assign(new Error(`${code}: rename`), { code })

/** Returns a rename that fails with each of these codes in turn, then succeeds. */
function renameAfter(codes: readonly string[], platform: NodeJS.Platform = 'win32') {
  const waits: number[] = []
  const attempts: string[] = []
  const rename = createRename({
    rename: async (from, to) => {
      const code = codes[attempts.length]
      attempts.push(`${from} → ${to}`)
      if (code !== undefined) throw failed(code)
    },
    wait: async (pause) => waits.push(pause),
    platform,
  })
  return { rename: () => rename('draft', 'file'), waits, attempts }
}

describe('renaming a file on Windows', () => {
  it('does not wait if the file is free', async () => {
    const { rename, waits, attempts } = renameAfter([])
    await rename()
    expect({ waits, attempts }).toEqual({ waits: [], attempts: ['draft → file'] })
  })

  it.each(['EPERM', 'EBUSY', 'EACCES'])('tries again after %s, each time after a longer pause', async (code) => {
    const { rename, waits, attempts } = renameAfter([code, code, code])
    await rename()
    expect(attempts).toHaveLength(4)
    expect(waits).toEqual([10, 20, 40])
  })

  it('gives up within two seconds and throws the first error', async () => {
    const { rename, waits, attempts } = renameAfter(['EBUSY', ...Array(20).fill('EPERM')])
    await expect(rename()).rejects.toMatchObject({ code: 'EBUSY' })
    expect(attempts).toHaveLength(waits.length + 1)
    const total = waits.reduce((sum, one) => sum + one)
    expect(total).toBeGreaterThan(1000)
    expect(total).toBeLessThan(2000)
  })

  it.each([['ENOSPC'], ['EBUSY', 'ENOENT']])('does not try again after another error: %s %s', async (...codes) => {
    const { rename, attempts } = renameAfter(codes)
    await expect(rename()).rejects.toMatchObject({ code: codes.at(-1) })
    expect(attempts).toHaveLength(codes.length)
  })
})

it.each(['linux', 'darwin'] as const)('on %s a refusal is final', async (platform) => {
  const { rename, attempts } = renameAfter(['EACCES'], platform)
  await expect(rename()).rejects.toMatchObject({ code: 'EACCES' })
  expect(attempts).toHaveLength(1)
})
