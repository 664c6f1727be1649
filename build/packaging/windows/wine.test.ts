import { expect, it } from 'vitest'
import { parseRegistry } from './wine.ts'

const QUERY = [
  '',
  'HKEY_CURRENT_USER\\Software\\Classes\\.ctmatch',
  '    (Default)    REG_SZ    CaptainsTable.Match',
  '    Content Type    REG_SZ    application/x-match',
  '',
  'HKEY_CURRENT_USER\\Software\\Classes\\.ctmatch\\OpenWithProgids',
  '    CaptainsTable.Match    REG_SZ    ',
  '    Size    REG_DWORD    0x10',
  '',
].join('\r\n')

it('reads keys, names with spaces, default and empty values of a registry', () => {
  expect([...parseRegistry(QUERY)]).toEqual([
    ['HKEY_CURRENT_USER\\Software\\Classes\\.ctmatch', 'CaptainsTable.Match'],
    ['HKEY_CURRENT_USER\\Software\\Classes\\.ctmatch\\Content Type', 'application/x-match'],
    ['HKEY_CURRENT_USER\\Software\\Classes\\.ctmatch\\OpenWithProgids\\CaptainsTable.Match', ''],
    ['HKEY_CURRENT_USER\\Software\\Classes\\.ctmatch\\OpenWithProgids\\Size', '0x10'],
  ])
})

it('finds nothing where there is no key', () => {
  expect([...parseRegistry('')]).toEqual([])
})
