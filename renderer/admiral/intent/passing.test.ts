import { expect, it } from 'vitest'
import { sea } from '../../../engine/testkit/sea.ts'
import { Player } from '../../testkit/admiralPlayer.ts'
import { isUntouched, onFinishAll } from './deedRules.ts'
import { onConfirm } from './keyRules.ts'

const SHIPS = { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'red-line': 'e5 N', 'blue-line': 'p2 N' } as const
const untouched = () => new Player(sea({ ships: SHIPS }).state).do(onFinishAll)
const begun = () => new Player(sea({ ships: { ...SHIPS, 'red-brig': ['k5 N', { done: true }] } }).state).do(onFinishAll)

it('Enter goes back from the question whether the turn ends; the key of the end, once more, ends it', () => {
  for (const asked of [untouched, begun]) {
    const back = asked().do(onConfirm)
    expect([back.state.prompt, back.sent]).toEqual([null, []])
  }
  expect(untouched().do(onFinishAll).sent).toHaveLength(4)
  expect(begun().do(onFinishAll).sent).toHaveLength(3)
})

it('knows a round in which nobody has acted', () => {
  expect([untouched, begun].map((asked) => isUntouched(asked().state))).toEqual([true, false])
})
