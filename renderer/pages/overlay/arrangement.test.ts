import { describe, expect, it } from 'vitest'
import { OVERLAY_PARTS, USUAL_PARTS } from './address.ts'
import {
  BOXES,
  coveredBy,
  LONG_SIDE,
  MOST_SCALE,
  partsAt,
  partsNow,
  partsThatFit,
  SHORT_SIDE,
  sourceSize,
} from './arrangement.ts'

describe('all parts in one picture', () => {
  const orders = Array.from({ length: 60 }, (_, seed) =>
    OVERLAY_PARTS.toSorted((a, b) => ((a.length * 31 + seed * 7) % 11) - ((b.length * 17 + seed * 5) % 13)),
  )

  it.each([1, 2, 3, 4])('cover at most 0.18 of it, whichever are asked for, with %i sides', (sides) => {
    for (const order of orders)
      for (const scale of [0.5, 1, MOST_SCALE])
        expect(coveredBy(partsThatFit(order, sides, scale), sides) * scale ** 2).toBeLessThanOrEqual(0.18)
  })

  it('are taken in the order of importance', () => {
    expect(partsThatFit(OVERLAY_PARTS, 4)[0]).toBe('score')
    expect(partsThatFit(['log', 'score', 'captains'], 2)).toEqual(['log', 'score', 'captains'])
  })

  it('hold the usual parts of two players', () => {
    expect(partsThatFit(USUAL_PARTS, 2)).toEqual(USUAL_PARTS)
  })

  it('hold the chances of four sides beside their scores', () => {
    expect(partsThatFit(USUAL_PARTS, 4)).toEqual(USUAL_PARTS.filter((part) => part !== 'gold-race'))
  })

  it('make room for a vote while there is one, first among the usual parts', () => {
    expect(partsNow(USUAL_PARTS, false)).toEqual(USUAL_PARTS)
    expect(partsNow(USUAL_PARTS, true)).toEqual(['vote', ...USUAL_PARTS])
    for (const sides of [1, 2, 3, 4]) {
      const parts = partsThatFit(partsNow(USUAL_PARTS, true), sides)
      expect(parts.slice(0, 3)).toEqual(['vote', 'score', 'turn'])
      expect(partsThatFit(partsNow(USUAL_PARTS, true), sides, MOST_SCALE).slice(0, 2)).toEqual(['vote', 'score'])
    }
    expect(partsNow(['score', 'vote'], true)).toEqual(['score', 'vote'])
    expect(partsNow(['score', 'vote'], false)).toEqual(['score'])
  })

  it('fit beside each other at the largest scale', () => {
    const width = (place: string) =>
      Math.max(...OVERLAY_PARTS.filter((part) => BOXES[part].place === place).map((part) => BOXES[part].size(4).width))
    const lower = width('bottom-left') + width('middle') + width('bottom-right')
    expect(lower * MOST_SCALE).toBeLessThan(LONG_SIDE)
    const widest = Math.max(
      ...OVERLAY_PARTS.map((part) => Math.max(BOXES[part].size(2).width, BOXES[part].size(4).width)),
    )
    expect(widest * MOST_SCALE).toBeLessThan(SHORT_SIDE)
  })
})

it('shows one part of the middle at a time, the most urgent that has something to show', () => {
  const middle = ['ticker', 'lower-third', 'next-match'] as const
  expect(partsAt('middle', middle, () => true)).toEqual(['next-match'])
  expect(partsAt('middle', middle, (part) => part !== 'next-match')).toEqual(['lower-third'])
  expect(partsAt('middle', middle, (part) => part === 'ticker')).toEqual(['ticker'])
})

it('asks OBS for a source that holds the part in every match', () => {
  for (const part of OVERLAY_PARTS)
    for (const sides of [1, 2, 3, 4]) {
      const { width, height } = BOXES[part].size(sides)
      const source = sourceSize(part)
      expect([source.width >= width * 28, source.height >= height * 28]).toEqual([true, true])
    }
})
