import { describe, expect, it } from 'vitest'
import { refuseForRelease } from './packedElectron.ts'

const OFFICIAL = { version: '45.0.0', folder: '/electron/dist', standIn: false }

describe('a release', () => {
  it('uses the official Electron, for players', () => {
    expect(() => refuseForRelease({ electron: OFFICIAL, edition: 'players', feed: null })).not.toThrow()
  })

  it('never uses a stand-in', () => {
    const electron = { ...OFFICIAL, standIn: true }
    expect(() => refuseForRelease({ electron, edition: 'players', feed: null })).toThrow(/stand-in/)
  })

  it('is never the edition for tests', () => {
    expect(() => refuseForRelease({ electron: OFFICIAL, edition: 'tests', feed: null })).toThrow(/for players/)
  })

  it('is updated over https, never from a test feed', () => {
    const from = (url: string) => () =>
      refuseForRelease({ electron: OFFICIAL, edition: 'players', feed: { provider: 'generic', url } })
    expect(from('https://updates.example/table')).not.toThrow()
    expect(from('http://127.0.0.1:8000/')).toThrow(/https alone/)
  })
})
