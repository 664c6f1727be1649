import { expect, it } from 'vitest'
import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { battle } from '../../testkit/boards/admiralBoard.ts'
import { resultLines } from './result.ts'

const state = battle({ ships: ['line red m5 N', 'brig red k5 N', 'galleon blue t9 S'] })
const [line, , galleon] = state.ships.map(({ id }) => id)
const shot = (ship: string | undefined, shots: number, hit: boolean): AdmiralEvent => ({
  kind: 'shotsFired',
  by: [{ ship: ship ?? '', shots, guns: 'broadside', from: 1, distance: 2 }],
  target: galleon ?? '',
  at: 3,
  aim: 'hull',
  occasion: 'turn',
  faces: [1, 3, 5],
  die: hit ? 1 : 2,
  hit,
  reveals: true,
})

it('the winner comes first, with what is left, taken and hit', () => {
  const events: AdmiralEvent[] = [
    shot(line, 2, true),
    shot(line, 2, false),
    { kind: 'shipTaken', ship: galleon ?? '', from: 'blue', to: 'red', by: line ?? '' },
  ]
  const outcome = { winners: ['red'], scores: { red: 10, blue: 4 } }
  const [first, second] = resultLines(state, outcome, events)
  expect(first).toMatchObject({ team: 'red', wins: true, afloat: 2, taken: 1, shots: 4, accuracy: 50, hull: 10 })
  expect(second).toMatchObject({ team: 'blue', wins: false, accuracy: null })
})
