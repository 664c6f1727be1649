import { describe, expect, it } from 'vitest'
import { askedCheck } from './checks.ts'
import { factsOf, printFacts } from './facts.ts'

const test = (title: string, status: string) => ({ ancestorTitles: ['the package'], title, status })
const file = (name: string, ...assertionResults: object[]) => ({ name, message: 'no display', assertionResults })

describe('the check', () => {
  it('is that of the Debian package unless another is named', () => {
    expect(askedCheck([])).toBe('deb')
    expect(askedCheck(['deb'])).toBe('deb')
  })

  it('must exist, and is only one', () => {
    expect(() => askedCheck(['rpm'])).toThrow(
      'no check is called rpm; there are deb, appimage, tar, updates, flatpak, mac, windows',
    )
    expect(() => askedCheck(['deb', 'rpm'])).toThrow('not also rpm')
  })
})

describe('the lists after a check', () => {
  const facts = factsOf({
    testResults: [
      file('first', test('starts', 'passed'), test('quits', 'failed'), test('mounts', 'skipped')),
      file('second'),
    ],
  })

  it('contain passed tests as verified, and all others as not verified', () => {
    expect(printFacts('deb', facts, ['a real screen'])).toBe(
      [
        '',
        'deb: verified (1)',
        '  - the package: starts',
        'deb: not verified (4)',
        '  - failed: the package: quits',
        '  - not run: the package: mounts',
        '  - failed: second: no display',
        '  - a real screen',
      ].join('\n'),
    )
  })

  it('are empty if the suite did not run', () => {
    expect(factsOf(null)).toEqual([])
  })
})
