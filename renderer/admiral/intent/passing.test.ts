import { expect, it } from 'vitest'
import { sea } from '../../../engine/testkit/sea.ts'
import { type Gesture, Player } from '../../testkit/admiralPlayer.ts'
import { isUntouched, onFinishAll } from './deedRules.ts'
import { onCancel } from './intentRules.ts'
import { onArrow, onConfirm, onDigit } from './keyRules.ts'
import { onLaidOut } from './layingOut.ts'

const SHIPS = { 'red-brig': 'k5 N', 'red-frigate': 'h5 N', 'red-line': 'e5 N', 'blue-line': 'p2 N' } as const
const untouched = () => new Player(sea({ ships: SHIPS }).state).do(onFinishAll)
const begun = () => new Player(sea({ ships: { ...SHIPS, 'red-brig': ['k5 N', { done: true }] } }).state).do(onFinishAll)

it('Enter, the golden button or the key that asked confirm the end of the turn; Esc goes back', () => {
  for (const answer of [onConfirm, onFinishAll]) {
    expect(untouched().do(answer).sent).toHaveLength(4)
    expect(begun().do(answer).sent).toHaveLength(3)
  }
  const back = untouched().do(onCancel)
  expect([back.state.prompt, back.sent]).toEqual([null, []])
})

it('Enter applies to the cell under the pointer, and a digit to a ship, even if the coach has advised to end the turn', () => {
  const ends = (['red-brig', 'red-frigate', 'red-line'] as const).map((ship) => ({ kind: 'finish', ship }) as const)
  const told = (...gestures: readonly Gesture[]) =>
    new Player(sea({ ships: SHIPS, wind: 'N storm' }).state).do((state) => onLaidOut(state, ends), ...gestures)
  expect(told(onConfirm).sent).toHaveLength(3)
  const pointed = told((state) => onArrow(state, 1, 0), onConfirm)
  expect([pointed.sent, pointed.state.prompt]).toEqual([[], null])
  const begun = new Player(sea({ ships: SHIPS }).state)
  const chosen = begun.do(
    (state) => onLaidOut(state, ends),
    (state) => onDigit(state, 2),
  )
  expect([chosen.state.selected, chosen.state.prompt]).toEqual(['red-frigate', null])
})

it('recognizes a round in which no unit has acted', () => {
  expect([untouched, begun].map((asked) => isUntouched(asked().state))).toEqual([true, false])
})
