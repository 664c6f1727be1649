import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FlatLog } from '../flat/FlatLog.tsx'
import { LogSheet } from '../flat/LogSheet.tsx'
import { useSession } from '../host/session.ts'
import { Toasts } from '../shell/Toasts.tsx'
import { jackalTable } from '../testkit/jackal.ts'
import { RecentLog } from './frame/RecentLog.tsx'
import { type LogLine, MatchLog } from './LogPages.tsx'

const UNDO = 'Ann takes a move back.'
const LINES: readonly LogLine[] = [{ move: 1, flag: null, text: 'Pirate d1 → d2.' }]

/** Shows a panel; returns a function that has Ann take her second move back on another screen. */
async function watching(panel: React.ReactNode) {
  const table = await jackalTable(
    '. . .',
    { pieces: { 'white-1': 'e5' } },
    { viewer: 'black', names: { white: 'Ann' } },
  )
  table.panel(panel)
  return (takenBack = { seat: 'white', move: 2 }) => act(() => useSession.setState({ takenBack }))
}

it.each([
  ['the log of the window', <MatchLog key="" lines={LINES} />],
  ['the last lines', <RecentLog key="" lines={LINES} />],
  ['the flat log', <FlatLog key="" lines={LINES} />],
  ['the whole flat log', <LogSheet key="" lines={LINES} />],
])('%s says that another player has taken a move back, next to the last move', async (_, panel) => {
  const undo = await watching(panel)
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines()).toEqual([expect.stringContaining('d1')])
  undo()
  expect(lines().sort()).toEqual([expect.stringContaining(UNDO), expect.stringContaining('d1')])
})

it('a notice says it as well, once for several moves of one gesture', async () => {
  const undo = await watching(<Toasts />)
  undo({ seat: 'white', move: 2 })
  undo({ seat: 'white', move: 1 })
  expect(screen.getAllByTestId('toast-notice').map(({ textContent }) => textContent)).toEqual([UNDO])
})
