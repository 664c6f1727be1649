import { describe, expect, it } from 'vitest'
import { matchFileIn } from './commandLine.ts'

describe('matchFileIn', () => {
  it('finds a match file anywhere among the arguments', () => {
    expect(matchFileIn(['electron', '.', '--no-sandbox', 'games/last.ctmatch', '--x'], '/home/ann')).toBe(
      '/home/ann/games/last.ctmatch',
    )
    expect(matchFileIn(['table', '/tmp/a b.ctmatch'], '/home/ann')).toBe('/tmp/a b.ctmatch')
  })

  it.each([
    [[]],
    [['table']],
    [['table', '--user-data-dir=/tmp/x', '--unknown', 'picture.png']],
    [['table', '--load=evil.ctmatch']],
    [['table', 'a\0.ctmatch']],
    [['program.ctmatch']],
  ])('finds none in %j', (args) => {
    expect(matchFileIn(args, '/')).toBeNull()
  })
})
