import { describe, expect, it } from 'vitest'
import { signingOf } from './signing.ts'

const APPLE = { APPLE_ID: 'a', APPLE_APP_SPECIFIC_PASSWORD: 'b', APPLE_TEAM_ID: 'c' }

describe('without certificates', () => {
  it.each(['linux', 'win32', 'darwin'] as const)('%s is reported as unsigned', (system) => {
    const { signed, words } = signingOf(system, {})
    expect(signed).toBe(false)
    expect(words).toMatch(/not signed|no signature/)
  })
})

describe('with certificates', () => {
  it('Windows and macOS are signed', () => {
    expect(signingOf('win32', { WIN_CSC_LINK: 'x' }).signed).toBe(true)
    expect(signingOf('darwin', { CSC_LINK: 'x', ...APPLE })).toMatchObject({
      signed: true,
      words: expect.stringMatching(/notarised by Apple/),
    })
  })

  it.each([
    ['the key alone', 'RWTkey'],
    ['the file of minisign', 'untrusted comment: minisign public key\nRWTkey\n'],
  ])('the notes of a release name the public key of its sums, given as %s', (_, key) => {
    const { words } = signingOf('linux', { MINISIGN_PUBLIC_KEY: key })
    expect(words).toContain('`minisign -Vm SHA256SUMS -P RWTkey`')
  })

  it('reports a macOS signature without notarisation', () => {
    expect(signingOf('darwin', { CSC_LINK: 'x' }).words).toMatch(/not notarised/)
    expect(signingOf('darwin', APPLE).signed).toBe(false)
  })
})
