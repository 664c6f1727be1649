import { screen, within } from '@testing-library/react'
import { useMemo } from 'react'
import { expect, it, vi } from 'vitest'
import type { Replay } from '../../../electron/contract/ipc.ts'
import { useSession } from '../../host/session.ts'
import { useRecording } from '../../playback/useRecording.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { readEvents } from '../view.ts'
import { JackalReplayHud } from './ReplayHud.tsx'

interface WatchedProps {
  readonly replay: Replay
  readonly positions: readonly unknown[]
  readonly onLeave: () => void
}

function Watched({ positions, ...props }: WatchedProps) {
  const { steps } = props.replay
  const told = useMemo(() => steps.map(({ events }) => ({ events: readEvents(events) })), [steps])
  const recording = useRecording(positions, told, 0)
  return <JackalReplayHud {...props} recording={recording} />
}

/** Opens the recording of a match in which white opens a tile and red sails, at its beginning. */
async function recorded() {
  const table = await jackalTable('. ?rum', { pieces: { 'white-1': 'e5' } })
  const positions: unknown[] = [table.view]
  for (const move of [
    { kind: 'go', piece: 'white-1', to: 'f5' },
    { kind: 'sail', team: 'red', to: 'a6' },
  ]) {
    await table.play(move)
    positions.push(table.view)
  }
  const { match, start, steps } = useSession.getState()
  if (!match || start === null) throw new Error('the session has no match')
  const onLeave = vi.fn()
  const bySeat = steps.map(({ events }, index) => ({ by: index === 0 ? 'white' : 'red', events }))
  const replay = { match, viewer: 'white', start, steps: bySeat }
  const user = table.panel(<Watched replay={replay} positions={positions} onLeave={onLeave} />)
  return { user, onLeave }
}

const panel = (id: string) => screen.getByTestId(id).textContent
const lines = () => within(screen.getByRole('region', { name: "Ship's log" })).queryAllByRole('listitem')

/** Returns the line of the recording's current move. */
const lit = () =>
  lines()
    .filter(({ className }) => className === 'is-current')
    .map((line) => line.textContent)

it('shows the turn, the closed tiles, and its current move highlighted in the log', async () => {
  const { user } = await recorded()
  const acting = () => screen.getAllByTestId(/^score-/).find(({ dataset }) => dataset.acting === 'true')?.dataset.testid
  expect([acting(), panel('hud-deck')]).toEqual(['score-white', '1What is still hidden'])
  expect(lit()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'One move forward' }))
  expect([acting(), panel('hud-deck')]).toEqual(['score-red', '0What is still hidden'])
  expect(lit()).toEqual([expect.stringContaining('Opened f5')])
})

it('goes to the position after the move of a line', async () => {
  const { user } = await recorded()
  await user.keyboard('{End}')
  expect(panel('replay-position')).toBe('Move 2 of 2')
  expect(lit()).toEqual([expect.stringContaining('White: nobody can move')])
  await user.click(screen.getByRole('button', { name: /Opened f5/ }))
  expect(panel('replay-position')).toBe('Move 1 of 2')
  expect(lit()).toEqual([expect.stringContaining('Opened f5')])
})

it('steps with the arrows and leaves with Escape', async () => {
  const { user, onLeave } = await recorded()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(panel('replay-position')).toBe('Move 1 of 2')
  expect(onLeave).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onLeave).toHaveBeenCalledTimes(1)
})

it('plays and pauses with Space even while the slider has the focus', async () => {
  const { user } = await recorded()
  await user.click(screen.getByRole('slider'))
  await user.keyboard(' ')
  screen.getByRole('button', { name: 'Pause' })
  await user.keyboard(' ')
  screen.getByRole('button', { name: 'Play' })
})
