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

it('the question whether the turn ends is answered by Enter, the golden button, or by the key that asked; Esc goes back', () => {
  for (const answer of [onConfirm, onFinishAll]) {
    expect(untouched().do(answer).sent).toHaveLength(4)
    expect(begun().do(answer).sent).toHaveLength(3)
  }
  const back = untouched().do(onCancel)
  expect([back.state.prompt, back.sent]).toEqual([null, []])
})

it('Enter is for the cell pointed at, and a digit for a ship, although the coach has told of the end of the turn', () => {
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

it('knows a round in which nobody has acted', () => {
  expect([untouched, begun].map((asked) => isUntouched(asked().state))).toEqual([true, false])
})
