import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { billOfMaterials } from './sbom.ts'

const PRODUCT = { name: 'captains-table', version: '1.2.3', description: '', license: 'MIT' }
const LOCK = {
  packages: {
    '': { name: 'captains-table', version: '1.2.3' },
    'node_modules/three': { version: '0.1.0', license: 'MIT', integrity: 'sha512-AAEC' },
    'node_modules/@types/three': { version: '0.1.0', license: 'MIT' },
    'node_modules/a/node_modules/three': { version: '0.0.9', license: 'MIT' },
    'node_modules/electron': { version: '45.0.0', license: 'MIT', integrity: 'sha512-AAEC' },
  },
}
const bill = billOfMaterials(PRODUCT, LOCK, { packages: ['three'], electron: '42.0.0' })
const named = (purl: string) => bill.components.find((one) => one.purl === purl)

describe('the bill of materials', () => {
  it('describes the product', () => {
    expect(bill.metadata.component).toMatchObject({ name: 'captains-table', version: '1.2.3', type: 'application' })
  })

  it('distinguishes what is shipped from what only builds it', () => {
    expect(named('pkg:npm/three@0.1.0')?.scope).toBe('required')
    expect(named('pkg:npm/%40types/three@0.1.0')?.scope).toBe('excluded')
    expect(bill.dependencies[0]?.dependsOn).toContain('pkg:npm/three@0.1.0')
    expect(bill.dependencies[0]?.dependsOn).not.toContain('pkg:npm/%40types/three@0.1.0')
  })

  it('contains the hashes of the lock file', () => {
    expect(named('pkg:npm/three@0.1.0')?.hashes).toEqual([{ alg: 'SHA-512', content: '000102' }])
  })

  it('names the packed Electron, without the hash of another version', () => {
    expect(named('pkg:npm/electron@42.0.0')).toMatchObject({ scope: 'required', type: 'framework' })
    expect(named('pkg:npm/electron@42.0.0')).not.toHaveProperty('hashes')
    expect(named('pkg:npm/electron@45.0.0')).toBeUndefined()
  })

  it('contains every package of the real lock file', () => {
    const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'package-lock.json'), 'utf8'))
    const { components } = billOfMaterials(PRODUCT, lock, { packages: ['three'], electron: '45.0.0' })
    expect(components.length).toBeGreaterThan(300)
    expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(components.length)
  })
})
