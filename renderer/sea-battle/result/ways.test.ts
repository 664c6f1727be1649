import { expect, it } from 'vitest'
import type { SeaSeat } from '../../../engine/sea-battle/types.ts'
import { view } from '../../../engine/sea-battle/view.ts'
import { battle, cell } from '../../../engine/testkit/fleet.ts'
import { seaBattleKit } from '../../../engine/testkit/seaBattleKit.ts'
import { translator } from '../../i18n/t.ts'
import { keptPen } from '../../testkit/keptPen.ts'
import { redealtStates } from '../../testkit/redealt.ts'
import { seasWays, shotMarks } from './ways.ts'

const words = { t: translator('en'), nameOf: (seat: string) => seat }
const BOX = { x: 0, y: 0, width: 700, height: 400 }
const shots = {
  north: [
    { at: cell('j9'), result: 'hit' },
    { at: cell('j10'), result: 'sunk' },
    { at: cell('a1'), result: 'miss' },
  ],
  south: [{ at: cell('b2'), result: 'miss' }],
} as const

function drawingOf(state: Parameters<typeof seasWays>[0], side: number | null) {
  const { pen, drawn } = keptPen()
  void seasWays(state, (seat: SeaSeat) => (seat === 'north' ? '#aa0000' : '#0000aa'), words).draw(pen, BOX, side)
  return drawn
}

it('shots are numbered in the order of each captain, with hits apart', () => {
  expect(shotMarks({ shots })).toEqual([
    { by: 'north', at: cell('j9'), hit: true, nth: 1 },
    { by: 'north', at: cell('j10'), hit: true, nth: 2 },
    { by: 'north', at: cell('a1'), hit: false, nth: 3 },
    { by: 'south', at: cell('b2'), hit: false, nth: 1 },
  ])
})

it('words beside the picture count shots, hits and the longest run', () => {
  expect(seasWays({ ...battle(), shots }, () => '#fff', words).lines).toEqual([
    'Shots: 3 · hits: 2 · most in a row: 2',
    'Shots: 1 · hits: 0 · most in a row: 0',
  ])
})

it('the picture of one captain has only that captain’s shots', () => {
  const numbers = (side: number | null) =>
    drawingOf({ ...battle(), shots }, side).filter((one) => /^fillText \["\d/.test(one)).length
  expect([numbers(null), numbers(0), numbers(1)]).toEqual([4, 3, 1])
})

it('the picture is the same for spectators in every layout of the fleets', () => {
  for (const [state, other] of redealtStates(seaBattleKit, {}, { moves: 60, stride: 6 })) {
    expect(drawingOf(view(other, 'spectator'), null)).toEqual(drawingOf(view(state, 'spectator'), null))
  }
})
