import { describe, expect, it } from 'vitest'
import { isPlace, placeText, readTableAddress } from './tableAddress.ts'

const TOKEN = 'a-_Z09'.repeat(4)

describe('the address of a table', () => {
  it.each([
    ['192.168.1.24', { host: '192.168.1.24', port: 4173, token: null }],
    [' 192.168.1.24:80 ', { host: '192.168.1.24', port: 80, token: null }],
    ['localhost:5000', { host: '127.0.0.1', port: 5000, token: null }],
    [`http://10.0.0.7:4173/#${TOKEN}`, { host: '10.0.0.7', port: 4173, token: TOKEN }],
    [`10.0.0.7:4173/watch#${TOKEN}`, { host: '10.0.0.7', port: 4173, token: TOKEN }],
    ['[FD00:0::7]:4173', { host: 'fd00::7', port: 4173, token: null }],
  ])('%s is read', (text, address) => {
    expect(readTableAddress(text)).toEqual(address)
  })

  it.each([
    '',
    'anchor lantern raven',
    'table.example:4173',
    'http://table.local/',
    'https://192.168.1.24:4173/',
    'file:///etc/passwd',
    'ws://192.168.1.24:4173',
    'http://192.168.1.24:4173@10.0.0.1/',
    'http://user@192.168.1.24/',
    '192.168.1.24:0',
    '192.168.1.24:99999',
    '192.168.1.256',
    '192.168.1',
    '127.1.000001',
    '0177.0.0.1',
    '[::1%25eth0]:80',
    '[:::]',
    '192.168.1.24:4173/#short',
    `192.168.1.24:4173/#${'x'.repeat(65)}`,
    `192.168.1.24:4173/?next=evil#${TOKEN}`,
    `192.168.1.24:4173/../../#${TOKEN}`,
    `192.168.1.24\n:4173`,
    `1${' '.repeat(300)}`,
  ])('%j is none', (text) => {
    expect(readTableAddress(text)).toBeNull()
  })

  it('is written in the form for typing', () => {
    expect(placeText({ host: '10.0.0.7', port: 80 })).toBe('10.0.0.7:80')
    expect(placeText({ host: 'fd00::7', port: 80 })).toBe('[fd00::7]:80')
  })

  it.each(['example', 'example.org', '', '1.2.3', '0x7f.0.0.1', '[::1]', 'fd00:0:0::7', '::1/..'])(
    'names no place called %j',
    (host) => {
      expect(isPlace({ host, port: 80 })).toBe(false)
    },
  )
})
