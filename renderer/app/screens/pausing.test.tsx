import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useSession } from '../../host/session.ts'
import { LiveDock } from '../../hud/frame/LiveDock.tsx'
import { useOtherTable } from '../../remote/otherTable/guest.ts'
import { callTable, useRoom } from '../../remote/room.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { WindowDock } from '../match/WindowDock.tsx'
import { EndButton, PauseButton, PausedNotice } from './Pausing.tsx'

vi.mock('../../remote/room.ts', async (original) => ({ ...(await original<object>()), callTable: vi.fn() }))

const change = (part: object) =>
  act(async () => useSession.setState(({ match }) => ({ match: match && { ...match, ...part } })))

/** Shows the dock of the window, with the question to its player. */
const Dock = () => (
  <WindowDock>
    <LiveDock asked={<p>Your move</p>} watched="" over={null} />
  </WindowDock>
)

const said = () => screen.getByTestId('hud-hint').textContent

it('pauses a match with phones for everyone, and lets it go on', async () => {
  const table = await seaBattleTable({}, { viewer: 'spectator', names: { south: 'Ann' } })
  const user = table.panel(
    <>
      <PauseButton onDone={() => {}} />
      <Dock />
    </>,
  )
  const { seats, id } = table.info
  await change({ seats: seats.map((one) => ({ ...one, player: { kind: 'human' } })) })
  expect(screen.queryByTestId('pause-all')).toBeNull()
  await change({ seats: seats.map((one) => ({ ...one, player: { kind: 'human', elsewhere: true } })) })
  await user.click(screen.getByTestId('pause-all'))
  await change({ paused: true })
  expect([screen.queryByTestId('pause-all'), screen.queryByText('Your move')]).toEqual([null, null])
  expect(said()).toBe('The match is paused')
  await change({ pausedBy: 'south' })
  expect(said()).toBe('Ann has paused the match')
  await user.click(screen.getByTestId('paused-go-on'))
  expect(table.host.asked('match:pause')).toEqual([
    { id, paused: true },
    { id, paused: false },
  ])
})

it('says who has paused the match, and how to go on, also where no dock does', async () => {
  const table = await seaBattleTable({}, { viewer: 'spectator', names: { south: 'Ann' } })
  const user = table.panel(<PausedNotice />)
  expect(screen.queryByTestId('paused')).toBeNull()
  await change({ paused: true, pausedBy: 'south' })
  expect(screen.getByTestId('paused').textContent).toContain('Ann has paused the match')
  await user.click(screen.getByTestId('paused-go-on'))
  expect(table.host.asked('match:pause')).toEqual([{ id: table.info.id, paused: false }])
})

it('at the table of another computer lets only the guest who may pause go on', async () => {
  onTestFinished(() => {
    useRoom.setState({ room: null })
    useOtherTable.setState({ place: null, stage: 'outside', failure: null })
  })
  useOtherTable.setState({ place: { host: '192.168.1.24', port: 4173 }, stage: 'inside' })
  const guest = (leads?: true) =>
    act(() => {
      const about = { id: 'g', name: 'Ben', seat: 'north', ...(leads && { leads }) }
      useRoom.setState({ room: { kind: 'room', guest: about, lobby: null, match: null, now: 0 } })
    })
  guest()
  const table = await seaBattleTable({}, { viewer: 'spectator', names: { south: 'Ann' } })
  const user = table.panel(<Dock />)
  await change({ paused: true, pausedBy: 'south' })
  expect([said(), screen.queryByTestId('paused-go-on')]).toEqual(['Ann has paused the match', null])
  guest(true)
  await user.click(screen.getByTestId('paused-go-on'))
  expect(callTable).toHaveBeenLastCalledWith('match.pause', { paused: false })
  expect(table.host.asked('match:pause')).toEqual([])
})

it('ends a match with phones for everyone after a question', async () => {
  const table = await seaBattleTable({}, { viewer: 'spectator' })
  const user = table.panel(<EndButton onDone={() => {}} />)
  const { seats, id } = table.info
  expect(screen.queryByTestId('pause-end')).toBeNull()
  await change({ seats: seats.map((one) => ({ ...one, player: { kind: 'human', elsewhere: true } })) })
  await user.click(screen.getByTestId('pause-end'))
  expect(table.host.asked('match:end')).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 700)) // the second press of a double press is ignored
  await user.click(screen.getByTestId('pause-end'))
  expect(table.host.asked('match:end')).toEqual([{ id }])
})
