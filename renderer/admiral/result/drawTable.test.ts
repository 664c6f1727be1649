import { expect, it } from 'vitest'
import { admiralKit } from '../../../engine/testkit/admiralKit.ts'
import { keptPen } from '../../testkit/keptPen.ts'
import { redealtStates } from '../../testkit/redealt.ts'
import { drawWaters } from './drawTable.ts'

const BOX = { x: 0, y: 0, width: 520, height: 520 }

function drawingOf(state: Parameters<typeof drawWaters>[2]) {
  const { pen, drawn } = keptPen()
  drawWaters(pen, BOX, state, {})
  return drawn
}

it('a picture of the waters reveals no hidden captains, even if drawn from the host’s full state', () => {
  const pairs = redealtStates(admiralKit, { captains: 2 }, { moves: 120, stride: 6 })
  expect(pairs.filter(([state, other]) => JSON.stringify(state) !== JSON.stringify(other)).length).toBeGreaterThan(10)
  for (const [state, other] of pairs) expect(drawingOf(other)).toEqual(drawingOf(state))
})

it('a picture of the waters shows where ships lie', () => {
  const states = redealtStates(admiralKit, {}, { moves: 120, stride: 119 }).map(([state]) => state)
  const [first, last] = states.map(drawingOf)
  expect(last).not.toEqual(first)
})
