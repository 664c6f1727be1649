import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { finish, steer } from '../../../engine/testkit/sea.ts'
import { useSession } from '../../host/session.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { AdmiralReplayHud } from './ReplayHud.tsx'

const recordingAt = (at: number, of: number) => ({
  at,
  of,
  playing: false,
  seek: vi.fn(),
  setPlaying: vi.fn(),
  forward: vi.fn(),
  back: vi.fn(),
})

it('shows the squadrons, the wind and the whole log, with the last move highlighted', async () => {
  const table = await admiralTable({ ships: { 'red-brig': 'k4 N', 'blue-brig': 'p9 N' } })
  for (const move of [steer('red-brig'), finish('red-brig'), finish('red-far'), steer('blue-brig')])
    await table.play(move)
  const { match, start, steps } = useSession.getState()
  if (!match || !start) throw new Error('the session has no match')
  const replay = { match, viewer: 'open', start, steps: steps.map((step) => ({ ...step, by: 'red' })) }
  const recording = recordingAt(3, 4)
  const onLeave = vi.fn()
  const user = table.panel(<AdmiralReplayHud replay={replay} recording={recording} onLeave={onLeave} />)
  screen.getByTestId('fleet-red')
  screen.getByTestId('hud-wind')
  const log = within(screen.getByRole('region', { name: /log/ }))
  const lines = log.getAllByRole('listitem')
  expect(lines.length).toBeGreaterThan(1)
  const [lit] = lines.filter(({ className }) => className === 'is-current')
  expect(lit?.textContent).toMatch(/Red brig .*heading north/)
  const first = lines.at(-1)?.querySelector('button')
  if (first) await user.click(first)
  expect(recording.seek).toHaveBeenLastCalledWith(1)
  await user.click(screen.getByRole('button', { name: 'Leave the replay' }))
  expect(onLeave).toHaveBeenCalled()
})
