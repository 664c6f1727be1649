import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { actingSeat } from '../../host/actingSeat.ts'
import { useSession } from '../../host/session.ts'
import { forgetSeats, mayPlay, noteConnected, takeSeat } from '../../input/pad/seatedPads.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { PadGone } from './PadGone.tsx'

const PADS = [0, 1].map((index) => ({ index, id: 'Xbox' }))
const asked = () => screen.queryByTestId('pad-gone')

function Shown() {
  const match = useSession((state) => state.match)
  return match && <PadGone match={match} />
}

/** Opens a match of two people with a pad each; returns the pads of the acting one and the other. */
async function opened() {
  const table = await seaBattleTable({}, { names: { north: 'Ann', south: 'Bob' }, settings: { language: 'en' } })
  noteConnected(PADS)
  for (const { index } of PADS) takeSeat(index, ['north', 'south'])
  table.panel(<Shown />)
  const own = actingSeat() === 'north' ? 0 : 1
  vi.useFakeTimers()
  const connect = (...indices: readonly number[]) =>
    act(async () => noteConnected(PADS.filter(({ index }) => indices.includes(index))))
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  return { own, other: 1 - own, connect, pass }
}

beforeEach(forgetSeats)
afterEach(() => {
  vi.useRealTimers()
  forgetSeats()
  noteConnected([])
})

it('asks about the pad of the acting seat alone, and no more once it is back', async () => {
  const { own, other, connect, pass } = await opened()
  await connect(own)
  await pass(5000)
  expect(asked()).toBeNull()
  await connect(other)
  await pass(1500)
  expect(asked()?.textContent).toContain('is gone')
  await connect(own, other)
  expect(asked()).toBeNull()
})

it('asks nothing about a pad that reconnects a hundred times a second', async () => {
  const { own, other, connect, pass } = await opened()
  for (let time = 0; time < 200; time++) {
    await connect(...(time % 2 ? [own, other] : [other]))
    await pass(10)
  }
  expect(asked()).toBeNull()
  expect([mayPlay(own, actingSeat()), mayPlay(other, actingSeat())]).toEqual([true, false])
})

it('waits, or lets the other pad play until the own one is back', async () => {
  const { own, other, connect, pass } = await opened()
  await connect(other)
  await pass(1500)
  await act(async () => screen.getByTestId('pad-gone-wait').click())
  await pass(5000)
  expect([asked(), mayPlay(other, actingSeat())]).toEqual([null, false])
  await connect(own, other)
  await connect(other)
  await pass(1500)
  await act(async () => screen.getByTestId('pad-gone-any').click())
  expect([asked(), mayPlay(other, actingSeat())]).toEqual([null, true])
  await connect(own, other)
  expect([mayPlay(own, actingSeat()), mayPlay(other, actingSeat())]).toEqual([true, false])
})
