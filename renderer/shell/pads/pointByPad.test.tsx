import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { actingSeat } from '../../host/actingSeat.ts'
import { openContext } from '../../input/contexts.ts'
import { type Aiming, aimWith } from '../../input/pad/aiming.ts'
import { PING_AGAIN, PING_LASTS, usePointing } from '../../input/pad/pointing.ts'
import { forgetSeats, noteConnected, takeSeat } from '../../input/pad/seatedPads.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { handled } from '../../testkit/handled.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { Pings } from './Pings.tsx'
import { PAD_LISTENER } from './padListener.ts'

const done: string[] = []
const closings: (() => void)[] = []
const START = 150

/** A table on which a step to the north is ten places back. */
const AIMING: Aiming = {
  aims: () => [],
  from: () => null,
  aimAt: () => undefined,
  forget: () => undefined,
  beside: (place, east, north) => (place ?? START) + east - 10 * north,
  step: () => undefined,
  isVain: () => false,
  explain: () => undefined,
  isGrave: () => false,
}

/** Opens a match of two people with a pad each, and returns the pad of the seat that does not act. */
async function otherPad(): Promise<number> {
  const table = await seaBattleTable({}, { names: { north: 'Ann', south: 'Bob' }, settings: { language: 'en' } })
  closings.push(openContext({ kind: 'table', tables: [handled(TABLE, (name) => done.push(name))] }), aimWith(AIMING))
  noteConnected([0, 1].map((index) => ({ index, id: 'Xbox' })))
  for (const pad of [0, 1]) takeSeat(pad, ['north', 'south'])
  table.panel(<Pings isFlat={false} />)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return actingSeat() === 'north' ? 1 : 0
}

const shown = () => screen.queryAllByTestId('ping').map(({ dataset }) => Number(dataset.place))
const press = (pad: number, button: 'up' | 'right' | 'south') => act(() => PAD_LISTENER.press(button, pad, false))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const mark = () => screen.queryByTestId('ping-mark')

afterEach(() => {
  for (const close of closings.splice(0)) close()
  forgetSeats()
  noteConnected([])
  done.length = 0
  vi.useRealTimers()
})

it('moves a mark of its own and shows a ring there for a while, once a second, without a command of the table', async () => {
  const pad = await otherPad()
  press(pad, 'south')
  expect(usePointing.getState().pings).toEqual([])
  press(pad, 'up')
  press(pad, 'right')
  await expect.poll(() => mark()?.dataset.place).toBe(String(START - 10 + 1))
  press(pad, 'south')
  press(pad, 'south')
  await expect.poll(shown).toEqual([START - 9])
  expect(screen.getByTestId('pinged').textContent).toContain('points at a cell')
  wait(PING_AGAIN)
  press(pad, 'south')
  await expect.poll(shown).toHaveLength(2)
  wait(PING_LASTS)
  await expect.poll(shown).toEqual([])
  expect(done).toEqual([])
})

it('forgets everything with the table, as behind the curtain', async () => {
  const pad = await otherPad()
  press(pad, 'up')
  press(pad, 'south')
  await expect.poll(shown).toHaveLength(1)
  cleanup()
  expect(usePointing.getState()).toEqual({ marks: [], pings: [] })
})
