import { expect, it, vi } from 'vitest'
import { jackalKit } from '../../../engine/testkit/jackalKit.ts'
import { translator } from '../../i18n/t.ts'
import { keptPen } from '../../testkit/keptPen.ts'
import { redealtStates } from '../../testkit/redealt.ts'
import { drawIsland } from './drawTable.ts'
import { islandWays } from './ways.ts'

vi.mock('../../hud/story/picture/loadImage.ts', () => ({ loadImage: async () => ({ width: 800, height: 800 }) }))

const BOX = { x: 0, y: 0, width: 520, height: 520 }

async function drawingOf(state: Parameters<typeof drawIsland>[2]) {
  const { pen, drawn } = keptPen()
  await drawIsland(pen, BOX, state, {})
  return drawn
}

it('a picture of the island shows nothing of closed tiles, even if it were drawn from the host’s state', async () => {
  const pairs = redealtStates(jackalKit, {}, { moves: 120, stride: 6 })
  expect(pairs.filter(([state, other]) => JSON.stringify(state) !== JSON.stringify(other)).length).toBeGreaterThan(15)
  for (const [state, other] of pairs) expect(await drawingOf(other)).toEqual(await drawingOf(state))
})

it('a picture of where everyone went shows nothing of closed tiles either', async () => {
  const drawingOfWays = async (state: Parameters<typeof drawIsland>[2]) => {
    const { pen, drawn } = keptPen()
    await islandWays({ positions: [state], steps: [] }, {}, translator('en'))?.draw(pen, BOX, null)
    return drawn
  }
  for (const [state, other] of redealtStates(jackalKit, {}, { moves: 60, stride: 12 })) {
    expect(await drawingOfWays(other)).toEqual(await drawingOfWays(state))
  }
})

it('a picture of the island shows opened tiles', async () => {
  const states = redealtStates(jackalKit, {}, { moves: 120, stride: 119 }).map(([state]) => state)
  const [first, last] = await Promise.all(states.map(drawingOf))
  expect(last).not.toEqual(first)
})
