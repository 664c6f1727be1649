import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../../host/session.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { EndButton, PauseButton, PausedNotice } from './Pausing.tsx'

const change = (part: object) =>
  act(async () => useSession.setState(({ match }) => ({ match: match && { ...match, ...part } })))

it('pauses a match with phones for everyone, and lets it go on', async () => {
  const table = await seaBattleTable({}, { viewer: 'spectator' })
  const user = table.panel(
    <>
      <PauseButton onDone={() => {}} />
      <PausedNotice />
    </>,
  )
  const { seats, id } = table.info
  await change({ seats: seats.map((one) => ({ ...one, player: { kind: 'human' } })) })
  expect(screen.queryByTestId('pause-all')).toBeNull()
  await change({ seats: seats.map((one) => ({ ...one, player: { kind: 'human', elsewhere: true } })) })
  await user.click(screen.getByTestId('pause-all'))
  await change({ paused: true })
  expect([screen.queryByTestId('pause-all'), screen.getByTestId('paused').textContent]).toEqual([
    null,
    expect.stringContaining('The match is paused'),
  ])
  await user.click(screen.getByTestId('paused-go-on'))
  expect(table.host.asked('match:pause')).toEqual([
    { id, paused: true },
    { id, paused: false },
  ])
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
