import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAltKey } from '../../input/altKey.ts'
import { openContext } from '../../input/contexts.ts'
import { NAVIGATION } from '../../input/navigation.ts'
import { type Aiming, aimWith } from '../../input/pad/aiming.ts'
import { noteCalled } from '../../input/pad/seatedPads.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { handled } from '../../testkit/handled.ts'
import { HOLD, useHolding } from './holding.ts'
import { PAD_LISTENER } from './padListener.ts'

const done: string[] = []
const place = { x: 0, z: 0 }
const closings: (() => void)[] = []
const { press, release, turn } = PAD_LISTENER

const GRAVE: Aiming = {
  aims: () => [],
  from: () => ({ ...place }),
  aimAt: () => undefined,
  beside: () => null,
  step: () => undefined,
  forget: () => undefined,
  isVain: () => false,
  explain: () => undefined,
  isGrave: () => true,
}

beforeEach(() => {
  vi.useFakeTimers()
  done.length = 0
  place.x = 0
  closings.push(openContext({ kind: 'table', tables: [handled(TABLE, (name) => done.push(name))] }), aimWith(GRAVE))
})

afterEach(() => {
  for (const close of closings.splice(0)) close()
  noteCalled(null)
  document.body.innerHTML = ''
  vi.useRealTimers()
})

function aimAside(): void {
  place.x = 1
}

/** Opens a dialog with a focused button. */
function openDialog(): void {
  document.body.innerHTML = '<dialog open><button>OK</button></dialog>'
  const root = document.querySelector('dialog')
  const tables = [handled(NAVIGATION, (name) => done.push(`${name} in the dialog`))]
  closings.push(openContext({ kind: 'dialog', tables, root: () => root }))
  document.querySelector('button')?.focus()
}

describe('a held confirmation of a grave move', () => {
  it('counts once it was held long enough', () => {
    press('south', 0, false)
    vi.advanceTimersByTime(HOLD - 1)
    expect([done, useHolding.getState().held?.pad]).toEqual([[], 0])
    vi.advanceTimersByTime(1)
    expect([done, useHolding.getState().held]).toEqual([['confirm'], null])
  })

  it('ends with a pad that is unplugged, which releases its buttons', () => {
    press('south', 0, false)
    release('south', 0)
    vi.advanceTimersByTime(2 * HOLD)
    expect([done, useHolding.getState().held]).toEqual([[], null])
  })

  it('is not ended by the release of another pad', () => {
    press('south', 0, false)
    release('south', 1)
    vi.advanceTimersByTime(HOLD)
    expect(done).toEqual(['confirm'])
  })

  it.each([
    ['a dialog opens', openDialog],
    ['another cell is aimed at', aimAside],
    ['it is another seat’s turn, as after the last move', () => noteCalled('red')],
  ])('confirms nothing if meanwhile %s', (_what, happen) => {
    press('south', 0, false)
    vi.advanceTimersByTime(HOLD / 2)
    happen()
    vi.advanceTimersByTime(HOLD)
    expect([done, useHolding.getState().held]).toEqual([[], null])
  })
})

it('shows the tags as long as one of two pads asks for them', () => {
  for (const pad of [0, 1]) press('left-trigger', pad, false)
  release('left-trigger', 0)
  expect(useAltKey.getState().isHeld).toBe(true)
  release('left-trigger', 1)
  expect(useAltKey.getState().isHeld).toBe(false)
})

it('releases a button once, even if it was never pressed', () => {
  release('left-trigger', 7)
  release('south', 7)
  expect([done, useAltKey.getState().isHeld]).toEqual([[], false])
})

it('is not disturbed by impossible positions of a stick', () => {
  expect(() => turn({ x: Number.NaN, y: Number.NaN }, 0, 16)).not.toThrow()
})
