import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { dealt } from '../../../engine/testkit/sea.ts'
import { CAMERA_PRESETS } from '../../table/camera/cameraPresets.ts'
import { pictureOf, poseOf } from '../../table/camera/pose.ts'
import { admiralTableFrom } from '../../testkit/admiral.ts'
import { openTableWindow } from '../../testkit/tableWindow.ts'
import { pageCamera } from '../../ui/pageCamera.ts'
import { useIntent } from '../intent/intent.ts'
import { cellSpot } from '../table/anchors.ts'
import { OpeningCamera } from './OpeningCamera.tsx'

const { director } = pageCamera

const HOME = poseOf(CAMERA_PRESETS['admiral/play']).distance

beforeEach(() => openTableWindow('admiral/play'))

/** Opens a match on a state with bots in some seats, and asks the seat in turn. */
async function openedWith(state: AdmiralState, bots: readonly string[], reducedMotion: 'on' | 'off' = 'on') {
  const table = await admiralTableFrom(state, { bots, settings: { reducedMotion } })
  useIntent.getState().ask({ seat: state.turn, moves: [] }, state)
  table.panel(<OpeningCamera />)
}

const others = (state: AdmiralState) => state.teams.map(({ id }) => id).filter((id) => id !== state.turn)
const rested = () => new Promise((done) => setTimeout(done, 700))

it('looks at the own squadron from near at the start of a dealt match, and at all of it', async () => {
  const { state } = dealt({ captains: 'none' })
  await openedWith(state, others(state))
  await waitFor(() => expect(director.pose.distance).toBeLessThan(HOME * 0.95), { timeout: 3000 })
  for (const { at } of state.ships.filter(({ team }) => team === state.turn)) {
    const { x, y } = pictureOf(director.pose, 1.6, { ...cellSpot(state.board, at ?? 0), y: 0 })
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1)
  }
})

/** A player has not aimed at anything within this time, in ms. */
const BEFORE_A_HAND = 250

it('is in place before a player aims at possible choices', async () => {
  const framed = vi.spyOn(director, 'frame')
  const { state } = dealt({ captains: 'none' })
  await openedWith(state, others(state), 'off')
  await waitFor(() => expect(framed).toHaveBeenCalled(), { timeout: 3000 })
  const durations = framed.mock.calls.map((call) => call[3] ?? Number.POSITIVE_INFINITY)
  expect(Math.max(...durations)).toBeLessThanOrEqual(BEFORE_A_HAND)
})

it.each([
  ['several share the screen', (state: AdmiralState) => state, () => []],
  ['the match has gone on', (state: AdmiralState) => ({ ...state, round: 2 }), others],
] as const)('leaves the whole field in sight where %s', async (_, change, bots) => {
  const state = change(dealt({ captains: 'none' }).state)
  await openedWith(state, bots(state))
  await rested()
  expect(director.pose.distance).toBeCloseTo(HOME)
})

it.each(['pointerdown', 'keydown', 'wheel'])(
  'leaves the table in place for a player who acts before: %s',
  async (act) => {
    const { state } = dealt({ captains: 'none' })
    await openedWith(state, others(state))
    window.dispatchEvent(new Event(act))
    await rested()
    expect(director.pose.distance).toBeCloseTo(HOME)
  },
)
