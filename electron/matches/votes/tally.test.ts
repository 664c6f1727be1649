import { describe, expect, it } from 'vitest'
import { openStream } from '../../../engine/kernel/rng.ts'
import { winnerOf } from './tally.ts'

const SEED = '5a'.repeat(32)

describe('the option that viewers have chosen', () => {
  it('is the one with the most votes', () => {
    expect(winnerOf([1, 3, 2], SEED, 7)).toBe(1)
  })

  it('is none without votes', () => {
    expect(winnerOf([0, 0], SEED, 7)).toBeNull()
    expect(winnerOf([], SEED, 7)).toBeNull()
  })

  it('is drawn in a tie by the seed of the match, as everyone can check once it is open', () => {
    const drawn = Array.from({ length: 40 }, (_, moves) => winnerOf([2, 0, 2, 2], SEED, moves))
    const checked = drawn.map((_, moves) => [0, 2, 3][openStream(SEED, `vote/${moves}`).int(3)])
    expect(drawn).toEqual(checked)
    expect(new Set(drawn)).toEqual(new Set([0, 2, 3]))
  })
})
