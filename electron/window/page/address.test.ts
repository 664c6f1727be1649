import { describe, expect, it } from 'vitest'
import { pageAddress } from './address.ts'

const SERVER = { ELECTRON_RENDERER_URL: 'http://localhost:5173' }

describe('pageAddress', () => {
  it('uses the program’s own scheme', () => {
    const { url, isOwn, mayFetch } = pageAddress(true, {})
    expect(url).toBe('app://table/index.html')
    expect(isOwn(url)).toBe(true)
    expect(mayFetch('blob:app://table/1')).toBe(true)
    for (const other of ['https://example.com/', 'http://localhost:5173/', 'file:///etc/passwd', 'ws://localhost/']) {
      expect(mayFetch(other), other).toBe(false)
    }
  })

  it('enables the probe for tests', () => {
    expect(pageAddress(true, { CAPTAINS_TABLE_PROBE: '1' }).url).toBe('app://table/index.html?probe')
    expect(pageAddress(true, { CAPTAINS_TABLE_PROBE: 'coarse' }).url).toBe('app://table/index.html?probe=coarse')
  })

  it('uses the development server in a working tree, never in a packaged program', () => {
    const developing = pageAddress(false, SERVER)
    expect(developing.url).toBe('http://localhost:5173')
    expect(developing.isOwn('http://localhost:5173/main.tsx')).toBe(true)
    expect(developing.mayFetch('ws://localhost:5173/')).toBe(true)
    expect(developing.mayFetch('http://localhost:8080/')).toBe(false)
    const packed = pageAddress(true, SERVER)
    expect(packed.url).toBe('app://table/index.html')
    expect(packed.isOwn('http://localhost:5173/')).toBe(false)
  })
})
