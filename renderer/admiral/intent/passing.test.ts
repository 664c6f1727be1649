import { expect, it } from 'vitest'
import { sea } from '../../../engine/testkit/sea.ts'
import { type Gesture, Player } from '../../testkit/admiralPlayer.ts'
import { isUntouched, onFinishAll } from './deedRules.ts'
import { onArrow, onConfirm, onDigit } from './keyRules.ts'
import { onLaidOut } from './layingOut.ts'

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
