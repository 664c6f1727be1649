import { describe, expect, it } from 'vitest'
import { view } from '../../../engine/sea-battle/view.ts'
import { seaBattleKit } from '../../../engine/testkit/seaBattleKit.ts'
import { keptPen } from '../../testkit/keptPen.ts'
import { redealtStates } from '../../testkit/redealt.ts'
import { drawSeas } from './drawTable.ts'

const BOX = { x: 0, y: 0, width: 520, height: 520 }
const AFLOAT = 'fillStyle = "#f2dfb2"'

function drawingOf(state: Parameters<typeof drawSeas>[2]) {
  const { pen, drawn } = keptPen()
  drawSeas(pen, BOX, state, (seat) => seat)
  return drawn
}

const pairs = redealtStates(seaBattleKit, {}, { moves: 60, stride: 4 })
const afloatIn = (drawn: readonly string[]) => drawn.filter((one) => one === AFLOAT).length

describe('a picture of a match that is not over', () => {
  it('is the same for spectators in every layout of the fleets, and shows no ship afloat', () => {
    const seen = pairs.map((both) => both.map((state) => drawingOf(view(state, 'spectator'))))
    for (const [one, other] of seen) expect(other).toEqual(one)
    expect(seen.flat().map(afloatIn)).toEqual(seen.flat().map(() => 0))
    const whole = pairs.slice(-5).map((both) => both.map(drawingOf))
    for (const [one, other] of whole) expect(other).not.toEqual(one)
  })

  it('shows a player only their own fleet', () => {
    const state = pairs.at(-1)?.[0]
    if (!state) throw new Error('no match was played')
    const [all, own] = [state, view(state, 'north')].map((one) => afloatIn(drawingOf(one)))
    expect(own).toBeGreaterThan(0)
    expect(own).toBeLessThan(all ?? 0)
  })
})
