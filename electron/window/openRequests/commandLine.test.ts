import { describe, expect, it } from 'vitest'
import { openRequestFor, openRequestIn, printable, refusedSwitches } from './commandLine.ts'

const packed = { workingFolder: '/home/ann', fromSources: false }
const sources = { workingFolder: '/home/ann', fromSources: true }

describe('a command line', () => {
  it('requests a match file or a replay at any position', () => {
    expect(openRequestIn(['table', '--no-sandbox', 'games/last.ctmatch', '--x'], packed)).toEqual({
      kind: 'match',
      path: '/home/ann/games/last.ctmatch',
    })
    expect(openRequestIn(['table', '/tmp/a b.ctreplay'], packed)).toEqual({ kind: 'replay', path: '/tmp/a b.ctreplay' })
    expect(openRequestIn(['electron', '--x', '/src/table', 'last.ctmatch'], sources)).toEqual({
      kind: 'match',
      path: '/home/ann/last.ctmatch',
    })
  })

  it.each([[[]], [['table']], [['table', '--user-data-dir=/tmp/x', '--load=evil.ctmatch']], [['program.ctmatch']]])(
    'gives nothing: %j',
    (words) => {
      expect(openRequestIn(words, packed)).toBeNull()
    },
  )

  it.each([
    [['table', 'one.ctmatch', 'two.ctmatch'], 'too-many'],
    [['table', 'https://example.com/evil.ctmatch'], 'address'],
    [['table', 'captains-table://open?file=/etc/passwd'], 'address'],
    [['table', 'file:///home/ann/last.ctmatch'], 'address'],
    [['table', 'javascript://x.ctmatch'], 'address'],
    [['table', 'a\0.ctmatch'], 'unprintable'],
    [['table', 'a\n.ctmatch'], 'unprintable'],
    [['table', '\u202ehctamtc.ctmatch'], 'unprintable'],
    [['table', '\ud800.ctmatch'], 'unprintable'],
    [['table', 'picture.png'], 'not-ours'],
    [['table', '/dev/zero'], 'not-ours'],
    [['table', '/home/ann'], 'not-ours'],
    [['table', 'CTMATCH'], 'not-ours'],
    [['table', `${'x'.repeat(100_000)}`], 'not-ours'],
  ])('that names no openable file is refused: %j', (words, why) => {
    const given = openRequestIn(words, packed)
    expect(given).toMatchObject({ kind: 'refused', why })
    if (given?.kind === 'refused') expect(given.name.length).toBeLessThan(100)
  })
})

describe('a printable name', () => {
  it('keeps its line and direction', () => {
    expect(printable('a\nb\u202ec')).toBe('a�b�c')
    expect(printable('😀'.repeat(100))).toBe(`${'😀'.repeat(80)}…`)
    expect(openRequestFor('evening.ctmatch', '/')).toEqual({ kind: 'match', path: '/evening.ctmatch' })
  })
})

describe('switches that disable protections', () => {
  const given = (name: string) => ['remote-debugging-port', 'js-flags', 'no-sandbox', 'lang'].includes(name)

  it('prevent a packaged program from starting', () => {
    expect(refusedSwitches(true, false, given)).toEqual(['remote-debugging-port', 'js-flags'])
  })

  it.each(['single-process', 'browser-subprocess-path', 'ssl-key-log-file'])('are each refused: %s', (name) => {
    expect(refusedSwitches(true, false, (one) => one === name)).toEqual([name])
  })

  it('do not include those that Electron sets itself', () => {
    expect(refusedSwitches(true, false, (name) => name === 'allow-file-access-from-files')).toEqual([])
  })

  it('are allowed in development and tests', () => {
    expect(refusedSwitches(false, false, given)).toEqual([])
    expect(refusedSwitches(true, true, given)).toEqual([])
  })
})
