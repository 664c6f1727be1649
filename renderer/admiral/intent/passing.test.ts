import { expect, it } from 'vitest'
import { sea } from '../../../engine/testkit/sea.ts'
import { Player } from '../../testkit/admiralPlayer.ts'
import { isUntouched, onFinishAll } from './deedRules.ts'
import { onConfirm } from './keyRules.ts'

const SHIPS = { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'red-line': 'e5 N', 'blue-line': 'p2 N' } as const
const untouched = () => new Player(sea({ ships: SHIPS }).state).do(onFinishAll)
const begun = () => new Player(sea({ ships: { ...SHIPS, 'red-brig': ['k5 N', { done: true }] } }).state).do(onFinishAll)

it('Enter does not pass a round in which nobody has acted; the key of the end, once more, does', () => {
  expect(isUntouched(untouched().state)).toBe(true)
  const back = untouched().do(onConfirm)
  expect([back.state.prompt, back.sent]).toEqual([null, []])
  expect(untouched().do(onFinishAll).sent).toHaveLength(4)
})

it('Enter ends a turn in which somebody has acted', () => {
  expect(isUntouched(begun().state)).toBe(false)
  expect(begun().do(onConfirm).sent).toHaveLength(3)
})
