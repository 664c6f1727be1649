import { describe, expect, it } from 'vitest'
import { isForUs } from './origins.ts'

describe('the names of this computer', () => {
  const names = ['192.168.1.24', 'fd00::2', 'table.local']
  const isOurs = (host: string, port = 4173) => isForUs({ host }, names, port)

  it('are valid with the port that it listens on', () => {
    expect(isOurs('192.168.1.24:4173')).toBe(true)
    expect(isOurs('[fd00::2]:4173')).toBe(true)
    expect(isOurs('Table.local:4173')).toBe(true)
    expect(isOurs('192.168.1.24')).toBe(false)
    expect(isOurs('192.168.1.24', 80)).toBe(true)
    expect(isOurs('192.168.1.24:80', 80)).toBe(true)
  })

  it.each([
    'evil.example:4173',
    '192.168.1.24:4173.evil.example',
    'a@192.168.1.24:4173',
    '192.168.1.24:4173/',
    ' ',
    '',
  ])('do not include %j', (host) => {
    expect(isOurs(host)).toBe(false)
  })
})
