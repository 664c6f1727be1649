import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installCommand, isComplete, tooOld } from './setup.mjs'

describe('isComplete', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/three': { version: '0.187.0' },
      'node_modules/mac': { version: '1.0.0', optional: true },
    },
  }

  it('is true if every required package has its version, without those of other platforms', () => {
    expect(isComplete(wanted, { packages: { 'node_modules/three': { version: '0.187.0' } } })).toBe(true)
  })

  it('is false for a missing package, an outdated one and an outdated optional one', () => {
    expect(isComplete(wanted, {})).toBe(false)
    expect(isComplete(wanted, { packages: { 'node_modules/three': { version: '0.186.0' } } })).toBe(false)
    const oldPart = { 'node_modules/three': { version: '0.187.0' }, 'node_modules/mac': { version: '0.9.0' } }
    expect(isComplete(wanted, { packages: oldPart })).toBe(false)
  })
})

describe('installCommand', () => {
  it('runs npm on the project’s Node if the machine’s is too old', () => {
    expect(installCommand('20.20.2', '24.21.0')).toEqual(['npx', '--yes', '--package=node@24.21.0', '--', 'npm', 'ci'])
    expect(installCommand('22.11.0', '24.21.0')[0]).toBe('npx')
  })

  it('runs npm directly on a recent Node', () => {
    expect(installCommand('22.12.0', '24.21.0')).toEqual(['npm', 'ci'])
    expect(installCommand('24.1.0', '24.21.0')).toEqual(['npm', 'ci'])
  })
})

describe('a Node that is too old for the setup', () => {
  it('is named, with the oldest that can be used', () => {
    expect(tooOld('18.20.4')).toContain('Node.js 20.11 or newer is needed, and this is 18.20.4')
    expect(tooOld('20.10.0')).toContain('this is 20.10.0')
    expect([tooOld('20.11.0'), tooOld('24.21.0')]).toEqual([null, null])
  })
})

describe('the packages', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))

  it('are pinned to exact versions', () => {
    const versions: readonly string[] = Object.values(devDependencies)
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it('have an Electron that still gets fixes', () => {
    expect(Number.parseInt(devDependencies.electron, 10)).toBeGreaterThanOrEqual(42)
  })
})
