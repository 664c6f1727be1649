import { describe, expect, it } from 'vitest'
import type { PairScores } from '../arena.ts'
import { Schedule, type Task } from './schedule.ts'

const report = (...scores: PairScores) => ({ scores, forfeits: [] })
const take = (schedule: Schedule): readonly Task[] => {
  const tasks: Task[] = []
  for (let task = schedule.next(); task; task = schedule.next()) tasks.push(task)
  return tasks
}

describe('fixed pairs', () => {
  it('are dealt out in turn, with the same deals for every pairing', () => {
    expect(take(new Schedule(2, { seed: 5, pairs: 2, sprt: null }))).toEqual([
      { pairing: 0, seed: 5 },
      { pairing: 1, seed: 5 },
      { pairing: 0, seed: 6 },
      { pairing: 1, seed: 6 },
    ])
  })

  it('that were played before are not played again, wherever the gaps are', () => {
    const schedule = new Schedule(2, { seed: 1, pairs: 3, sprt: null })
    for (const [pairing, seed] of [
      [0, 1],
      [0, 3],
      [1, 1],
    ] as const) {
      schedule.note({ pairing, seed }, report(1, 0))
    }
    expect(take(schedule)).toEqual([
      { pairing: 1, seed: 2 },
      { pairing: 0, seed: 2 },
      { pairing: 1, seed: 3 },
    ])
  })

  it('count in the order of their deals', () => {
    const schedule = new Schedule(1, { seed: 1, pairs: 3, sprt: null })
    schedule.note({ pairing: 0, seed: 2 }, report(0, 0))
    expect(schedule.counted(0)).toEqual([])
    schedule.note({ pairing: 0, seed: 1 }, report(1, 1))
    expect(schedule.counted(0)).toEqual([report(1, 1), report(0, 0)])
    expect(schedule.progress).toEqual({ done: 2, most: 3 })
  })

  it('beyond the requested number do not count', () => {
    const schedule = new Schedule(1, { seed: 1, pairs: 1, sprt: null })
    schedule.note({ pairing: 0, seed: 1 }, report(1, 1))
    schedule.note({ pairing: 0, seed: 2 }, report(0, 0))
    expect(schedule.counted(0)).toEqual([report(1, 1)])
  })
})

describe('a sequential test', () => {
  const length = { seed: 1, pairs: 50, sprt: { elo0: 0, elo1: 100 } }

  it('ends a pairing at its verdict; the other goes on', () => {
    const schedule = new Schedule(2, length)
    for (let seed = 1; seed <= 6; seed++) schedule.note({ pairing: 0, seed }, report(1, 1))
    expect([schedule.verdict(0), schedule.verdict(1)]).toEqual(['h1', null])
    expect(take(schedule).every(({ pairing }) => pairing === 1)).toBe(true)
    expect(schedule.progress).toEqual({ done: 6, most: 56 })
  })

  it('gives the same result in any order of arrival', () => {
    const played = (order: readonly number[]) => {
      const schedule = new Schedule(1, length)
      for (const seed of order) schedule.note({ pairing: 0, seed }, seed === 3 ? report(0, 0) : report(0, 0.5))
      return [schedule.counted(0).length, schedule.verdict(0)]
    }
    const inOrder = Array.from({ length: 20 }, (_, i) => i + 1)
    expect(played(inOrder)).toEqual(played(inOrder.toReversed()))
    expect(played(inOrder)[1]).toBe('h0')
    expect(played(inOrder)[0]).toBeLessThan(20)
  })

  it('stays undecided at the last allowed pair', () => {
    const schedule = new Schedule(1, { ...length, pairs: 2 })
    for (const { seed } of take(schedule)) schedule.note({ pairing: 0, seed }, report(1, 0))
    expect([schedule.verdict(0), schedule.counted(0).length, schedule.next()]).toEqual([null, 2, null])
  })
})
