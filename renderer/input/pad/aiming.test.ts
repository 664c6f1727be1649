import { describe, expect, it } from 'vitest'
import { nextTarget } from './aiming.ts'
import { DIRECTIONS, type Direction } from './buttons.ts'

/** Places drawn as text: the cursor is at `@`, targets are letters. */
function drawn(rows: readonly string[]) {
  const places = rows.flatMap((row, z) => [...row].map((name, x) => ({ name, x, z })))
  const from = places.find(({ name }) => name === '@')
  if (!from) throw new Error('no cursor')
  return { from, targets: places.filter(({ name }) => /[a-z]/.test(name)) }
}

const aimed = (rows: readonly string[], direction: Direction, azimuth = 0) => {
  const { from, targets } = drawn(rows)
  return nextTarget(from, targets, direction, azimuth)?.name ?? null
}

const QUARTER = Math.PI / 2

describe('aiming with a pad', () => {
  it('takes the nearest target in the direction, however far it is', () => {
    expect(aimed(['.....', '@.a.b', '.....'], 'right')).toBe('a')
    expect(aimed(['b....', '@....', '.....'], 'up')).toBe('b')
    expect(aimed(['.....', '@...b', '.....'], 'left')).toBeNull()
  })

  it('takes targets within 60° of the direction', () => {
    expect(aimed(['.a', '..', '..', '@.'], 'right')).toBeNull()
    expect(aimed(['.a', '@.'], 'right')).toBe('a')
  })

  it('prefers a target straight ahead to a nearer one aside', () => {
    expect(aimed(['.a.', '@.b'], 'right')).toBe('b')
    expect(aimed(['.a...', '@...b'], 'right')).toBe('a')
  })

  it('follows the screen, whichever side the camera faces', () => {
    const rows = ['.n.', 'w@e', '.s.']
    const seen = (azimuth: number) => DIRECTIONS.map((direction) => aimed(rows, direction, azimuth)).join('')
    expect(seen(0)).toBe('nswe')
    expect(seen(QUARTER)).toBe('wesn')
    expect(seen(2 * QUARTER)).toBe('snew')
    expect(seen(-QUARTER)).toBe('ewns')
  })

  it('turns with a camera that looks across a corner', () => {
    expect(aimed(['a.b', '.@.', 'c.d'], 'up', QUARTER / 2)).toBe('a')
    expect(aimed(['a.b', '.@.', 'c.d'], 'right', QUARTER / 2)).toBe('b')
  })

  it('comes back where it was over a field without gaps', () => {
    const rows = ['abc', 'd@e', 'fgh']
    expect(DIRECTIONS.map((direction) => aimed(rows, direction))).toEqual(['b', 'g', 'd', 'e'])
  })
})
