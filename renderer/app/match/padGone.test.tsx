import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { actingSeat } from '../../host/actingSeat.ts'
import { seatsHere } from '../../host/seatsHere.ts'
import { useSession } from '../../host/session.ts'
import { forgetSeats, mayPlay, noteConnected, takeSeat } from '../../input/pad/seatedPads.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { PadGone } from './PadGone.tsx'

const PADS = [0, 1].map((index) => ({ index, id: 'Xbox' }))
const BOT = { kind: 'bot', level: 'easy' } as const
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
  const seatOf = (pad: number) => (pad === 0 ? 'north' : 'south')
  /** Lets a bot play a seat, as the host reports it. */
  const giveToBot = (seat: string) =>
    act(async () =>
      useSession.setState(({ match }) => ({
        match: match && {
          ...match,
          seats: match.seats.map((one) => (one.seat === seat ? { ...one, player: BOT } : one)),
        },
      })),
    )
  /** Gives the match a clock. */
  const addClock = () =>
    act(async () =>
      useSession.setState(({ match }) => ({
        match: match && { ...match, clock: { kind: 'move', seconds: 60, increment: 0, atEnd: 'bot' } },
      })),
    )
  const clockWaits = () => table.host.asked('match:waitForPad').map(({ seat, waits }) => [seat, waits])
  const seatings = () => table.host.asked('match:seat').map(({ seat, player }) => [seat, player.kind])
  return { own, other: 1 - own, seat: seatOf(own), connect, pass, giveToBot, seatings, addClock, clockWaits }
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
  expect([mayPlay(own, actingSeat(), seatsHere()), mayPlay(other, actingSeat(), seatsHere())]).toEqual([true, false])
})

it('waits, or lets the other pad play until the own one is back', async () => {
  const { own, other, connect, pass } = await opened()
  await connect(other)
  await pass(1500)
  await act(async () => screen.getByTestId('pad-gone-wait').click())
  await pass(5000)
  expect([asked(), mayPlay(other, actingSeat(), seatsHere())]).toEqual([null, false])
  await connect(own, other)
  await connect(other)
  await pass(1500)
  await act(async () => screen.getByTestId('pad-gone-any').click())
  expect([asked(), mayPlay(other, actingSeat(), seatsHere())]).toEqual([null, true])
  await connect(own, other)
  expect([mayPlay(own, actingSeat(), seatsHere()), mayPlay(other, actingSeat(), seatsHere())]).toEqual([true, false])
})

it('lets the clock wait, and any device play after two minutes', async () => {
  const { own, other, seat, connect, pass, addClock, clockWaits } = await opened()
  await addClock()
  await connect(other)
  await pass(1500)
  expect(asked()?.textContent).toContain('two minutes at most')
  expect(clockWaits()).toEqual([[seat, true]])
  await act(async () => screen.getByTestId('pad-gone-wait').click())
  await pass(120_000)
  expect(mayPlay(other, actingSeat(), seatsHere())).toBe(true)
  await connect(own, other)
  expect(clockWaits()).toEqual([
    [seat, true],
    [seat, false],
  ])
})

it('lets a bot play until the pad is back', async () => {
  const { own, other, seat, connect, pass, giveToBot, seatings } = await opened()
  await connect(other)
  await pass(1500)
  await act(async () => screen.getByTestId('pad-gone-bot').click())
  expect(seatings()).toEqual([[seat, 'bot']])
  await giveToBot(seat)
  await connect(own, other)
  expect(seatings()).toEqual([
    [seat, 'bot'],
    [seat, 'human'],
  ])
})

it('leaves a seat to the bot that got it for another reason', async () => {
  const { own, other, seat, connect, giveToBot, seatings } = await opened()
  await giveToBot(seat)
  await connect(other)
  await connect(own, other)
  expect(seatings()).toEqual([])
})

it('leaves a seat to the bot after the end: nobody takes a seat of a match that is over', async () => {
  const { own, other, seat, connect, pass, giveToBot, seatings } = await opened()
  await connect(other)
  await pass(1500)
  await act(async () => screen.getByTestId('pad-gone-bot').click())
  await giveToBot(seat)
  const outcome = { winners: [seat], scores: {}, reason: 'fleet-sunk' }
  await act(async () => useSession.setState(({ standing }) => ({ standing: standing && { ...standing, outcome } })))
  await connect(own, other)
  expect(seatings()).toEqual([[seat, 'bot']])
})
