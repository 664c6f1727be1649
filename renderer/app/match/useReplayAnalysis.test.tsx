import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Replay } from '../../../electron/contract/ipc.ts'
import { battle, cell } from '../../../engine/testkit/fleet.ts'
import { useAnalysis } from '../../host/analysis.ts'
import { setTable } from '../../playback/shownStore.ts'
import { trayOfPlace } from '../../sea-battle/table/places.ts'
import { useReplayAnalysis } from './useReplayAnalysis.tsx'

const RECORDING = { at: 0, of: 1, playing: false, seek() {}, setPlaying() {}, forward() {}, back() {} }

/** A finished battle in which all is seen, as its replay gives it; nothing else of it is read here. */
const REPLAY = {
  match: { id: 'sea-1', game: 'sea-battle', deal: {}, outcome: {}, seats: [] },
  viewer: 'open',
  start: {},
  steps: [],
} as unknown as Replay

const made = { move: { kind: 'fire', at: cell('e5') } }
const better = { move: { kind: 'fire', at: cell('a1') }, value: 0.9 }
const lost = { move: 0, count: 1, seat: 'north', made, better, best: 0.9, played: 0.4, other: 0.9, after: 0.4 }

afterEach(() => act(() => useAnalysis.setState(useAnalysis.getInitialState())))

it.each([
  ['north', ['far', 'far']],
  ['south', ['near', 'near']],
] as const)('draws shots into the sea of who was fired at, on a table that lies before %s', (near, trays) => {
  setTable('sea-battle', near)
  useAnalysis.setState({ id: 'sea-1', judged: [lost] })
  const { result } = renderHook(() => useReplayAnalysis(REPLAY, [battle({ south: 'e5 e6' })], [], RECORDING))
  expect(result.current.ways.map(({ sign }) => sign)).toEqual(['worse', 'better'])
  expect(result.current.ways.flatMap(({ cells }) => cells.map(trayOfPlace))).toEqual(trays)
})
