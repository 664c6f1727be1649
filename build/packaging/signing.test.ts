import { describe, expect, it } from 'vitest'
import { signingOf } from './signing.ts'

const APPLE = { APPLE_ID: 'a', APPLE_APP_SPECIFIC_PASSWORD: 'b', APPLE_TEAM_ID: 'c' }

describe('without certificates', () => {
  it.each(['linux', 'win32', 'darwin'] as const)('%s is said to be unsigned', (system) => {
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

  it('reports a macOS signature without notarisation', () => {
    expect(signingOf('darwin', { CSC_LINK: 'x' }).words).toMatch(/not notarised/)
    expect(signingOf('darwin', APPLE).signed).toBe(false)
  })
})
