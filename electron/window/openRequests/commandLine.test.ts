import { describe, expect, it } from 'vitest'
import { openRequestFor, openRequestsIn, printable, refusedSwitches } from './commandLine.ts'

const packed = { workingFolder: '/home/ann', fromSources: false }
const sources = { workingFolder: '/home/ann', fromSources: true }

describe('a command line', () => {
  it('requests a match file or a replay at any position', () => {
    expect(openRequestsIn(['table', '--no-sandbox', 'games/last.ctmatch', '--x'], packed)).toEqual([
      { kind: 'match', path: '/home/ann/games/last.ctmatch' },
    ])
    expect(openRequestsIn(['table', '/tmp/a b.ctreplay'], packed)).toEqual([
      { kind: 'replay', path: '/tmp/a b.ctreplay' },
    ])
    expect(openRequestsIn(['electron', '--x', '/src/table', 'last.ctmatch'], sources)).toEqual([
      { kind: 'match', path: '/home/ann/last.ctmatch' },
    ])
  })

  it('requests all its files in their order, whatever they are', () => {
    expect(openRequestsIn(['table', 'two.ctreplay', 'one.ctmatch', 'x.png', 'cove.ctmap'], packed)).toEqual([
      { kind: 'replay', path: '/home/ann/two.ctreplay' },
      { kind: 'match', path: '/home/ann/one.ctmatch' },
      { kind: 'refused', name: 'x.png', why: 'other-extension' },
      { kind: 'map', path: '/home/ann/cove.ctmap' },
    ])
  })

  it('requests a file whose extension is in capitals, as old disks and mail programs write it', () => {
    expect(openRequestsIn(['table', 'LAST.CTMATCH', 'Cove.CtMap', 'TWO.CTREPLAY'], packed)).toEqual([
      { kind: 'match', path: '/home/ann/LAST.CTMATCH' },
      { kind: 'map', path: '/home/ann/Cove.CtMap' },
      { kind: 'replay', path: '/home/ann/TWO.CTREPLAY' },
    ])
  })

  it('requests a file by its address, as a desktop passes it to an AppImage', () => {
    expect(openRequestsIn(['table', 'file:///home/ann/the%20last.ctmatch'], packed)).toEqual([
      { kind: 'match', path: '/home/ann/the last.ctmatch' },
    ])
  })

  it.each([[[]], [['table']], [['table', '--user-data-dir=/tmp/x', '--load=evil.ctmatch']], [['program.ctmatch']]])(
    'gives nothing: %j',
    (words) => {
      expect(openRequestsIn(words, packed)).toEqual([])
    },
  )

  it.each([
    [['table', 'https://example.com/evil.ctmatch'], 'address'],
    [['table', 'captains-table://open?file=/etc/passwd'], 'address'],
    [['table', 'file://else.example/home/ann/last.ctmatch'], 'address'],
    [['table', 'file:///home/ann%2flast.ctmatch'], 'address'],
    [['table', 'file:///home/ann/a%0a.ctmatch'], 'unprintable-name'],
    [['table', 'javascript://x.ctmatch'], 'address'],
    [['table', 'a\0.ctmatch'], 'unprintable-name'],
    [['table', 'a\n.ctmatch'], 'unprintable-name'],
    [['table', '\u202ehctamtc.ctmatch'], 'unprintable-name'],
    [['table', '\ud800.ctmatch'], 'unprintable-name'],
    [['table', 'picture.png'], 'other-extension'],
    [['table', '/dev/zero'], 'other-extension'],
    [['table', '/home/ann'], 'other-extension'],
    [['table', 'CTMATCH'], 'other-extension'],
    [['table', 'cove.txt'], 'other-extension'],
    [['table', `${'x'.repeat(100_000)}`], 'other-extension'],
  ])('that names no openable file is refused: %j', (words, why) => {
    const [given] = openRequestsIn(words, packed)
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
