import { describe, expect, it } from 'vitest'
import { chancesAtEnd, chancesInRace } from './chances.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe('the chances in a race for gold', () => {
  it('are equal for equals, and add up to 1', () => {
    const chances = chancesInRace(Array(4).fill({ gold: 2, hands: 3 }), 20)
    expect(sum(chances)).toBeCloseTo(1)
    for (const chance of chances) expect(chance).toBeCloseTo(1 / 4)
  })

  it('rise with gold at home and with hands', () => {
    const [ahead = 0, behind = 0] = chancesInRace(
      [
        { gold: 5, hands: 3 },
        { gold: 3, hands: 3 },
      ],
      10,
    )
    expect(ahead).toBeGreaterThan(behind)
    const [many = 0, few = 0] = chancesInRace(
      [
        { gold: 3, hands: 3 },
        { gold: 3, hands: 1 },
      ],
      10,
    )
    expect(many).toBeGreaterThan(few)
  })

  it('are certain when nobody can catch up, and shared after a tie', () => {
    expect(
      chancesInRace(
        [
          { gold: 9, hands: 1 },
          { gold: 2, hands: 3 },
        ],
        3,
      ),
    ).toEqual([1, 0])
    expect(
      chancesInRace(
        [
          { gold: 4, hands: 0 },
          { gold: 4, hands: 0 },
        ],
        0,
      ),
    ).toEqual([0.5, 0.5])
  })

  it('are numbers for any amount of gold', () => {
    for (const left of [0, 0.5, 59, 1e6])
      expect(
        sum(
          chancesInRace(
            [
              { gold: 0, hands: 2 },
              { gold: 1, hands: 0 },
            ],
            left,
          ),
        ),
      ).toBeCloseTo(1)
  })
})

it('gives all to the winners at the end', () => {
  expect(chancesAtEnd([false, true])).toEqual([0, 1])
  expect(chancesAtEnd([true, false, true])).toEqual([0.5, 0, 0.5])
})
