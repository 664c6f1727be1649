import { expect, it } from 'vitest'
import { botsBench, countLoop } from './bots.ts'

it('every level of every game is timed, beside a loop', () => {
  const asked: number[] = []
  const rows = botsBench.rows(
    () => 1,
    (works) => {
      asked.push(works.length)
      return [200, 1000]
    },
  )
  const levels = ['Jackal', 'Admiral'].flatMap((game) =>
    ['easy', 'medium', 'hard', 'master'].map((level) => `${game}, ${level}`),
  )
  const names = [...levels, ...['easy', 'medium', 'hard'].map((level) => `Sea Battle, ${level}`)]
  expect(rows.map(({ name }) => name)).toEqual(names.flatMap((name) => [name, `${name}, in loops`]))
  expect(new Set(rows.map(({ value, unit }) => `${value} ${unit}`))).toEqual(new Set(['5 ms', '5 ×']))
  expect(asked).toEqual(names.map(() => 2))
})

it('the loop hashes on and on', () => {
  expect(countLoop(3)).not.toBe(countLoop(4))
  expect(countLoop(1000)).toBe(countLoop(1000))
})
