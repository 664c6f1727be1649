import { describe, expect, it } from 'vitest'
import { go, walked } from '../../testkit/walks.ts'
import type { JackalMove } from '../types.ts'
import { timesRound } from './circling.ts'

function times(moves: readonly JackalMove[], next: JackalMove, drawing = '. .', second = 'i5'): number | undefined {
  const match = walked(moves, drawing, second)
  const own = match.entries.filter(({ seat }) => seat === 'white')
  return timesRound(own, match.state, [next])[0]
}

const ROUND = [go('white-1', 'f5'), go('white-2', 'i6'), go('white-1', 'e5'), go('white-2', 'i5')]

describe('a crew goes round', () => {
  it('by a step back, and not by a step on', () => {
    expect(times([go('white-1', 'f5')], go('white-1', 'e5'))).toBe(1)
    expect(times([go('white-1', 'f5')], go('white-1', 'g5'))).toBe(0)
  })

  it('by the last of four steps that lead to where it began, and by the first of the next four', () => {
    expect(times(ROUND.slice(0, 3), go('white-2', 'i5'))).toBe(1)
    expect(times(ROUND, go('white-1', 'f5'))).toBe(1)
    expect(times([...ROUND, ...ROUND], go('white-1', 'f5'))).toBe(2)
  })

  it('if either of two equal pirates comes to stand there', () => {
    expect(times([go('white-1', 'f6'), go('white-2', 'h5')], go('white-2', 'i5'))).toBe(1)
  })

  it('with a coin, too, that it carries there and back', () => {
    const carried = [go('white-1', 'f5', 'coin'), go('white-2', 'i6'), go('white-1', 'e5', 'coin')]
    expect(times(carried.slice(0, 1), go('white-1', 'e5', 'coin'), 'empty=1 .')).toBe(1)
    expect(times(carried, go('white-1', 'f5', 'coin'), 'empty=1 .')).toBe(1)
  })

  it('with the coin that was lifted from under another, which stays', () => {
    expect(times([go('white-2', 'f5', 'coin')], go('white-2', 'e5', 'coin'), 'empty=1 .', 'e5')).toBe(1)
  })

  it('by a step onto an arrow that leads back', () => {
    expect(times([go('white-1', 'e6')], go('white-1', 'f5'), '. <')).toBe(1)
  })

  it('no more once a tile was turned: that may be reason enough to come back', () => {
    expect(times([go('white-1', 'f5')], go('white-1', 'e5'), '. ?rum')).toBe(0)
  })
})
