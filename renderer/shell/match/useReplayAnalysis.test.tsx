import { act, render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { MatchInfo, Replay } from '../../../electron/contract/ipc.ts'
import { battle, cell } from '../../../engine/testkit/fleet.ts'
import { useAnalysis } from '../../host/analysis.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { trayOfPlace } from '../../sea-battle/table/places.ts'
import { useReplayAnalysis } from './useReplayAnalysis.tsx'

const RECORDING = { at: 0, of: 1, playing: false, seek() {}, setPlaying() {}, forward() {}, back() {} }

/** A finished battle in which everything is visible, as in its replay; only these fields are read here. */
const REPLAY = {
  match: {
    id: 'sea-1',
    game: 'sea-battle',
    deal: {},
    outcome: { winners: ['north'], scores: {}, reason: 'fleet-sunk' },
    seats: [],
  },
  viewer: 'open',
  start: {},
  steps: [],
} as unknown as Replay

const POSITIONS = [battle({ south: 'e5 e6' })]

const made = { move: { kind: 'fire', at: cell('e5') } }
const better = { move: { kind: 'fire', at: cell('a1') }, value: 0.9 }
const lost = {
  move: 0,
  count: 1,
  seat: 'north',
  made,
  better,
  best: 0.9,
  played: 0.4,
  other: 0.9,
  after: 0.4,
  rivals: { before: {}, after: {} },
}

/** The closed sheet of the analysis. */
const CLOSED = { isOpen: false, show: () => {} }

afterEach(() => act(() => useAnalysis.setState(useAnalysis.getInitialState())))

it.each([
  ['north', ['far', 'far']],
  ['south', ['near', 'near']],
] as const)('draws shots in the sea of the seat under fire, on a table that faces %s', (near, trays) => {
  pageTable.set('sea-battle', near)
  useAnalysis.setState({ id: 'sea-1', judged: [lost] })
  const { result } = renderHook(() => useReplayAnalysis(REPLAY, POSITIONS, [], RECORDING, CLOSED))
  expect(result.current.ways.map(({ sign }) => sign)).toEqual(['worse', 'better'])
  expect(result.current.ways.flatMap(({ cells }) => cells.map(trayOfPlace))).toEqual(trays)
})

/** Shows the analysis of a replay: its button, and the sheet that this opens. */
function Looking({ replay }: { readonly replay: Replay }) {
  const [isOpen, show] = useState(false)
  const shown = { isOpen, show }
  const { button, sheet } = useReplayAnalysis(replay, POSITIONS, replay.match.seats, RECORDING, shown)
  return [button, sheet(() => {})].map((part, n) => <div key={n === 0 ? 'button' : 'sheet'}>{part}</div>)
}

/** Shows the analysis without its recording. */
function OpenAnalysis() {
  return useReplayAnalysis(REPLAY, POSITIONS, [], RECORDING, { ...CLOSED, isOpen: true }).sheet(() => {})
}

/** Opens the sheet of analysis over the replay of an unfinished battle against a bot or another person. */
async function lookedBackOn(kind: 'bot' | 'human') {
  const seats = [
    { seat: 'north', name: 'Ann', player: { kind: 'human' } },
    { seat: 'south', name: 'Bob', player: { kind, ...(kind === 'bot' && { level: 'easy' }) } },
  ] as MatchInfo['seats'] // as above
  const left: Replay = { ...REPLAY, match: { ...REPLAY.match, outcome: null, seats } }
  const { unmount } = render(<Looking replay={left} />)
  await userEvent.click(screen.getByRole('button', { name: 'Analysis' }))
  return unmount
}

it('is open at once if the analysis was requested instead of the recording', () => {
  render(<OpenAnalysis />)
  screen.getByRole('dialog', { name: 'Analysis' })
})

it('allows the analysis of one’s own moves in an abandoned match against bots, and says so', async () => {
  await lookedBackOn('bot')
  screen.getByText(/This match is not over: only your own moves so far/)
  screen.getByTestId('analysis')
})

it('says of a match against another person that it has to be over first, and offers nothing', async () => {
  await lookedBackOn('human')
  screen.getByText(/Until it is, only matches of one person against bots/)
  expect(screen.queryByTestId('analysis')).toBeNull()
})

it('discards the analysis of an unfinished match when its replay is left', async () => {
  const leave = await lookedBackOn('bot')
  await act(async () => useAnalysis.setState({ id: 'sea-1', judged: [lost] }))
  screen.getByTestId('analysis-chart')
  leave()
  expect(useAnalysis.getState().id).toBeNull()
})
