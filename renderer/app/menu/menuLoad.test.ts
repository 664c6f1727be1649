import { expect, it } from 'vitest'
import { reachedFrom, wayTo } from '../../../build/directions/reached.ts'

it('the menu loads without the games and the table, which follow it', () => {
  const reached = reachedFrom(['renderer/main.tsx'], [], 'at once')
  expect(reached.size).toBeGreaterThan(100)
  const heavy = [...reached.keys()].filter(
    (name) => name === 'three' || name === '@react-three/fiber' || name === 'renderer/shell/games.ts',
  )
  expect(heavy.map((name) => wayTo(name, reached))).toEqual([])
})
