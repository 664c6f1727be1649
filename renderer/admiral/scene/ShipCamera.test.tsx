import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { parseCell } from '../../../engine/admiral/cells.ts'
import { hint } from '../../../engine/admiral/foresight.ts'
import { legalMoves } from '../../../engine/admiral/moves.ts'
import { sea } from '../../../engine/testkit/sea.ts'
import { CAMERA_PRESETS } from '../../table/camera/cameraPresets.ts'
import { pictureOf, poseOf } from '../../table/camera/pose.ts'
import { admiralTableFrom } from '../../testkit/admiral.ts'
import { openTableWindow, TABLE_WINDOW } from '../../testkit/tableWindow.ts'
import { pageCamera } from '../../ui/pageCamera.ts'
import { useIntent } from '../intent/intent.ts'
import { ShipCamera, sightOf } from './ShipCamera.tsx'
import { pointsAt } from './sight.ts'

const { director } = pageCamera

const HOME = poseOf(CAMERA_PRESETS['admiral/play']).distance

beforeEach(() => openTableWindow('admiral/play'))

/** A red brig that a blue frigate may fire at; a blue line ship far away. */
const { state } = sea({
  ships: { 'red-brig': 'k5 N', 'red-line': 'c3 N', 'blue-frigate': 'h5 N', 'blue-line': 'w15 S' },
})

/** Selects a ship that may get orders, with the setting on or off. */
async function chosen(ship: string, nearShips: boolean) {
  const table = await admiralTableFrom(state, { bots: ['blue'], settings: { reducedMotion: 'on', nearShips } })
  const moves = legalMoves(state, 'red').map((move) => ({ move, hint: hint(state, move) }))
  useIntent.getState().ask({ seat: 'red', moves }, state)
  table.panel(<ShipCamera />)
  act(() => useIntent.setState({ selected: ship }))
}

const rested = () => new Promise((done) => setTimeout(done, 300))

it('comes near a selected ship, with everything in its range and every enemy that may fire at it', async () => {
  await chosen('red-brig', true)
  await waitFor(() => expect(director.pose.distance).toBeLessThan(HOME * 0.95), { timeout: 3000 })
  const cells = sightOf(useIntent.getState())
  expect(cells).toContain(parseCell('k6'))
  expect(cells).toContain(parseCell('h5'))
  expect(cells).not.toContain(parseCell('w15'))
  for (const point of pointsAt(state.board, cells)) {
    const { x, y } = pictureOf(director.pose, 1.6, point)
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1)
  }
})

it('makes cells no larger than 75 pixels', async () => {
  await chosen('red-brig', true)
  await waitFor(() => expect(director.cellSize).toBeGreaterThan(director.homeCellSize))
  expect(director.cellSize * TABLE_WINDOW.height).toBeLessThan(80)
})

it('stays in place if the setting is off, and for ships without orders', async () => {
  await chosen('red-brig', false)
  await rested()
  expect(director.pose.distance).toBeCloseTo(HOME)
  await chosen('blue-line', true)
  await rested()
  expect(director.pose.distance).toBeCloseTo(HOME)
})
