import { describe, expect, it } from 'vitest'
import { type ElectronSources, resolveElectron } from './electron.ts'

/** Returns a machine without Electron and network, except for what is given. */
function machine(given: Partial<ElectronSources>): { sources: ElectronSources; said: string[] } {
  const said: string[] = []
  const sources: ElectronSources = {
    overridden: () => null,
    downloaded: () => null,
    canDownload: async () => false,
    download: () => null,
    standIn: async () => '/stand-in/electron',
    say: (sentence) => said.push(sentence),
    ...given,
  }
  return { sources, said }
}

describe('resolveElectron', () => {
  it('prefers the requested build', async () => {
    const { sources } = machine({ overridden: () => '/mine/electron', downloaded: () => '/official/electron' })
    expect(await resolveElectron(sources)).toEqual({ path: '/mine/electron', standIn: false })
  })

  it('uses an official build on disk without asking the network', async () => {
    const { sources } = machine({
      downloaded: () => '/official/electron',
      canDownload: () => Promise.reject(new Error('asked')),
    })
    expect(await resolveElectron(sources)).toEqual({ path: '/official/electron', standIn: false })
  })

  it('downloads the official build if possible', async () => {
    const { sources, said } = machine({ canDownload: async () => true, download: () => '/official/electron' })
    expect(await resolveElectron(sources)).toEqual({ path: '/official/electron', standIn: false })
    expect(said).toEqual([])
  })

  it.each([
    ['does not answer', {}],
    ['breaks off', { canDownload: async () => true }],
  ])('runs on the stand-in and reports it if the download %s', async (_how, given) => {
    const { sources, said } = machine(given)
    expect(await resolveElectron(sources)).toEqual({ path: '/stand-in/electron', standIn: true })
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('stand-in')
  })

  it('fails when the stand-in is refused', async () => {
    const { sources, said } = machine({ standIn: () => Promise.reject(new Error('bin/electron differs')) })
    await expect(resolveElectron(sources)).rejects.toThrow('bin/electron differs')
    expect(said).toEqual([])
  })
})
