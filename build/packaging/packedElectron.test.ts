import { describe, expect, it } from 'vitest'
import { refuseForRelease } from './packedElectron.ts'

const OFFICIAL = { version: '45.0.0', folder: '/electron/dist', standIn: false }

describe('a release', () => {
  it('is made from the official Electron, for players', () => {
    expect(() => refuseForRelease({ electron: OFFICIAL, edition: 'players' })).not.toThrow()
  })

  it('is never made from a stand-in', () => {
    const electron = { ...OFFICIAL, standIn: true }
    expect(() => refuseForRelease({ electron, edition: 'players' })).toThrow(/stand-in/)
  })

  it('cannot be steered from outside', () => {
    expect(() => refuseForRelease({ electron: OFFICIAL, edition: 'tests' })).toThrow(/for players/)
  })
})
